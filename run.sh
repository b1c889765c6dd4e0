swift build -c release -j 1 --product ShrinkingBenchmark 2>&1 | grep -E 'error|warning' | sort -u | head -40; date; timeout 300 .build/release/ShrinkingBenchmark "$@"
