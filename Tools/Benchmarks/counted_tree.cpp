// The rival of bench-index: a counted B+tree in C++ doing the same work, with integer ids, or with string ids behind a
// hash map as a board of players has them.
//
//   g++ -O2 -std=c++20 counted_tree.cpp -o counted-tree && taskset -c 1 ./counted-tree integers|strings [entries] [operations]
//
// The entries, the operations and the checksum are those of Index/Benchmark.swift and Index/BoardBenchmark.swift.

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <unordered_map>
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

// Elements stand in leaves; an inner node knows the lower bound and the number of elements of each child. A full node
// gives to a neighbour that has room before it splits, a thin one is merged with a neighbour as soon as both fit in one.
class CountedTree {
  static constexpr int leaf_size = 128;
  static constexpr int inner_size = 64;

  struct Leaf {
    int count = 0;
    Entry items[leaf_size];
  };
  struct Inner {
    int count = 0;
    Entry low[inner_size];
    std::uint32_t sizes[inner_size];
    void* children[inner_size];
  };

  void* root = new Leaf;
  int height = 0;

  static int slot_of(const Inner* node, const Entry& entry) {
    return int(std::upper_bound(node->low + 1, node->low + node->count, entry) - node->low) - 1;
  }
  static int slot_of(const Leaf* leaf, const Entry& entry) {
    return int(std::lower_bound(leaf->items, leaf->items + leaf->count, entry) - leaf->items);
  }
  template <class Item>
  static void open(Item* items, int count, int slot) {
    std::memmove(items + slot + 1, items + slot, sizeof(Item) * std::size_t(count - slot));
  }
  template <class Item>
  static void close(Item* items, int count, int slot) {
    std::memmove(items + slot, items + slot + 1, sizeof(Item) * std::size_t(count - slot - 1));
  }

  static int filling(const Inner* parent, int slot, int level) {
    return level == 1 ? static_cast<Leaf*>(parent->children[slot])->count
                      : static_cast<Inner*>(parent->children[slot])->count;
  }
  static int room(int level) { return level == 1 ? leaf_size : inner_size; }

  // Moves the first `moved` of the right child to the end of the left one, or so many back where it is negative.
  static void shift(Inner* parent, int left, int moved, int level) {
    std::uint32_t elements = 0;
    if (level == 1) {
      auto* a = static_cast<Leaf*>(parent->children[left]);
      auto* b = static_cast<Leaf*>(parent->children[left + 1]);
      if (moved > 0) {
        std::copy(b->items, b->items + moved, a->items + a->count);
        std::copy(b->items + moved, b->items + b->count, b->items);
      } else {
        std::copy_backward(b->items, b->items + b->count, b->items + b->count - moved);
        std::copy(a->items + a->count + moved, a->items + a->count, b->items);
      }
      a->count += moved;
      b->count -= moved;
      parent->sizes[left] = std::uint32_t(a->count);
      parent->sizes[left + 1] = std::uint32_t(b->count);
      if (b->count) parent->low[left + 1] = b->items[0];
      return;
    }
    auto* a = static_cast<Inner*>(parent->children[left]);
    auto* b = static_cast<Inner*>(parent->children[left + 1]);
    b->low[0] = parent->low[left + 1];
    auto copy = [](Inner* from, int start, int end, Inner* to, int at) {
      std::memmove(to->low + at, from->low + start, sizeof(Entry) * std::size_t(end - start));
      std::memmove(to->sizes + at, from->sizes + start, sizeof(std::uint32_t) * std::size_t(end - start));
      std::memmove(to->children + at, from->children + start, sizeof(void*) * std::size_t(end - start));
    };
    if (moved > 0) {
      copy(b, 0, moved, a, a->count);
      for (int i = 0; i < moved; ++i) elements += b->sizes[i];
      copy(b, moved, b->count, b, 0);
      parent->sizes[left] += elements;
      parent->sizes[left + 1] -= elements;
    } else {
      copy(b, 0, b->count, b, -moved);
      copy(a, a->count + moved, a->count, b, 0);
      for (int i = 0; i < -moved; ++i) elements += b->sizes[i];
      parent->sizes[left] -= elements;
      parent->sizes[left + 1] += elements;
    }
    a->count += moved;
    b->count -= moved;
    if (b->count) parent->low[left + 1] = b->low[0];
  }

  static void even(Inner* parent, int left, int level) {
    shift(parent, left, (filling(parent, left + 1, level) - filling(parent, left, level)) / 2, level);
  }

  static void relieve(Inner* parent, int slot, int level) {
    const int full = room(level);
    if (filling(parent, slot, level) < full) return;
    if (slot + 1 < parent->count && filling(parent, slot + 1, level) < full * 7 / 8) return even(parent, slot, level);
    if (slot > 0 && filling(parent, slot - 1, level) < full * 7 / 8) return even(parent, slot - 1, level);
    open(parent->low, parent->count, slot + 1);
    open(parent->sizes, parent->count, slot + 1);
    open(parent->children, parent->count, slot + 1);
    parent->children[slot + 1] = level == 1 ? static_cast<void*>(new Leaf) : static_cast<void*>(new Inner);
    parent->sizes[slot + 1] = 0;
    parent->low[slot + 1] = parent->low[slot];
    parent->count += 1;
    even(parent, slot, level);
  }

  static void tidy(Inner* parent, int slot, int level) {
    const int mine = filling(parent, slot, level);
    const int full = room(level);
    if (mine >= full / 2) return;
    int left = slot;
    if (slot + 1 >= parent->count || mine + filling(parent, slot + 1, level) >= full) left = slot - 1;
    if (left < 0 || filling(parent, left, level) + filling(parent, left + 1, level) >= full) return;
    shift(parent, left, filling(parent, left + 1, level), level);
    if (level == 1) {
      delete static_cast<Leaf*>(parent->children[left + 1]);
    } else {
      delete static_cast<Inner*>(parent->children[left + 1]);
    }
    close(parent->low, parent->count, left + 1);
    close(parent->sizes, parent->count, left + 1);
    close(parent->children, parent->count, left + 1);
    parent->count -= 1;
  }

  void insert(void* node, int level, const Entry& entry) {
    if (level == 0) {
      auto* leaf = static_cast<Leaf*>(node);
      const int slot = slot_of(leaf, entry);
      open(leaf->items, leaf->count, slot);
      leaf->items[slot] = entry;
      leaf->count += 1;
      return;
    }
    auto* inner = static_cast<Inner*>(node);
    const int slot = slot_of(inner, entry);
    insert(inner->children[slot], level - 1, entry);
    inner->sizes[slot] += 1;
    relieve(inner, slot, level);
  }

  void erase(void* node, int level, const Entry& entry) {
    if (level == 0) {
      auto* leaf = static_cast<Leaf*>(node);
      close(leaf->items, leaf->count, slot_of(leaf, entry));
      leaf->count -= 1;
      return;
    }
    auto* inner = static_cast<Inner*>(node);
    const int slot = slot_of(inner, entry);
    erase(inner->children[slot], level - 1, entry);
    inner->sizes[slot] -= 1;
    tidy(inner, slot, level);
  }

 public:
  void insert(const Entry& entry) {
    insert(root, height, entry);
    const int count = height == 0 ? static_cast<Leaf*>(root)->count : static_cast<Inner*>(root)->count;
    if (count < (height == 0 ? leaf_size : inner_size)) return;
    auto* top = new Inner;
    top->count = 1;
    top->children[0] = root;
    top->low[0] = entry;
    top->sizes[0] = 0;
    if (height == 0) {
      top->sizes[0] = std::uint32_t(count);
    } else {
      for (int i = 0; i < count; ++i) top->sizes[0] += static_cast<Inner*>(root)->sizes[i];
    }
    root = top;
    height += 1;
    relieve(top, 0, height);
  }

  void erase(const Entry& entry) {
    erase(root, height, entry);
    while (height > 0 && static_cast<Inner*>(root)->count == 1) {
      auto* top = static_cast<Inner*>(root);
      root = top->children[0];
      delete top;
      height -= 1;
    }
  }

  std::uint64_t rank(const Entry& entry) const {
    const void* node = root;
    std::uint64_t before = 0;
    for (int level = height; level > 0; --level) {
      auto* inner = static_cast<const Inner*>(node);
      const int slot = slot_of(inner, entry);
      for (int i = 0; i < slot; ++i) before += inner->sizes[i];
      node = inner->children[slot];
    }
    return before + std::uint64_t(slot_of(static_cast<const Leaf*>(node), entry));
  }
};

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

// Twelve characters, which a std::string keeps in itself.
std::string name(std::uint64_t id) {
  char text[16];
  std::snprintf(text, sizeof text, "p%011lu", id);
  return text;
}

struct Work {
  std::uint64_t entries, operations;
  double load = 0, churn = 0;
  std::int64_t loaded = 0, churned = 0;
  std::uint64_t checksum = 0;

  template <class Load, class Update>
  void run(const char* kind, Load load_one, Update update) {
    SplitMix64 random{20260101};
    const auto before = resident();
    auto start = std::chrono::steady_clock::now();
    for (std::uint64_t id = 0; id < entries; ++id) {
      load_one(id, Entry{static_cast<std::int64_t>(random.next() >> 24), static_cast<std::int64_t>(id), id});
    }
    load = seconds_since(start);
    loaded = resident() - before;
    start = std::chrono::steady_clock::now();
    for (std::uint64_t operation = 0; operation < operations; ++operation) {
      const std::uint64_t id = random.next() % entries;
      const Entry updated{static_cast<std::int64_t>(random.next() >> 24),
                          static_cast<std::int64_t>(entries + operation), id};
      checksum = checksum * 31 + update(id, updated);
    }
    churn = seconds_since(start);
    churned = resident() - before;
    std::printf(
        "{\"name\":\"counted B+tree, C++, %s\",\"entries\":%lu,\"insertPerSecond\":%.0f,\"updateRankPerSecond\":%.0f,"
        "\"bytesPerEntry\":%.1f,\"bytesPerEntryAfterChurn\":%.1f,\"checksum\":\"%016lx\"}\n",
        kind, entries, double(entries) / load, double(operations) / churn, double(loaded) / double(entries),
        double(churned) / double(entries), checksum);
  }
};

}  // namespace

int main(int argc, char** argv) {
  const bool strings = argc > 1 && std::strcmp(argv[1], "strings") == 0;
  const std::uint64_t entries = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1'000'000;
  const std::uint64_t operations = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1'000'000;
  Work work{entries, operations};
  CountedTree tree;
  if (!strings) {
    std::vector<Entry> current(entries);
    work.run(
        "integer ids",
        [&](std::uint64_t id, const Entry& entry) {
          current[id] = entry;
          tree.insert(entry);
        },
        [&](std::uint64_t id, const Entry& updated) {
          tree.erase(current[id]);
          tree.insert(updated);
          current[id] = updated;
          return tree.rank(updated);
        });
    return 0;
  }
  std::unordered_map<std::string, Entry> players;
  std::vector<std::string> names;
  for (std::uint64_t id = 0; id < entries; ++id) names.push_back(name(id));
  work.run(
      "string ids",
      [&](std::uint64_t id, const Entry& entry) {
        players.emplace(names[id], entry);
        tree.insert(entry);
      },
      [&](std::uint64_t id, const Entry& updated) {
        Entry& present = players.find(names[id])->second;
        tree.erase(present);
        tree.insert(updated);
        present = updated;
        return tree.rank(updated);
      });
}
