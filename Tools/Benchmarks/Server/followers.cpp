// Follows one board of a server many times over, and says when its changes arrived.
//
//   g++ -O2 -std=c++20 followers.cpp -o followers && ./followers PORT TOKEN BOARD FOLLOWERS STALLED
//
// STALLED more ask for the stream and never read it. Prints "ready" once every follower has the board, and when its input
// ends a line of JSON: the nanoseconds of the monotonic clock at which 99 of 100 followers had each revision, or a later one.

#include <arpa/inet.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace {

constexpr std::string_view mark = "\nid: ";
// Fewer than a server lets wait for being accepted.
constexpr int opening_at_once = 64;

[[noreturn]] void fail(const char* what) {
  std::perror(what);
  std::exit(1);
}

std::int64_t now() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1'000'000'000LL + time.tv_nsec;
}

// A connection that has asked for the stream.
int open_stream(int port, const std::string& request, bool is_read) {
  int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  if (socket < 0) fail("socket");
  if (!is_read) {
    // So little that the server soon cannot send more.
    int bytes = 1;
    setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &bytes, sizeof bytes);
  }
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(socket, reinterpret_cast<sockaddr*>(&address), sizeof address) < 0) fail("connect");
  if (write(socket, request.data(), request.size()) != static_cast<ssize_t>(request.size())) fail("write");
  fcntl(socket, F_SETFL, O_NONBLOCK);
  return socket;
}

// Finds the ids of events in what arrives in pieces. No other line of a stream begins like an id's.
class Follower {
 public:
  std::int64_t revision = -1;

  // Calls back with each id.
  template <typename Seen>
  void read(const char* piece, std::size_t size, Seen seen) {
    for (const char* end = piece + size; piece != end;) {
      if (matched_ == mark.size()) {
        if (*piece >= '0' && *piece <= '9') {
          number_ = number_ * 10 + (*piece++ - '0');
          continue;
        }
        seen(number_);
        matched_ = number_ = 0;
      }
      if (matched_ == 0) {
        piece = static_cast<const char*>(std::memchr(piece, mark[0], end - piece));
        if (!piece) return;
        matched_ = 1;
        ++piece;
      } else if (*piece == mark[matched_]) {
        ++matched_;
        ++piece;
      } else {
        matched_ = 0;
      }
    }
  }

 private:
  std::size_t matched_ = 0;
  std::int64_t number_ = 0;
};

class Crowd {
 public:
  Crowd(int port, const std::string& request, int size) : epoll_(epoll_create1(0)), followers_(size), most_((size * 99 + 99) / 100) {
    for (int number = 0; number < size; ++number) {
      epoll_event event{};
      event.events = EPOLLIN;
      int socket = open_stream(port, request, true);
      event.data.u64 = static_cast<std::uint64_t>(number) << 32 | static_cast<std::uint32_t>(socket);
      if (epoll_ctl(epoll_, EPOLL_CTL_ADD, socket, &event) < 0) fail("epoll_ctl");
      while (number + 1 - started_ >= opening_at_once) take();
    }
    while (started_ < size) take();
  }

  // Until the input ends.
  void follow() {
    for (pollfd input{0, POLLIN, 0};;) {
      take();
      char byte;
      if (poll(&input, 1, 0) > 0 && ::read(0, &byte, 1) <= 0) return;
    }
  }

  void print() const {
    std::printf("{\"events\":%lld,\"at\":{", static_cast<long long>(events_));
    const char* comma = "";
    for (auto [revision, when] : at_) {
      std::printf("%s\"%lld\":%lld", comma, static_cast<long long>(revision), static_cast<long long>(when));
      comma = ",";
    }
    std::puts("}}");
  }

 private:
  void take() {
    std::array<epoll_event, 256> ready;
    int count = epoll_wait(epoll_, ready.data(), ready.size(), 20);
    for (int place = 0; place < count; ++place) {
      auto& follower = followers_[ready[place].data.u64 >> 32];
      ssize_t size = ::read(static_cast<int>(ready[place].data.u64 & 0xFFFFFFFF), buffer_.data(), buffer_.size());
      if (size < 0 && (errno == EAGAIN || errno == EINTR)) continue;
      if (size <= 0) {
        std::fputs("a stream ended\n", stderr);
        std::exit(1);
      }
      follower.read(buffer_.data(), size, [&](std::int64_t revision) { saw(follower, revision); });
    }
  }

  void saw(Follower& follower, std::int64_t revision) {
    ++events_;
    if (follower.revision < 0) {
      ++started_;
      follower.revision = revision;
      return;
    }
    while (follower.revision < revision) {
      if (++reached_[++follower.revision] == most_) at_[follower.revision] = now();
    }
  }

  int epoll_;
  std::vector<Follower> followers_;
  const int most_;
  int started_ = 0;
  std::int64_t events_ = 0;
  std::map<std::int64_t, int> reached_;
  std::map<std::int64_t, std::int64_t> at_;
  std::array<char, 64 << 10> buffer_;
};

}  // namespace

int main(int count, char** words) {
  if (count != 6) {
    std::fputs("usage: followers PORT TOKEN BOARD FOLLOWERS STALLED\n", stderr);
    return 2;
  }
  int port = std::atoi(words[1]);
  std::string request = std::string("GET /api/v1/board/stream?path=") + words[3] + " HTTP/1.1\r\nHost: 127.0.0.1:" + words[1] +
                        "\r\nAuthorization: Bearer " + words[2] + "\r\n\r\n";
  for (int left = std::atoi(words[5]); left > 0; --left) open_stream(port, request, false);
  static Crowd crowd(port, request, std::atoi(words[4]));
  std::puts("ready");
  std::fflush(stdout);
  crowd.follow();
  crowd.print();
}
