"""Settings for every test: how hard Hypothesis tries."""

from hypothesis import HealthCheck, settings

settings.register_profile("heptapolis", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("soak", parent=settings.get_profile("heptapolis"), max_examples=5_000)
settings.load_profile("heptapolis")
