"""Numbers for the operator, in the text form that Prometheus reads."""

from __future__ import annotations

from collections.abc import Iterator

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
"""The methods that are counted by name. A client can invent any number of others."""
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Counter:
    """Counts up."""

    def __init__(self) -> None:
        self.value = 0.0

    def add(self, amount: float = 1) -> None:
        """Count."""
        self.value += amount


class Histogram:
    """Counts how long things took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0
        self.longest = 0.0

    def observe(self, seconds: float) -> None:
        """Count a duration."""
        self.sum += seconds
        self.longest = max(self.longest, seconds)
        self.counts[sum(seconds > bound for bound in BOUNDS)] += 1


class Metrics:
    """What a server counts."""

    def __init__(self) -> None:
        self.requests: dict[tuple[str, str, int], int] = {}
        self.request_seconds = Histogram()
        self.moves = Counter()
        self.move_seconds = Histogram()
        self.bot_moves = Counter()
        self.thoughts = Histogram()
        self.thoughts_cut_short = Counter()
        self.thoughts_too_long = Counter()
        self.bot_retries = Counter()
        self.bots_replaced = Counter()
        self.messages = Counter()
        self.tables_made = Counter()
        self.lag = Histogram()

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request."""
        of = (method if method in METHODS else "other", route, status)
        self.requests[of] = self.requests.get(of, 0) + 1
        self.request_seconds.observe(seconds)

    def thought(self, seconds: float, cut_short: bool, limit: float) -> None:
        """Count a bot's thought. `limit`: how long it may take; 0: the bot decides at once."""
        self.thoughts_cut_short.add(cut_short)
        self.thoughts_too_long.add(0 < limit < seconds)

    def text(self, gauges: dict[str, tuple[str, float]]) -> str:
        """Return everything as text. `gauges`: further numbers by name, with what they mean."""
        return "\n".join(self._lines(gauges)) + "\n"

    def _lines(self, gauges: dict[str, tuple[str, float]]) -> Iterator[str]:
        yield "# HELP signoria_requests_total Requests answered."
        yield "# TYPE signoria_requests_total counter"
        for (method, route, status), count in sorted(self.requests.items()):
            yield f'signoria_requests_total{{method="{method}",route="{route}",status="{status}"}} {count}'
        counters = {
            "moves": ("Moves made by people.", self.moves),
            "bot_moves": ("Moves made by bots.", self.bot_moves),
            "thoughts_cut_short": ("Bots that were told to move now while they thought.", self.thoughts_cut_short),
            "thoughts_too_long": ("Bots that thought for more than twice their stated time.", self.thoughts_too_long),
            "bot_retries": ("Bots that failed and were asked again.", self.bot_retries),
            "bots_replaced": ("Moves made by the quickest bot because another one failed.", self.bots_replaced),
            "messages": ("Messages received over WebSockets.", self.messages),
            "tables_made": ("Tables made.", self.tables_made),
        }
        for name, (meaning, counter) in counters.items():
            yield f"# HELP signoria_{name}_total {meaning}"
            yield f"# TYPE signoria_{name}_total counter"
            yield f"signoria_{name}_total {counter.value:g}"
        histograms = {
            "request_seconds": ("How long requests took.", self.request_seconds),
            "move_seconds": ("From a move to everybody's view on its way, storing included.", self.move_seconds),
            "thought_seconds": ("How long bots thought, waiting for a worker included.", self.thoughts),
            "loop_lag_seconds": ("How late the event loop was.", self.lag),
        }
        for name, (meaning, histogram) in histograms.items():
            yield f"# HELP signoria_{name} {meaning}"
            yield f"# TYPE signoria_{name} histogram"
            total = 0
            for bound, count in zip((*(f"{bound:g}" for bound in BOUNDS), "+Inf"), histogram.counts, strict=True):
                total += count
                yield f'signoria_{name}_bucket{{le="{bound}"}} {total}'
            yield f"signoria_{name}_sum {histogram.sum:.6f}"
            yield f"signoria_{name}_count {total}"
        for name, (meaning, value) in gauges.items():
            yield f"# HELP signoria_{name} {meaning}"
            yield f"# TYPE signoria_{name} gauge"
            yield f"signoria_{name} {value:g}"
