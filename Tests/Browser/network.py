"""A line between two programs that can be cut and mended."""

import socket
import threading


class Line:
    """Carries connections on a port of its own to another port, while it is whole."""

    def __init__(self, target):
        self.target = target
        self.is_whole = True
        self.sockets = set()
        self.lock = threading.Lock()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self):
        """Breaks every connection, and takes no new one."""
        with self.lock:
            self.is_whole = False
            for end in self.sockets:
                self._break(end)
            self.sockets.clear()

    def mend(self):
        self.is_whole = True

    def end(self):
        self.cut()
        self.listener.close()

    def _accept(self):
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self.target))
            except OSError:
                near.close()
                continue
            with self.lock:
                if not self.is_whole:
                    near.close()
                    far.close()
                    continue
                self.sockets |= {near, far}
            for one, other in [(near, far), (far, near)]:
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one, other):
        try:
            while data := one.recv(1 << 16):
                other.sendall(data)
        except OSError:
            pass
        self._break(one)
        self._break(other)

    @staticmethod
    def _break(end):
        try:
            end.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        end.close()
