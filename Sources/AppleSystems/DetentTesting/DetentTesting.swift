// Empty: the tests with a virtual device run on Linux. A test file begins with `#if os(Linux)`.
