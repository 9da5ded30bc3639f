import sys

if __name__ == "__main__":
    # The server's benchmark has a command line of its own.
    if sys.argv[1:2] == ["server"]:
        from bench.server.cli import main

        sys.exit(main(sys.argv[2:]))
    from bench.cli import main

    sys.exit(main())
