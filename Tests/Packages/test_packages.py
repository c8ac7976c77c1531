"""A package of Tools/package in a fresh Debian tree: installed, served by its unit's command, upgraded, removed and purged.

Nothing in the tree knows Swift. systemd does not run there, so the tests start what the unit says as its user, and
systemd-analyze judges the unit. The Dockerfile's last stage runs there, too, step by step. Needs root, for chroot.
"""

import contextlib
import http.client
import json
import os
import pathlib
import re
import shlex
import shutil
import signal
import subprocess
import tempfile
import unittest
import urllib.parse

PACKAGES = pathlib.Path(os.environ["PACKAGES"])
FILES = pathlib.Path(__file__).parents[2] / "Tools" / "Package"
APPS = ["archery", "fitness-challenge", "pinball-practice"]
APP, NAME = "archery", "scorebook-archery"
SHOOT = "sample-shoot"
LIMIT = 40_000_000
QUIETLY = {"DEBIAN_FRONTEND": "noninteractive"}


def run(*command, **options):
    """What a program prints; fails with all of it."""
    done = subprocess.run(command, capture_output=True, text=True, **options)
    assert done.returncode == 0, f"{shlex.join(command)}: {done.stdout}{done.stderr}"
    return done.stdout


def made(app, revision):
    """The package of an app."""
    return next(PACKAGES.glob(f"scorebook-{app}_*-{revision}_*.deb"))


class Tree:
    """A fresh Debian of this machine's release, in a folder."""

    def __init__(self, folder, stack):
        self.folder = pathlib.Path(folder)
        release = dict(line.split("=", 1) for line in pathlib.Path("/etc/os-release").read_text().splitlines() if "=" in line)
        sources = run("apt-get", "indextargets", "--format", "$(SITE) $(RELEASE)", "Created-By: Packages").splitlines()
        suite = release["VERSION_CODENAME"]
        mirror = next(site for site, name in map(str.split, sources) if name == suite)
        run("debootstrap", "--variant=minbase", suite, str(self.folder), mirror)
        run("mount", "--types", "proc", "proc", str(self.folder / "proc"))
        stack.callback(run, "umount", str(self.folder / "proc"))
        shutil.copy("/etc/resolv.conf", self.folder / "etc/resolv.conf")
        for file in pathlib.Path("/etc/apt/apt.conf.d").glob("*proxy*"):
            shutil.copy(file, self.folder / "etc/apt/apt.conf.d")
        self.path("/packages").mkdir()

    def path(self, path):
        return self.folder / path.lstrip("/")

    def command(self, *command, user=None, **variables):
        """A command inside, with nothing but these variables."""
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8", **variables}
        who = [f"--userspec={user}"] if user else []
        return ["chroot", *who, str(self.folder), "env", "-i", *(f"{key}={value}" for key, value in environment.items()), *command]

    def run(self, *command, **options):
        return run(*self.command(*command, **options))

    def install(self, package):
        shutil.copy(package, self.path("/packages"))
        self.run("apt-get", "install", "--yes", "--no-install-recommends", f"/packages/{package.name}", **QUIETLY)


class Service:
    """What a unit starts, as its user."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
        self.lines = []
        for line in self.process.stdout:
            self.lines.append(line)
            if found := re.search(r"^Serving on http://[^:]+:(\d+)", line):
                self.port = int(found[1])
            if found := re.search(r"^  (?:http://\S+/sign-in/(\S+)|([0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}))$", line):
                self.link, self.code = found.groups()
                return
        raise AssertionError(f"the service ended: {self.lines}")

    def ask(self, method, path, token=None, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        with contextlib.closing(connection):
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            connection.request(method, path, body and json.dumps(body), {**headers, "Content-Type": "application/json"})
            answer = connection.getresponse()
            return answer.status, answer.read().decode()

    def sign_in(self):
        return json.loads(self.ask("POST", "/api/v1/sign-in", body={"link": self.link})[1])["token"]

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.stdout.read()
        self.process.stdout.close()
        return self.process.wait(timeout=60)


class PackageTests(unittest.TestCase):
    def setUp(self):
        folder = self.enterContext(tempfile.TemporaryDirectory(prefix="tree."))
        os.chmod(folder, 0o755)
        self.tree = Tree(folder, self.enterContext(contextlib.ExitStack()))

    def unit(self):
        """The settings of the unit's [Service], the last of each name."""
        lines = self.tree.path(f"/usr/lib/systemd/system/{NAME}.service").read_text().splitlines()
        return dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))

    def as_user(self, *command):
        """A command as the service's user runs it: as `sudo -u USER -H` does."""
        entry = self.tree.run("getent", "passwd", self.unit()["User"]).split(":")
        return self.tree.command(*command, user=entry[0], HOME=entry[5])

    def start(self):
        """Starts the service as systemd does: the command of the unit, as its user, with the options of the administrator."""
        unit = self.unit()
        options = self.tree.path(unit["EnvironmentFile"].removeprefix("-")).read_text()
        options = re.search(r'^OPTIONS="(.*)"$', options, re.MULTILINE)[1].split()
        *command, last = unit["ExecStart"].split()
        self.assertEqual(last, "$OPTIONS")
        return Service(self.as_user(*command, *options))

    def total(self):
        board = json.loads(run(*self.as_user(APP, "board", SHOOT, "--json")))
        return next(row["totalScore"] for row in board["rows"] if row["displayName"] == "Robin")

    def test_a_service_is_installed_scores_is_upgraded_and_purged(self):
        tree = self.tree
        self.assertFalse([*tree.path("/usr").glob("lib*/swift*"), *tree.path("/usr").rglob("libswift*")])
        tree.install(made(APP, 1))
        self.check_files()
        options = tree.path(f"/etc/default/{NAME}")
        self.check_first_owner(options)
        # A file of the administrator, which upgrades leave alone.
        chosen = f'OPTIONS="--port 0 --sample --backup /var/lib/scorebook/{APP}/backups"\n'
        options.write_text(chosen)
        service = self.start()
        token = service.sign_in()
        self.check_alerts(service, token)
        before = self.total()
        run(*self.as_user(APP, "score", SHOOT, "Robin", "9"))
        self.assertEqual(self.total(), before + 9)
        self.assertEqual(service.end(), 0)

        tree.install(made(APP, 2))
        self.assertEqual(options.read_text(), chosen)
        service = self.start()
        self.assertEqual(self.total(), before + 9)
        self.assertEqual(service.ask("GET", "/api/v1/account", token)[0], 200)
        run(*self.as_user(APP, "doctor"))
        self.assertEqual(service.end(), 0)

        data = tree.path(f"/var/lib/scorebook/{APP}")
        tree.run("apt-get", "remove", "--yes", NAME, **QUIETLY)
        self.assertTrue([*data.rglob("archery.sqlite")])
        self.assertFalse(tree.path(f"/usr/bin/{APP}").exists())
        tree.install(made(APP, 2))
        self.assertEqual(self.total(), before + 9)
        tree.run("apt-get", "purge", "--yes", NAME, **QUIETLY)
        self.assertFalse(data.parent.exists())
        self.assertFalse(options.exists())
        self.assertNotIn(NAME, tree.path("/etc/passwd").read_text())
        self.assertFalse([*tree.path("/etc/systemd").rglob(f"{NAME}*")])

    def check_first_owner(self, options):
        """As shipped, but for the port: the first device that enters the log's code is the owner, and the next finds no page."""
        options.write_text(options.read_text().replace("--port 8080", "--port 0"))
        service = self.start()
        form = urllib.parse.urlencode({"code": service.code.lower(), "name": "Olga", "id": "0123456789abcdef" * 2 + "-owner"})
        origin = f"http://127.0.0.1:{service.port}"
        headers = {"Origin": origin, "Content-Type": "application/x-www-form-urlencoded"}
        connection = http.client.HTTPConnection("127.0.0.1", service.port, timeout=30)
        with contextlib.closing(connection):
            connection.request("POST", "/owner", form, headers)
            answer = connection.getresponse()
            answer.read()
            self.assertEqual((answer.status, answer.headers["Location"]), (303, "/owner"))
            cookie = answer.headers["Set-Cookie"].split(";")[0]
            connection.request("GET", "/owner", headers={"Cookie": cookie})
            self.assertIn("This server is yours", connection.getresponse().read().decode())
        self.assertEqual(service.ask("GET", "/owner")[0], 404)
        self.assertEqual(service.end(), 0)

    def check_files(self):
        tree, unit = self.tree, self.unit()
        state = tree.path(f"/var/lib/{unit['StateDirectory']}")
        home = tree.run("getent", "passwd", unit["User"]).split(":")[5]
        self.assertEqual(home, f"/var/lib/{unit['StateDirectory']}")
        self.assertEqual(state.stat().st_mode & 0o777, 0o700)
        self.assertTrue(tree.path(f"/etc/systemd/system/multi-user.target.wants/{NAME}.service").is_symlink())
        # This machine has systemd's own units, and not the program. It says what it does not know, and goes on.
        text = tree.path(f"/usr/lib/systemd/system/{NAME}.service").read_text().replace(f"/usr/bin/{APP}", "/bin/true")
        copy = tree.path(f"/packages/{NAME}.service")
        copy.write_text(text)
        verify = ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(copy)]
        self.assertEqual(subprocess.run(verify, capture_output=True, text=True, check=True).stderr, "")
        run("systemd-analyze", "security", "--offline=true", "--threshold=20", f"--root={tree.folder}", f"{NAME}.service")

    def check_alerts(self, service, token):
        """Alerts ask only for what a server counts."""
        shown = service.ask("GET", "/metrics", token)[1]
        for name in set(re.findall(r"scorebook_[a-z_]+", (FILES / "alerts.yml").read_text())):
            self.assertIn(f"\n{name}", shown)

    def test_the_image_serves_as_its_own_user(self):
        stage = (FILES / "Dockerfile").read_text().rpartition("\nFROM ")[2].replace("\\\n", " ")
        steps = dict(line.split(" ", 1) for line in stage.splitlines()[1:] if line and not line.startswith("#"))
        app = steps["ARG"].split("=")[1]
        # The stage before makes one package.
        shutil.copy(made(app, 1), self.tree.path("/packages"))
        self.tree.run("sh", "-c", steps["RUN"], APP=app, **QUIETLY)
        self.assertTrue(self.tree.path(steps["VOLUME"]).is_dir())
        words = json.loads(steps["ENTRYPOINT"])
        words[words.index("8080")] = "0"
        service = Service(self.tree.command(*words, user=steps["USER"], HOME=steps["ENV"].split("=")[1]))
        self.assertEqual(service.ask("GET", "/readyz")[0], 200)
        self.assertEqual(service.end(), 0)


class FileTests(unittest.TestCase):
    def test_each_package_is_small_and_names_what_it_links(self):
        for app in APPS:
            self.assertLess(made(app, 1).stat().st_size, LIMIT)
            needs = run("dpkg-deb", "--field", str(made(app, 1)), "Depends")
            self.assertRegex(needs, r"adduser, .*libc6 \(>= [0-9.]+\).*libsqlite3-0")
            owners = {line.split()[1] for line in run("dpkg-deb", "--contents", str(made(app, 1))).splitlines()}
            self.assertEqual(owners, {"root/root"})

    def test_the_files_for_operators_are_well_formed(self):
        run("hadolint", str(FILES / "Dockerfile"))
        run("promtool", "check", "rules", str(FILES / "alerts.yml"))
        run("promtool", "check", "config", "--syntax-only", str(FILES / "prometheus.yml"))

    def test_manuals_and_completions_are_well_formed(self):
        for app in APPS:
            folder = self.enterContext(tempfile.TemporaryDirectory())
            run("dpkg-deb", "--extract", str(made(app, 1)), folder)
            manual = ["man", "--warnings", "--local-file", f"{folder}/usr/share/man/man1/{app}.1.gz"]
            self.assertEqual(subprocess.run(manual, capture_output=True, text=True, check=True).stderr, "")
            completions = [("bash", f"bash-completion/completions/{app}"), ("zsh", f"zsh/vendor-completions/_{app}")]
            for shell, file in [*completions, ("fish", f"fish/vendor_completions.d/{app}.fish")]:
                if shutil.which(shell):
                    run(shell, "-n", f"{folder}/usr/share/{file}")


if __name__ == "__main__":
    unittest.main()
