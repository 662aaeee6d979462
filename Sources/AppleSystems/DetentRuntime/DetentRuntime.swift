// Empty: Apple's systems have the frameworks.
