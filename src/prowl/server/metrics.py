"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)


class Metrics:
    """What one server counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("prowl_tables", "Tables held in memory", registry=self.registry)
        self.connections = Gauge("prowl_connections", "Open websockets", registry=self.registry)
        self.players = Gauge("prowl_players", "People at tables in memory", registry=self.registry)
        self.decisions = Counter("prowl_decisions", "Decisions kept", registry=self.registry)
        self.refused = Counter("prowl_refused", "Requests refused", ["key"], registry=self.registry)
        self.bots = Counter("prowl_bot_answers", "Answers of bots", ["how"], registry=self.registry)
        self.latency = Histogram(
            "prowl_answer_seconds",
            "From an answer to everyone's update, durable in between",
            buckets=FAST,
            registry=self.registry,
        )

    def page(self) -> bytes:
        return generate_latest(self.registry)
