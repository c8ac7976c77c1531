// pkg-config says where the distribution keeps it.
#include <libpq-fe.h>
