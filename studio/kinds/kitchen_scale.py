"""A scale with a face: an upright block with a round dial, a wide shallow dish on top."""

from math import cos, pi, sin

import numpy as np

from details import dial_marks, disc, dot, text
from materials import black, clear_glass, cork, glaze, oak, plastic, print_ink, rubber, satin, silk_steel, steel
from outlines import round_rectangle, rounded
from solids import lathe, loft, mesh, part, turn
from stage import CloseUp, Shot

FINISHES = {
    'oak': (lambda: oak('Z', 2, 0.7, rings=2), lambda: steel(None, 0.3)),
    'cork': (lambda: cork(3.4), lambda: satin('ink', 0.4)),
    'slate': (lambda: glaze('slate', 0.36), lambda: steel(None, 0.3)),
}
CENTRE = 8.3  # The height of the dial's middle.


def build(finish):
    make_body, make_dish = FINISHES[finish]
    for x in (-6, 6):
        for y in (-3.2, 3.2):
            disc(0.9, 0.5, 0.1, rubber(), (x, y, 0))
    _body(make_body())
    with part() as face:
        _face()
    face.place((-8, 0, 0), (0, -5.44, CENTRE))
    _dish(make_dish())
    turn(-24)
    return Shot(close_up=CloseUp(at=(-2.3, -5.4, CENTRE + 1.0), width=13.5, elevation=14, azimuth=-12))


def _body(material):
    """A block that leans back a little in front."""
    loops = []
    rim = 0.9
    levels = [(rim * (1 - cos(a)), rim * (1 - sin(a))) for a in np.linspace(0, pi / 2, 7)]
    levels += [(15.4 - rim * (1 - cos(a)), rim * (1 - sin(a))) for a in np.linspace(pi / 2, 0, 7)]
    for rise, inset in levels:
        depth = 13.0 - 0.14 * rise
        plan = round_rectangle(17.0 - 2 * inset, depth - 2 * inset, 3.0 - inset)
        shift = 0.07 * rise
        loops.append([(x, y + shift, 0.45 + rise) for x, y in plan])
    loft(loops, material, sharp=50)


def _face():
    """A dial below glass; its middle is the origin, it faces the camera."""
    with part() as plate:
        rim = [(0, -0.3), (6.2, -0.3), (6.2, 0.5, 0.15), (5.95, 0.5, 0.1), (5.75, 0.0), (0, 0.0)]
        lathe(rounded(rim, 6), silk_steel(), 160)
        disc(5.74, 0.03, 0.01, plastic('chalk', 0.5, 0))
        lathe([(0, 0.36), (5.9, 0.36)], clear_glass('#fbfcfc', 0.3, 0.1, (0.2, 0.14), (-0.84, -0.52, 0.1)), 128)
    plate.place((90, 0, 0))
    front, ink = -0.04, print_ink()
    dial_marks(101, 4.35, 0.05, 0.34, ink, (0, front, 0), start=-150, end=150, major=10)
    dial_marks(11, 4.35, 0.1, 0.48, ink, (0, front, 0), start=-150, end=150, major=2)
    for kilograms in range(6):
        angle = np.radians(-150 + 60 * kilograms)
        text(str(kilograms), 1.15, (4.95 * sin(angle), front, 4.95 * cos(angle)), ink)
    text('kg', 0.8, (0, front, 2.0), ink)
    text('max 5 kg   d = 2 g', 0.42, (0, front, -4.6), ink)
    _needle(np.radians(-150), front - 0.14)
    dot((0, front - 0.12, 0), 0.42)


def _needle(angle, y):
    out = np.array([sin(angle), 0, cos(angle)])
    across = np.array([cos(angle), 0, -sin(angle)])
    tail, tip = -1.2 * out, 4.1 * out
    corners = [tail - 0.16 * across, tail + 0.16 * across, tip + 0.06 * across, tip - 0.06 * across]
    back = [c + (0, y, 0) for c in corners]
    front = [c + (0, y - 0.05, 0) for c in corners]
    sides = [(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)]
    mesh(back + front, [(0, 1, 2, 3), (7, 6, 5, 4), *sides], print_ink(), recalculate=True, sharp=30)


def _dish(material):
    with part() as dish:
        lathe([(0, 0), (2.6, 0), (2.6, 0.75), (0, 0.75)], black(), 64)
        outside = [(0, 0.7), (7.2, 0.7, 0.8), (11.4, 2.9, 1.2), (11.6, 3.15, 0.12)]
        inside = [(11.3, 3.2, 0.1), (7.1, 1.05, 0.8), (0, 1.0)]
        lathe(rounded([*outside, *inside], 10), material)
    dish.place(at=(0, 0.9, 15.8))
