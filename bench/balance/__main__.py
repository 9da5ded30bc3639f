from bench.balance.cli import main

if __name__ == "__main__":
    main()
