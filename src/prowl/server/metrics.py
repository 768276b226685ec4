"""Figures for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)


class Answers(Collector):
    """Decisions, and how long answers took. Counted with every decision, so by the loop alone and without locks."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        # How many answers took up to each of the bounds but longer than the one before, and how many longer than all.
        self.took = [0] * (len(FAST) + 1)

    def observe(self, seconds: float) -> None:
        """An answer has come to everybody after so long."""
        self.took[bisect_left(FAST, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("prowl_decisions", "Decisions kept", self.decisions)
        sums = [sum(self.took[: place + 1]) for place in range(len(self.took))]
        bounds = [*map(str, FAST), "+Inf"]
        about = "From an answer to everyone's update, durable in between"
        buckets = list(zip(bounds, sums, strict=True))
        yield HistogramMetricFamily("prowl_answer_seconds", about, buckets, self.seconds)


class Metrics:
    """What one server counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("prowl_tables", "Tables held in memory", registry=self.registry)
        self.connections = Gauge("prowl_connections", "Open websockets", registry=self.registry)
        self.players = Gauge("prowl_players", "People at tables in memory", registry=self.registry)
        self.refused = Counter("prowl_refused", "Requests refused", ["key"], registry=self.registry)
        self.bots = Counter("prowl_bot_answers", "Answers of bots", ["how"], registry=self.registry)
        self.answers = Answers()
        self.registry.register(self.answers)

    def page(self) -> bytes:
        return generate_latest(self.registry)
