"""A desk fan: a round guard of wire, four blades, a bent neck, three keys on the base."""

from math import cos, pi, sin, sqrt, tau

import numpy as np

from details import cord, disc, dot
from materials import rubber, satin
from outlines import ring, rounded, spline, superellipse
from solids import lathe, part, sheet, sweep, thicken, tubes, turn
from stage import CloseUp, Shot

FINISHES = {
    'sea-green': ('sea-green', '#dfe9e4', 'chalk'),
    'chalk': ('chalk', '#9fb6bb', 'slate'),
    'ink': ('ink', '#7f9096', 'chalk'),
}
GUARD = 10.2
HUB = (0, -1.2, 20.6)


def build(finish):
    tint, blade_tint, key_tint = FINISHES[finish]
    body = satin(tint, 0.38)
    _stand(body)
    with part() as head:
        _motor(body)
        _guard(satin(tint, 0.35))
        _blades(satin(blade_tint, 0.3))
        dot((0, -3.0, 0), 0.55)
    head.place((-9, 0, 0), HUB)
    turn(-24)
    with part() as keys:
        for x in (-1.7, 0, 1.7):
            disc(0.58, 0.3, 0.12, satin(key_tint), (x, 0, 0), segments=32)
    keys.place((7, 0, 0), (0, -5.2, 1.6))
    cord([(5, 5.5, 0.4), (8, 7.2, 0.26), (11, 7, 0.24), (14, 4.5, 0.24)], 0.26)
    return Shot(close_up=CloseUp(at=(-1, -5, 20.6), width=12, elevation=8, azimuth=-16))


def _stand(body):
    disc(7.2, 0.35, 0.1, rubber())
    foot = [(0, 0.3), (7.6, 0.3, 0.3), (8.0, 0.7, 0.4), (7.4, 1.6, 0.7), (1.7, 2.1, 0.8)]
    lathe(rounded([*foot, (0.98, 3.5, 1), (0.9, 8.5), (0, 8.5)], 10), body)
    neck = [(0, 0, 8), (0, 0.1, 12), (0, 2.4, 15.2), (0, 3.2, 18.5), (0, 2.6, 20.6)]
    sweep(spline(neck, 50), 0.86, body)


def _motor(body):
    with part() as motor:
        back = [(0, -6.4), (1.6, -6.4, 0.8), (2.9, -5.2, 1.2), (3.1, -1.6, 0.4), (0, -1.6)]
        lathe(rounded(back, 10), body, 96)
        cap = [(0, 2.1), (2.3, 2.1, 0.1), (2.3, 2.55, 0.25), (1.4, 2.9, 0.6), (0, 3.0)]
        lathe(rounded(cap, 8), body, 96)
    motor.place((90, 0, 0))


def _guard(metal):
    wires = []
    t = np.linspace(0, 1, 14)
    r = 2.0 + (GUARD - 2.0) * t
    for depth, count in ((-2.3, 60), (1.7, 30)):
        y = depth * np.sqrt(np.clip(1 - t**2.6, 0, 1))
        for angle in np.arange(count) * tau / count:
            wires.append(np.stack([r * cos(angle), y, r * sin(angle)], 1))
    tubes(wires, 0.085, metal, 6)
    for radius, y, thickness in ((GUARD, 0, 0.26), (6.4, -2.02, 0.1), (6.4, 1.5, 0.1)):
        sweep(ring(radius, (0, y, 0)), thickness, metal, closed=True, segments=16)
    band = ring(GUARD + 0.05)
    sweep(band, [(0.5, 0.18)] * len(band), metal, outline=superellipse(4, 20), closed=True, up=(0, 1, 0))


def _blades(material):
    with part() as spinner:
        lathe(rounded([(0, -1), (1.7, -1), (1.8, 1.2, 0.4), (0, 1.4)], 5), material, 96)
    spinner.place((90, 0, 0))
    for start in np.arange(4) * tau / 4 + 0.3:
        thicken(sheet(lambda u, v: _blade_point(start, u, v), 36, 20, material), 0.14)


def _blade_point(start, u, v):
    """`u` along the blade, `v` across it."""
    radius = 1.2 + 7.9 * u
    half = 0.38 + 0.38 * sin(min(1, u * 1.25) * pi * 0.62)
    if u > 0.82:
        half *= sqrt(max(0.02, 1 - ((u - 0.82) / 0.18) ** 2))
    angle = start + (v - 0.5) * 2 * half + 0.22 * u
    return radius * cos(angle), -1.7 * (v - 0.5) * (1 - 0.35 * u), radius * sin(angle)
