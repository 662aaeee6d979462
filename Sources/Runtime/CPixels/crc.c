#include "scanlines.h"

enum {
  /// The bytes that are worked on at a time, each with a table of its own.
  STEP = 8,
  /// The count below which tables do not pay. tunable: bytes
  FEW = 64
};

/// The checksum after the eight bits of a byte (documented: PNG, third edition, annex D).
static inline uint32_t after_byte(uint32_t crc) {
  for (int bit = 0; bit < 8; bit++) crc = crc & 1 ? crc >> 1 ^ 0xEDB88320 : crc >> 1;
  return crc;
}

uint32_t px_crc(const uint8_t *bytes, size_t count) {
  uint32_t crc = 0xFFFFFFFF;
  if (count >= FEW) {
    // Table n has the effect of a byte after which n others follow.
    uint32_t tables[STEP][256];
    for (uint32_t byte = 0; byte < 256; byte++) tables[0][byte] = after_byte(byte);
    for (int n = 1; n < STEP; n++)
      for (int byte = 0; byte < 256; byte++)
        tables[n][byte] = tables[n - 1][byte] >> 8 ^ tables[0][tables[n - 1][byte] & 0xFF];
    for (; count >= STEP; count -= STEP, bytes += STEP) {
      uint32_t next = 0;
      for (int n = 0; n < STEP; n++) {
        uint32_t byte = bytes[n] ^ (n < 4 ? crc >> (8 * n) & 0xFF : 0);
        next ^= tables[STEP - 1 - n][byte];
      }
      crc = next;
    }
  }
  for (; count > 0; count--, bytes++) crc = crc >> 8 ^ after_byte((crc ^ *bytes) & 0xFF);
  return ~crc;
}
