#include "CPixels.h"

#define HASH_LANES 4

static inline uint64_t mixed(uint64_t state, uint64_t value) {
  state = (state ^ value) * 0x9E3779B97F4A7C15u;
  return state ^ (state >> 29);
}

uint64_t px_hash(const uint32_t *src, ptrdiff_t src_stride, size_t width,
                            size_t height) {
  uint64_t lanes[HASH_LANES] = {0x243F6A8885A308D3u ^ width, 0x13198A2E03707344u ^ height,
                                0xA4093822299F31D0u, 0x082EFA98EC4E6C89u};
  for (size_t y = 0; y < height; y++) {
    const uint32_t *row = src + (ptrdiff_t)y * src_stride;
    for (size_t x = 0; x < width; x++) {
      lanes[x % HASH_LANES] = mixed(lanes[x % HASH_LANES], row[x]);
    }
  }
  uint64_t result = 0;
  for (size_t i = 0; i < HASH_LANES; i++) result = mixed(result, lanes[i]);
  return result;
}
