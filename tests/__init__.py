"""Tests. Shared helpers are imported from here: `from tests.kernel.toy import TOY`."""
