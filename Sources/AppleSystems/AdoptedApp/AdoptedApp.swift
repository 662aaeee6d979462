// Empty: apps are adopted on Linux.
