"""A desk microphone: a head of woven wire on a turned body that tilts in a fork on a heavy foot."""

from math import cos, pi, sin, tau

import numpy as np

from details import cord, dial_marks, disc, dot
from materials import black, metal, plastic, print_ink, rubber, satin, steel
from outlines import rounded, superellipse
from solids import lathe, part, sweep, tubes, turn
from stage import CloseUp, Shot

# Body, fork and foot, wire, printed marks.
FINISHES = {
    'brushed-steel': (lambda: steel('Z', 0.3), lambda: metal('#c9cccf', 0.28), '#b9bdc1', 'ink'),
    'brass': (lambda: metal('#d6bc8a', 0.34), lambda: satin('ink', 0.4), '#cdb078', 'ink'),
    'ink': (lambda: satin('ink', 0.4), lambda: satin('ink', 0.4), '#757c82', 'chalk'),
}
RADIUS = 2.9
NECK, SHOULDER = 8.0, 13.4  # The wire head begins and rounds off at these heights above the body's lower end.
PIVOT = 12.2
FORK = RADIUS + 1.1


def build(finish):
    make_body, make_stand, wire, marks = FINISHES[finish]
    body = make_body()
    with part() as capsule:
        _body(body, print_ink(marks), finish == 'ink')
        _head(metal(wire, 0.33), body)
    capsule.place((-9, 0, 0), (0, 0.7, PIVOT - 6.2))
    _stand(make_stand())
    turn(-24)
    cord([(2.5, 4.6, 0.5), (5, 7, 0.3), (9, 7.5, 0.24), (12, 4.5, 0.24)], 0.24)
    return Shot(close_up=CloseUp(at=(0.3, -2, 13.4), width=11.5, elevation=12, azimuth=-12), elevation=12)


def _body(material, ink, dark):
    profile = [(0, 0), (1.2, 0, 0.1), (RADIUS, 0.75, 0.9), (RADIUS, NECK - 0.5, 0.12), (0, NECK - 0.5)]
    lathe(rounded(profile, 10), material)
    lathe([(0, NECK - 0.45), (RADIUS - 0.15, NECK - 0.45), (RADIUS - 0.15, NECK), (0, NECK)], black())
    front = -RADIUS
    dial_marks(13, 1.5, 0.07, 0.22, ink, (0, front - 0.42, 2.9), -130, 130, 6)
    disc(1.62, 0.5, 0.06, material, (0, front + 0.1, 2.9), (0, -1, 0), 64)
    knob = plastic('chalk' if dark else '#262c31', 0.4, 0.001)
    disc(1.0, 0.55, 0.12, knob, (0, front - 0.4, 2.9), (0, -1, 0), 64)
    dot((0, front, 5.9), 0.42)


def _head(wire, body):
    inside = [
        (0, NECK),
        (RADIUS - 0.25, NECK),
        (RADIUS - 0.25, SHOULDER),
        (1.7, SHOULDER + 2.0),
        (0, SHOULDER + 2.3),
    ]
    lathe(rounded(inside), plastic('#15191c', 0.8, 0, 0.1))
    turns, count = 0.62, 46
    helices = []
    for direction in (-1, 1):
        for k in range(count):
            steps = np.linspace(0, 1, 44)
            angles = k / count * tau + direction * turns * tau * steps
            helices.append([(r * cos(a), r * sin(a), z) for (r, z), a in zip(map(_outline, steps), angles)])
    tubes(helices, 0.07, wire, 6)
    for z in (NECK + 0.05, (NECK + SHOULDER) / 2 + 0.4):
        edge = RADIUS + 0.1
        lathe(rounded([(edge - 0.3, z), (edge, z, 0.08), (edge, z + 0.5, 0.08), (edge - 0.3, z + 0.5)]), body)
    disc(0.8, 0.25, 0.1, body, (0, 0, SHOULDER + 2.42), segments=48)


def _outline(t):
    """Radius and height of the wire head, from its neck 0 to its top 1."""
    straight, dome = SHOULDER - NECK, 2.5
    quarter = pi / 2 * (RADIUS + dome) / 2
    along = t * (straight + quarter * 0.86)
    if along < straight:
        return RADIUS, NECK + along
    angle = (along - straight) / quarter * pi / 2
    return RADIUS * cos(angle), SHOULDER + dome * sin(angle)


def _stand(material):
    lathe(rounded([(0, 0), (5.6, 0, 0.2), (5.6, 0.3), (0, 0.3)]), rubber())
    foot = [(0, 0.32), (5.8, 0.32, 0.15), (5.8, 1.5, 0.4), (1.6, 1.7, 0.6), (0.75, 2.4, 0.4), (0.7, 5.0)]
    lathe(rounded(foot, 8), material)
    angles = np.linspace(pi, 2 * pi, 60)
    arc = [(FORK * cos(a), 0, PIVOT - 3.2 + FORK * sin(a)) for a in angles]
    path = [
        (-FORK, 0, PIVOT + 0.7),
        (-FORK, 0, PIVOT - 1),
        *arc,
        (FORK, 0, PIVOT - 1),
        (FORK, 0, PIVOT + 0.7),
    ]
    sweep(path, [(0.62, 0.17)] * len(path), material, superellipse(5, 32), up=(0, 1, 0))
    for side in (-1, 1):
        disc(
            0.75,
            0.8,
            0.15,
            plastic('#23292e', 0.45, 0.001),
            (side * (FORK + 0.15), 0, PIVOT),
            (side, 0, 0),
            48,
        )
        disc(0.4, 1.2, 0.05, material, (side * (FORK - 1.2), 0, PIVOT), (side, 0, 0), 32)
