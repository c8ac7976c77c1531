/* A clock that a test moves: programs that load this see the time of day ahead by the seconds in the file SCOREBOOK_CLOCK.
   Timers keep their pace. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static volatile int64_t *ahead;

__attribute__((constructor)) static void open_clock(void) {
  const char *path = getenv("SCOREBOOK_CLOCK");
  int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
  if (file < 0) return;
  void *shared = mmap(0, sizeof *ahead, PROT_READ, MAP_SHARED, file, 0);
  if (shared != MAP_FAILED) ahead = shared;
  close(file);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*original)(clockid_t, struct timespec *);
  if (!original) original = dlsym(RTLD_NEXT, "clock_gettime");
  int result = original(clock, time);
  if (ahead && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) time->tv_sec += *ahead;
  return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}
