// The rival of bench-index: libstdc++'s order-statistics red-black tree doing the same work.
//
//   g++ -O2 -std=c++20 pbds.cpp -o pbds && taskset -c 1 ./pbds [entries] [operations]
//
// The entries, the operations and the checksum are those of Index/Benchmark.swift, so both must print the same checksum.

#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ext/pb_ds/assoc_container.hpp>
#include <ext/pb_ds/tree_policy.hpp>
#include <functional>
#include <vector>

namespace {

struct Entry {
  std::int64_t score;
  std::int64_t time;
  std::uint64_t id;

  bool operator<(const Entry& other) const {
    if (score != other.score) return score < other.score;
    if (time != other.time) return time < other.time;
    return id < other.id;
  }
};

struct SplitMix64 {
  std::uint64_t state;

  std::uint64_t next() {
    state += 0x9E3779B97F4A7C15;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
    return mixed ^ (mixed >> 31);
  }
};

using Tree = __gnu_pbds::tree<Entry, __gnu_pbds::null_type, std::less<Entry>, __gnu_pbds::rb_tree_tag,
                              __gnu_pbds::tree_order_statistics_node_update>;

// Resident bytes of this process.
std::int64_t resident() {
  std::int64_t total = 0, pages = 0;
  std::FILE* file = std::fopen("/proc/self/statm", "r");
  if (!file) return 0;
  if (std::fscanf(file, "%ld %ld", &total, &pages) != 2) pages = 0;
  std::fclose(file);
  return pages * sysconf(_SC_PAGESIZE);
}

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

}  // namespace

int main(int argc, char** argv) {
  const std::uint64_t entries = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1'000'000;
  const std::uint64_t operations = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1'000'000;

  SplitMix64 random{20260101};
  std::vector<Entry> current;
  current.reserve(entries);
  for (std::uint64_t id = 0; id < entries; ++id) {
    current.push_back({static_cast<std::int64_t>(random.next() >> 24), static_cast<std::int64_t>(id), id});
  }

  const auto before = resident();
  const auto load_start = std::chrono::steady_clock::now();
  Tree tree;
  for (const auto& entry : current) tree.insert(entry);
  const double load_seconds = seconds_since(load_start);
  const auto loaded = resident();

  std::uint64_t checksum = 0;
  const auto churn_start = std::chrono::steady_clock::now();
  for (std::uint64_t operation = 0; operation < operations; ++operation) {
    const std::uint64_t id = random.next() % entries;
    const Entry updated{static_cast<std::int64_t>(random.next() >> 24), static_cast<std::int64_t>(entries + operation),
                        id};
    tree.erase(current[id]);
    tree.insert(updated);
    current[id] = updated;
    checksum = checksum * 31 + tree.order_of_key(updated);
  }
  const double churn_seconds = seconds_since(churn_start);
  const auto churned = resident();

  std::printf(
      "{\"name\":\"pbds\",\"entries\":%lu,\"insertPerSecond\":%.0f,\"updateRankPerSecond\":%.0f,"
      "\"bytesPerEntry\":%.1f,\"bytesPerEntryAfterChurn\":%.1f,\"checksum\":\"%016lx\"}\n",
      entries, entries / load_seconds, operations / churn_seconds, double(loaded - before) / entries,
      double(churned - before) / entries, checksum);
}
