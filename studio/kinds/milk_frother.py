"""A frother to hold: a capsule with a wire whisk below, hanging in a stand of bent rod on a heavy disc."""

from math import cos, pi, sin, tau

import numpy as np

from details import disc, dot, knurled
from materials import black, enamel, rubber, satin, silk_steel, steel
from outlines import ring, rounded, spline
from solids import lathe, sweep, tubes, turn
from stage import CloseUp, Shot

FINISHES = {
    'brushed-steel': (lambda: steel('Z', 0.36), lambda: satin('ink', 0.45)),
    'chalk': (lambda: enamel('chalk', 0.2), lambda: enamel('chalk', 0.2)),
    'deep-blue': (lambda: enamel('deep-blue', 0.2), lambda: enamel('deep-blue', 0.2)),
}


def build(finish):
    make_grip, make_base = FINISHES[finish]
    bright = silk_steel()
    _grip(make_grip())
    _whisk(bright)
    _stand(make_base(), bright)
    turn(-24)
    return Shot(close_up=CloseUp(at=(0.3, -1.0, 16.2), width=13.5, elevation=16))


def _grip(material):
    """A slim tube that narrows to the fork; the cap, of the same tube, unscrews at a fine seam."""
    nose = [(0, 10.2), (0.72, 10.2, 0.15), (0.8, 11.4, 0.3), (1.72, 13.6, 1.6)]
    lathe(rounded([*nose, (1.8, 19.5, 0.06), (0, 19.5)], 10), material)
    lathe([(0, 19.45), (1.68, 19.45), (1.68, 19.65), (0, 19.65)], black())
    knurled(1.8, 19.6, 21.3, material, 60, 0.06, 0.05)
    lathe(rounded([(0, 21.25), (1.74, 21.25), (1.74, 22.2, 0.3), (0, 22.25)], 8), material)
    dot((0.74, -1.62, 17.4), 0.4, (0.42, -0.9, 0))


def _whisk(bright):
    """A shaft, a wire ring below and the coil round it."""
    lathe([(0, 3.6), (0.2, 3.6), (0.2, 10.3), (0, 10.3)], bright, 24)
    height, radius = 3.0, 1.6
    sweep(ring(radius, (0, 0, height), 'Z'), 0.12, bright, closed=True, segments=12)
    arms = []
    for side in (-1, 1):
        arm = [(0, 0, height + 0.8), (side * 0.7, 0, height + 0.5), (side * radius, 0, height)]
        arms.append(spline(arm, 12))
    tubes(arms, 0.14, bright)
    turns, steps = 16, 16 * 16
    coil = []
    for k in range(steps + 1):
        a, b = tau * k / steps, tau * turns * k / steps
        r = radius + 0.48 * cos(b)
        coil.append((r * cos(a), r * sin(a), height + 0.48 * sin(b)))
    tubes([coil], 0.1, bright, segments=8)


def _stand(material, bright):
    """A fork of rod holds the cone below the grip."""
    disc(4.2, 0.3, 0.05, rubber(), (0.8, 0.4, 0))
    disc(4.5, 1.1, 0.2, material, (0.8, 0.4, 0.25))
    post = [(4.4, 0.6, 1.4), (4.4, 0.6, 6), (4.4, 0.6, 10.4), (4.1, 0.5, 11.5), (3.0, 0.3, 11.95)]
    post.append((1.35, 0, 12.0))
    sweep(spline(post, 70), 0.26, bright, segments=20)
    angles = np.linspace(-0.78 * pi, 0.78 * pi, 60)
    fork = [(1.38 * cos(a), 1.38 * sin(a), 12.0) for a in angles]
    sweep(fork, 0.22, bright, segments=16)
