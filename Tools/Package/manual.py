"""Writes a manual page from what a program says about itself: APP --experimental-dump-help | manual.py >APP.1"""

import json
import sys


def escaped(text):
    """Text as roff shows it. A line must not begin with a control character."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("`", "\\(ga")
    return "\n".join(f"\\&{line}" if line.startswith(".") else line for line in text.split("\n"))


def paragraphs(text):
    """Paragraphs of running text, and examples as they are."""
    for part in filter(None, (text or "").split("\n\n")):
        lines = part.split("\n")
        if part.startswith("Example"):
            yield ".PP\n.nf\n" + "\n".join(map(escaped, lines)) + "\n.fi"
        else:
            yield ".PP\n" + escaped(" ".join(line.strip() for line in lines))


def form(argument):
    """An argument as it is typed."""
    value = f"\\fI{escaped(argument['valueName'])}\\fR"
    if argument["kind"] == "positional":
        return value
    names = [("-" if name["kind"] == "short" else "--") + name["name"] for name in argument["names"]]
    typed = ", ".join(f"\\fB{escaped(name)}\\fR" for name in names)
    return typed if argument["kind"] == "flag" else f"{typed} {value}"


def arguments(command):
    """The arguments that the help shows, but those that every command has."""
    shown = [each for each in command.get("arguments", []) if each["shouldDisplay"]]
    return [each for each in shown if each["valueName"] not in ("help", "version")]


def synopsis(command):
    words = [f"\\fB{escaped(' '.join([*command.get('superCommands', []), command['commandName']]))}\\fR"]
    for argument in arguments(command):
        word = form(argument) + ("..." if argument["isRepeating"] else "")
        words.append(f"[{word}]" if argument["isOptional"] else word)
    return " ".join(words)


def described(command):
    for argument in arguments(command):
        text = " ".join(filter(None, [argument.get("abstract"), argument.get("discussion")]))
        values = argument.get("allValues")
        default = argument.get("defaultValue")
        text += f" (values: {', '.join(values)})" if values else ""
        text += f" (default: {default})" if default and "default:" not in text else ""
        yield f".TP\n{form(argument)}\n{escaped(' '.join(text.split()))}"


def commands(command):
    """Every command below one, whether or not it has others below it."""
    for each in command.get("subcommands", []):
        if each["shouldDisplay"] and each["commandName"] != "help":
            yield each
            yield from commands(each)


def page(program):
    name = program["commandName"]
    yield f".TH {escaped(name.upper())} 1 \"\" Scorebook Scorebook"
    yield f".SH NAME\n{escaped(name)} \\- {escaped(program['abstract'].rstrip('.'))}"
    yield f".SH SYNOPSIS\n\\fB{escaped(name)}\\fR [\\fIcommand\\fR] [\\fIoptions\\fR]\n.PP\n\\fB{escaped(name)}\\fR \\-\\-help | \\-\\-version"
    yield ".SH DESCRIPTION"
    yield "\n".join(paragraphs(program.get("discussion"))).removeprefix(".PP\n")
    yield ".SH COMMANDS"
    for command in commands(program):
        yield f".SS {escaped(' '.join([*command.get('superCommands', [])[1:], command['commandName']]))}"
        yield synopsis(command)
        yield from paragraphs(command.get("abstract"))
        yield from paragraphs(command.get("discussion"))
        yield from described(command)
    yield ".SH EXIT STATUS\n0, 1 after a failure, or 2 for a command that cannot be understood."


print("\n".join(page(json.load(sys.stdin)["command"])))
