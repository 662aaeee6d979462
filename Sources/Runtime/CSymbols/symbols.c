#include "CSymbols.h"

// The compiler has `#embed` in every dialect and warns that C23 introduced it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char text[] = {
#embed "symbols.txt"
};

const unsigned char *csymbols_text(void) { return text; }

size_t csymbols_text_length(void) { return sizeof text; }
