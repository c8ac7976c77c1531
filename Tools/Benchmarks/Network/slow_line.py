"""A line to a server that is as slow as a mobile network: a program between browser and server on this machine.

Chromium's own emulation delays each request by itself, knows no connections, and leaves service workers out. This line delays
bytes, so whatever a browser sends takes as long as on such a network: a new connection costs a round trip of its own, and all
connections share the rate.
"""

import asyncio
import threading
import time

# The bytes of one packet.
PACKET = 1448


class Direction:
    """One direction of the line, in which packets of all connections take turns."""

    def __init__(self, bits_per_second):
        self.rate = bits_per_second / 8
        self.turn = asyncio.Lock()
        self.bytes = 0
        self.free = 0.0

    async def carry(self, data):
        async with self.turn:
            self.bytes += len(data)
            now = asyncio.get_running_loop().time()
            # A sleep that lasted too long is made up for.
            self.free = max(self.free, now - 0.05) + len(data) / self.rate
            await asyncio.sleep(max(0, self.free - now))


class SlowLine:
    """Carries connections on a port of its own to another port. A connection is new for the server where it is for the browser."""

    def __init__(self, target, round_trip, bits_per_second):
        self.target, self.round_trip, self.rate = target, round_trip, bits_per_second
        self.requests, self.moved = 0, time.monotonic()
        self.connections = set()
        self.loop, self.port = asyncio.new_event_loop(), None
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(self._serve(),), daemon=True)
        self.ready, self.done = threading.Event(), asyncio.Event()
        self.thread.start()
        self.ready.wait()
        self.url = f"http://127.0.0.1:{self.port}"

    @property
    def bytes(self):
        """The bytes in both directions."""
        return self.up.bytes + self.down.bytes

    def rest(self, seconds=1.5):
        """Waits until nothing has moved for some time, or ten seconds, because a stream never ends."""
        end = time.monotonic() + 10
        while time.monotonic() < min(end, self.moved + seconds):
            time.sleep(0.05)

    def forget(self):
        """Ends all connections, as between two visits, and counts from zero."""
        asyncio.run_coroutine_threadsafe(self._forget(), self.loop).result()

    def end(self):
        self.loop.call_soon_threadsafe(self.done.set)
        self.thread.join()

    async def _forget(self):
        for connection in self.connections:
            connection.cancel()
        await asyncio.gather(*self.connections, return_exceptions=True)
        self.up.bytes = self.down.bytes = self.requests = 0

    async def _serve(self):
        self.up, self.down = Direction(self.rate), Direction(self.rate)
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self.ready.set()
        await self.done.wait()
        await self._forget()
        server.close()

    async def _connect(self, reader, writer):
        connection, far_writer = asyncio.current_task(), None
        self.connections.add(connection)
        connection.add_done_callback(self.connections.discard)
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
            # The handshake, which the browser has had at once.
            await asyncio.sleep(self.round_trip)
            async with asyncio.TaskGroup() as ways:
                for end, other, direction in ((reader, far_writer, self.up), (far_reader, writer, self.down)):
                    sent = asyncio.Queue()
                    ways.create_task(self._read(end, sent, direction))
                    ways.create_task(self._write(sent, other))
        except* (OSError, asyncio.CancelledError):
            pass
        finally:
            writer.close()
            if far_writer:
                far_writer.close()

    async def _read(self, reader, sent, direction):
        """Reads packets in turn with other connections; each arrives half a round trip later."""
        last, loop, data = b"", asyncio.get_running_loop(), True
        while data:
            data = await reader.read(PACKET)
            if direction is self.up:
                # The line of a request may lie in two packets.
                self.requests += (last + data).count(b" HTTP/1.1\r\n")
                last = data[-10:]
            await direction.carry(data)
            self.moved = time.monotonic()
            sent.put_nowait((loop.time() + self.round_trip / 2, data))

    async def _write(self, sent, writer):
        data = True
        while data:
            moment, data = await sent.get()
            await asyncio.sleep(moment - asyncio.get_running_loop().time())
            if data:
                writer.write(data)
                await writer.drain()
            elif writer.can_write_eof():
                writer.write_eof()
            self.moved = time.monotonic()
