"""A weather station: temperature, pressure and humidity on three round dials in one block."""

from math import cos, radians, sin

import numpy as np

from details import dial_marks, disc, dot, text
from materials import clear_glass, glaze, oak, plastic, print_ink, rubber, silk_brass, silk_steel, walnut
from outlines import ring, rounded
from solids import box, lathe, part, slab, stitches, sweep, turn
from stage import CloseUp, Shot

FINISHES = {
    'oak': (lambda: oak('X', 2, rings=2), 'chalk', silk_brass),
    'walnut': (lambda: walnut('X', 2, rings=2), 'chalk', silk_brass),
    'chalk': (lambda: glaze('chalk', 0.36), 'ink', silk_steel),
}
WIDTH, HEIGHT, DEPTH = 28, 11, 5.4
RADIUS = 3.75
# Centre, numerals and angle of the hand (degrees from the top, clockwise).
DIALS = (
    (-8.8, ('0', '10', '20', '30', '40'), 30, 'C', 'temperature'),
    (0, ('970', '990', '1010', '1030', '1050'), -22, 'hPa', 'pressure'),
    (8.8, ('20', '35', '50', '65', '80'), 32, '%', 'humidity'),
)


def build(finish):
    make_body, face_tint, make_trim = FINISHES[finish]
    body, trim = make_body(), make_trim()
    front = -DEPTH / 2
    middle = 0.4 + HEIGHT / 2
    slab(WIDTH, HEIGHT, DEPTH, 2.2, 0.45, body, (0, 0, middle), 'Y')
    box(WIDTH - 5, DEPTH - 1.4, 0.5, 0.1, rubber(), (0, 0, 0))
    for x, numerals, angle, unit, name in DIALS:
        _dial(np.array([x, front, middle + 0.2]), numerals, angle, unit, name, face_tint, trim)
    dot((-WIDTH / 2 + 1.7, front - 0.01, 1.75), 0.36)
    turn(-22)
    return Shot(close_up=CloseUp(at=(-7.4, 2, middle), width=12, elevation=14, azimuth=-14), samples=1.5)


def _dial(centre, numerals, angle, unit, name, tint, trim):
    """A dial at the bottom of a deep rim, below glass."""
    ink = print_ink('ink' if tint == 'chalk' else 'chalk')
    with part() as face:
        outer = RADIUS + 0.3
        rim = [(outer, -0.3), (outer, 0.55, 0.12), (RADIUS + 0.1, 0.55, 0.06), (RADIUS - 0.05, 0)]
        lathe(rounded(rim, 5), trim, 160)
        lathe([(0, 0.03), (RADIUS, 0.03)], plastic(tint, 0.5, 0), 128)
        glass = clear_glass('#fbfcfc', 0.3, 0.16, (0.2, 0.14), (-0.75, -0.6, 0.1))
        lathe([(0, 0.45), (RADIUS + 0.1, 0.45)], glass, 128)
    face.place((90, 0, 0), tuple(centre))
    plane = centre - [0, 0.05, 0]
    dial_marks(41, RADIUS - 0.3, 0.04, 0.26, ink, tuple(plane), -120, 120, 10)
    dial_marks(9, RADIUS - 0.3, 0.06, 0.4, ink, tuple(plane), -120, 120, 2)
    for index, numeral in enumerate(numerals):
        a = radians(-120 + 60 * index)
        at = plane + np.array([sin(a), 0, cos(a)]) * (RADIUS - 1.4)
        text(numeral, 0.62, tuple(at), ink)
    text(unit, 0.66, tuple(plane - [0, 0, 1.75]), ink)
    text(name, 0.46, tuple(plane - [0, 0, 2.65]), ink)
    if unit == 'C':  # The font has no degree sign.
        sweep(ring(0.09, tuple(plane + [-0.39, 0, -1.53])), 0.025, ink, closed=True, segments=8)
    _hand(plane, radians(angle), ink, trim)


def _hand(plane, angle, ink, trim):
    direction = np.array([sin(angle), 0, cos(angle)])
    raised = plane - [0, 0.14, 0]
    stitches([(raised - direction * 1.0, raised + direction * (RADIUS - 0.5))], 0.06, ink)
    disc(0.26, 0.2, 0.06, trim, tuple(plane - [0, 0.05, 0]), (0, -1, 0), 40)
