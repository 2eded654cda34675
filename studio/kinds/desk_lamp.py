"""A jointed desk lamp: a heavy foot, two arms, a conical shade."""

import numpy as np

from details import cord, disc, dot, knurled, lamp
from materials import glowing, rubber, satin, silk_brass
from outlines import rounded, spline
from solids import lathe, part, tubes, turn
from stage import CloseUp, Shot

FINISHES = {'sea-green': 'sea-green', 'chalk': 'chalk', 'ink': 'ink'}
SHOULDER = np.array([2.0, 0, 4.6])
ELBOW = np.array([9.6, 0, 22.0])
WRIST = np.array([-6.6, 0, 33.2])


def build(finish):
    body, metal = satin(FINISHES[finish], 0.36), silk_brass()
    disc(7.6, 0.35, 0.1, rubber())
    lathe(rounded([(0, 0.3), (8.0, 0.3, 0.3), (8.3, 0.8, 0.4), (7.9, 2.0, 0.6), (0, 2.2)], 10), body)
    lathe(rounded([(0, 2.1), (1.7, 2.1, 0.1), (1.5, 3.2, 0.3), (0, 3.2)], 6), body, 64).location = (2.0, 0, 0)
    tubes([[(2.0, 0, 3), (2.0, 0, 3.6), tuple(SHOULDER)]], 0.75, body, 28)
    for side in (-0.95, 0.95):
        tubes([_along(SHOULDER, ELBOW, side)], 0.4, body, 20)
    tubes([_along(ELBOW, WRIST, 0, start=-2.6)], 0.6, body, 28)
    tubes([_along(ELBOW, ELBOW + (ELBOW - WRIST) * 0.165, 0, start=2.2)], 0.8, metal, 28)
    for joint in (SHOULDER, ELBOW, WRIST):
        _joint(metal, joint)
    _head(body, metal)
    cord([(8, 4, 0.5), (11, 6, 0.26), (14, 5.6, 0.24), (17, 3, 0.24)], 0.26)
    turn(-20)
    dot((-3.4, -5.2, 2.08), 0.62, (0, -0.35, 1), 0.4)
    return Shot(close_up=CloseUp(at=(8.4, -3, 22.3), width=9.5, elevation=12), samples=2)


def _along(a, b, sideways, start=0.0):
    """A straight path from a to b, moved sideways; it begins `start` centimetres after a."""
    direction = (b - a) / np.linalg.norm(b - a)
    return np.linspace(a + direction * start, b, 6) + np.array([0, sideways, 0])


def _joint(metal, at):
    """A pivot with a knurled nut in front."""
    with part() as pivot:
        lathe(rounded([(0, -1.35), (0.95, -1.35, 0.1), (0.95, 1.35, 0.1), (0, 1.35)], 5), metal, 48)
        knurled(1.15, 1.4, 2.1, metal, 28, 0.09)
        lathe(rounded([(0, 2.0), (0.7, 2.0), (0.7, 2.25, 0.1), (0, 2.3)], 5), metal, 40)
    pivot.place((90, 0, 0), tuple(at))


def _head(body, metal):
    with part() as head:
        outside = rounded([(0, 1.1), (1.9, 1.0, 0.6), (2.5, -0.8, 0.6), (7.6, -6.2, 4.4), (7.9, -7.6)], 14)
        inside = [(r - 0.22, z - 0.22) for r, z in outside[::-1] if r > 0.3]
        lathe(np.vstack([outside, inside[:1]]), body, 128)
        lathe([*inside, (0, 0.3)], satin('#e3c79c', 0.5), 128)
        bulb = spline([(1.0, -2.0), (2.5, -3.8), (2.8, -5.4), (1.8, -6.8), (0.01, -7.3)], 40)
        lathe(np.vstack([[(0, -1.9)], bulb]), glowing('#ffd08c', '#ffb060', 1.5, 0.8), 64)
        lathe(rounded([(0, -0.6), (1.3, -0.6), (1.2, -2.2, 0.1), (0, -2.2)], 4), metal, 48)
        tubes([[(0, 0, 0.8), (0, 0, 1.6), (0, 0, 2.6)]], 0.55, metal, 24)
        lamp((0, 0, -6.2), 3800, (1, 0.74, 0.46), 2.4)
    head.place((-46, 14, 0), tuple(WRIST + np.array([-0.9, -2.0, -1.9])))
