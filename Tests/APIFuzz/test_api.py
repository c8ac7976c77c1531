"""Requests made up from the API's description: none may crash the server or get an answer that is not described."""

import os
import signal
import subprocess
import tempfile
import unittest
import urllib.request

CHECKS = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
]
OPERATIONS = 31
LEFT_OUT = 5


class Server:
    """The API over a store in memory, on a free port."""

    def __init__(self):
        self.process = subprocess.Popen([os.environ["API_SERVER"]], stdout=subprocess.PIPE, text=True)
        self.url, self.token = self.process.stdout.readline().split()

    def end(self):
        """Ends it as a user would, and returns its exit status."""
        self.process.send_signal(signal.SIGTERM)
        self.process.stdout.close()
        return self.process.wait(timeout=30)


class APITest(unittest.TestCase):
    def fuzz(self, *headers):
        server = Server()
        self.addCleanup(server.process.kill)
        with tempfile.TemporaryDirectory() as folder:
            description = os.path.join(folder, "openapi.yaml")
            urllib.request.urlretrieve(f"{server.url}/openapi.yaml", description)
            options = {
                "--url": server.url,
                "--phases": "examples,coverage,fuzzing",
                "--max-examples": os.environ.get("API_EXAMPLES", "15"),
                "--seed": os.environ.get("API_SEED", "1"),
                "--generation-database": "none",
                "--generation-with-security-parameters": "false",
                # Streams do not end, and signing out would leave a stranger; the Swift tests ask for those.
                "--exclude-path-regex": "(stream|session)$",
                "--checks": ",".join(CHECKS),
                "--request-timeout": "10",
            }
            command = [os.environ["SCHEMATHESIS"], "run", description, "--no-color"]
            command += [text for option in options.items() for text in option]
            command += [text for header in headers for text in ("-H", header.format(token=server.token))]
            run = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        self.assertIn(f"Tested: {OPERATIONS - LEFT_OUT}\n", run.stdout)
        self.assertEqual(server.end(), 0)

    def test_whatever_the_owner_asks_gets_an_answer_that_is_described(self):
        self.fuzz("Authorization: Bearer {token}")

    def test_whatever_a_stranger_asks_gets_an_answer_that_is_described(self):
        self.fuzz()

    def test_a_signal_ends_the_server_and_its_open_streams(self):
        server = Server()
        self.addCleanup(server.process.kill)
        address = f"{server.url}/api/v1/changes/stream?under=groups/g1"
        request = urllib.request.Request(address, headers={"Authorization": f"Bearer {server.token}"})
        with urllib.request.urlopen(request, timeout=30) as stream:
            self.assertTrue(stream.readline())
            server.process.send_signal(signal.SIGTERM)
            stream.read()
        self.assertEqual(server.process.wait(timeout=30), 0)
        server.process.stdout.close()


if __name__ == "__main__":
    unittest.main()
