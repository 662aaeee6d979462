# The Linux half of the package for a Mac or Windows. Written without Docker at hand: never yet built.
#
#   docker build -t detentkit .
#   docker run --rm -it -v "$PWD:/detentkit" detentkit scripts/test engine
#
# The page of `detent serve` is on the container's own loopback address, which Docker does not publish:
# open the folder as a dev container, whose editor forwards the port.
FROM swift:6.3-bookworm
WORKDIR /detentkit
COPY scripts/setup scripts/setup
RUN scripts/setup tests && apt-get clean
