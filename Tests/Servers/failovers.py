"""Faults of the primary of PostgreSQL under Patroni, each of which ends with a synchronous standby."""

import time

from cluster import Database, eventually


def taken_over(fault, mend, meanwhile=lambda load: None):
    """A fault of the primary until the standby takes over, after which the old primary comes back as the standby."""

    def act(database, load):
        old = database.primary()
        fault(database, old)
        successor(database, old)
        meanwhile(load)
        mend(database, old)
        standby(database, old)

    return act


def goes_on_soon(load):
    """Waits until the servers write to the new primary, which they do soon after it takes over."""
    begun = time.monotonic()
    load.goes_on()
    seconds = time.monotonic() - begun
    assert seconds < 20, f"the servers went on {seconds:.0f} s after there was another primary"


def revive(database, load):
    """Starts a killed primary without Patroni, as a second primary, where all servers must connect again."""
    old = database.primary()
    database.kill(old)
    new = successor(database, old)
    load.goes_on()
    # The servers try the old primary first.
    database.write_client_files([old, new])
    database.revive(old)
    assert database.sql("postgres", "SELECT pg_is_in_recovery()", node=old) == "f", f"{old} is no primary"
    database.sql(
        "postgres",
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'scorebook'",
        node=new,
    )
    eventually("the servers connect to the old primary", lambda: sessions(database, old) > 20)
    time.sleep(5)
    database.start_node(old)
    standby(database, old)


def restart(database, load):
    """Kills the PostgreSQL of the primary, which Patroni starts again."""
    database.crash(database.primary())
    eventually("a primary", database.primary, 90)
    eventually("a synchronous standby", database.has_synchronous_standby, 120)


FAILOVERS = {
    "kill the primary": taken_over(Database.kill, Database.start_node),
    # The servers are still connected to the old primary when it resumes.
    "pause it": taken_over(Database.pause, Database.resume),
    "pause it for longer": taken_over(Database.pause, Database.resume, goes_on_soon),
    "cut it off from etcd": taken_over(Database.isolate, Database.reconnect),
    "revive the old primary": revive,
    "crash its PostgreSQL": restart,
}


def successor(database, old):
    """Waits until the standby is the primary, and returns its name."""
    new = database.other(old)
    eventually(f"the primary {new}", lambda: database.is_primary(new), 90)
    return new


def standby(database, name):
    """Waits until a node has everything that the primary has."""
    eventually(f"the standby {name}", lambda: database.is_synchronous_standby(name), 120)


def sessions(database, node):
    """The sessions that clients opened in the database of the servers since the node started."""
    return int(database.sql("postgres", "SELECT sessions FROM pg_stat_database WHERE datname = 'scorebook'", node=node))
