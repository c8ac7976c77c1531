// What the disk does: appends of 64 bytes, each followed by fdatasync. The probe that durable writes are compared with.
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  int file = open(argv[1], O_CREAT | O_WRONLY | O_APPEND | O_TRUNC, 0600);
  if (file < 0) return 1;
  char record[64];
  memset(record, 'x', sizeof record);
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  const int count = 3000;
  for (int i = 0; i < count; i++)
    if (write(file, record, sizeof record) != sizeof record || fdatasync(file) != 0) return 1;
  clock_gettime(CLOCK_MONOTONIC, &end);
  double seconds = (end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) / 1e9;
  printf("{\"store\":\"disk\",\"work\":\"append and fdatasync of 64 bytes\",\"perSecond\":%.0f}\n", count / seconds);
  unlink(argv[1]);
  return 0;
}
