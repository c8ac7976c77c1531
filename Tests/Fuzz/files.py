"""Files that programs import or open, damaged in a few places: a command ends with a sentence and never by a signal."""

import json
import pathlib
import shutil
import subprocess

import hostile
from served import PROGRAMS, Server, environment

STARTER = pathlib.Path(__file__).resolve().parents[2] / "Apps/pinball-practice/Starter"
ENTRIES = "Name,Bow,Target,Email\nAna,recurve,1A,ana@example.org\nBen,compound,1B,\n\"C, D\",barebow,2A,\n"
WORKOUTS = "id,at,date,time,zone,note\n1,2025-06-11T10:00:00+02:00,,,,run\n2,,2025-06-12,18:30,Europe/Berlin,swim\n3,,2025-06-13,,,\n"
SHOOT = "the sample's name"
READS = {
    "archery": [["list"], ["show", SHOOT], ["board", SHOOT], ["bests"], ["audit", SHOOT]],
    "fitness-challenge": [["group", "list"], ["week"], ["history"], ["streak"]],
    "pinball-practice": [["journal"], ["groups"], ["insights"], ["settings"], ["standings"]],
}


class Files:
    """Runs an app's commands over damaged files."""

    def __init__(self, app, folder, log):
        self.app, self.folder, self.log = app, pathlib.Path(folder), log

    def prepare(self):
        """Makes stores with sample data, as a server leaves them."""
        self.stores, self.shoot = {}, ""
        for kind, name in (("sqlite", "store.sqlite"), ("file", "store")):
            place = self.folder / f"made-{kind}"
            place.mkdir()
            self.stores[kind] = place
            Server(self.app, self.folder, f"{kind}:{place / name}").end()
        self.sample = f"sqlite:{self.stores['sqlite'] / 'store.sqlite'}"
        if self.app == "archery":
            self.shoot = json.loads(self.run("list", "--json", store=self.sample).stdout)[0]["name"]
        return self

    def run(self, *arguments, store="memory:"):
        command = [str(PROGRAMS / self.app), *arguments, "--store", store]
        try:
            outcome = subprocess.run(
                command, capture_output=True, timeout=60, env=environment(self.folder), stdin=subprocess.DEVNULL
            )
        except subprocess.TimeoutExpired:
            self.log.fault(f"no end {self.app} {arguments[0]}", str(command))
            return None
        self.log.counts["commands"] += 1
        if outcome.returncode not in (0, 1, 2) or (outcome.returncode and not outcome.stderr.strip()):
            kept = self.keep(arguments, store)
            said = outcome.stderr[-400:].decode("utf-8", "replace")
            self.log.fault(f"exit {outcome.returncode} {self.app} {arguments[0]}", f"{command} (kept: {kept}) {said}")
        return outcome

    def keep(self, arguments, store):
        """Copies the files of a command that failed to where they outlive the run."""
        kept = self.folder.parent / f"fuzz-kept-{self.log.counts['commands']}"
        for text in [*arguments, store.partition(":")[2]]:
            path = pathlib.Path(text)
            if path.is_absolute() and path.is_file():
                kept.mkdir(exist_ok=True)
                shutil.copy(path, kept)
        return kept

    def imports(self, random):
        """Imports one damaged file."""
        file = self.folder / "import.txt"
        if self.app == "archery":
            file.write_bytes(hostile.mutated_bytes(random, ENTRIES.encode()))
            self.run("import", self.shoot, str(file), store=self.sample)
        elif self.app == "fitness-challenge":
            file.write_bytes(hostile.mutated_bytes(random, WORKOUTS.encode()))
            self.run("import", str(file), store=self.sample)
        elif random.randrange(2):
            export = self.run("export", store=self.sample)
            content = export.stdout if export and export.stdout else b"{}"
            file.write_bytes(hostile.mutated_bytes(random, content))
            self.run("import", str(file), store=self.sample)
        else:
            self.content(random)

    def content(self, random):
        """Reads a copy of the sample league's site, one file of which is damaged."""
        site = self.folder / "site"
        shutil.rmtree(site, ignore_errors=True)
        shutil.copytree(STARTER, site)
        files = sorted(path for path in site.rglob("*") if path.suffix in (".json", ".csv", ".md"))
        lists = [path for path in files if path.name.startswith("cache-")]
        file = random.choice(lists if random.randrange(2) else files)
        file.write_bytes(hostile.mutated_bytes(random, file.read_bytes()))
        place = random.choice([site, self.pack(random, site)])
        for command in (["refresh"], random.choice([["standings"], ["library", "search", "a"], ["stats"], ["targets"]])):
            self.run(*command, "--content", str(place), store=self.sample)

    def pack(self, random, site):
        """The same in one file, which is itself damaged now and then."""
        pack = pathlib.Path(shutil.make_archive(str(self.folder / "pack"), "zip", site))
        if random.randrange(2):
            pack.write_bytes(hostile.mutated_bytes(random, pack.read_bytes()))
        return pack

    def open_damaged(self, random, kind):
        """Opens a damaged copy of a store that a server made."""
        source = self.stores[kind]
        copy = self.folder / f"damaged-{kind}"
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(source, copy)
        files = sorted(path for path in copy.rglob("*") if path.is_file() and path.stat().st_size > 0)
        file = random.choice(files)
        file.write_bytes(hostile.mutated_bytes(random, file.read_bytes()))
        place = copy / "store.sqlite" if kind == "sqlite" else copy / "store"
        command = [self.shoot if word == SHOOT else word for word in random.choice(READS[self.app])]
        self.run(*command, store=f"{kind}:{place}")
