"""An electric metronome: a steep pyramid, a pendulum with a sliding weight, a light that beats."""

from math import atan, cos, degrees, sin, tan

from details import disc, dot, feet, text
from materials import black, metal, oak, plastic, print_ink, satin, silk_brass, walnut
from outlines import round_rectangle, rounded
from solids import bevel, loft, mesh, part, slab, thicken, tubes, turn
from stage import CloseUp, Shot

# The body, and the panel behind the pendulum.
FINISHES = {
    'walnut': (lambda: walnut('Z', 3, rings=2.5), 'chalk'),
    'oak': (lambda: oak('Z', 6, rings=2.5), 'chalk'),
    'chalk': (lambda: satin('chalk', 0.38), '#39434a'),
}
HEIGHT, FOOT, TOP = 20.5, 12.0, 5.0
LEAN = atan((FOOT - TOP) / 2 / HEIGHT)
OUT = (cos(LEAN), 0, sin(LEAN))  # Where the right side looks.
SWING = 13
TEMPI = (208, 160, 120, 96, 76, 60, 48, 40)


def build(finish):
    make_body, panel = FINISHES[finish]
    body = make_body()
    ink = print_ink('ink' if panel == 'chalk' else 'chalk')
    _pyramid(body)
    with part() as front:
        _trapezoid(0.24, 0.0, black())
        _trapezoid(0, -0.14, satin(panel, 0.45))
        _scale(ink)
        weight = _pendulum()
        dot((0, -0.28, 2.6), 0.38)
    front.place((-degrees(LEAN), 0, 0), (0, -FOOT / 2 + 0.03, 0.6))
    side = FOOT / 2 - 6.2 * tan(LEAN)
    disc(1.5, 0.9, 0.15, silk_brass(), (side - 0.05, 0, 6.2), OUT, 64)
    disc(1.62, 0.03, 0, black(), (side - 0.02, 0, 6.2), OUT, 64)
    feet([(x, y) for x in (-4, 4) for y in (-4, 4)], 0.8, 0.65)
    turn(-26)
    return Shot(close_up=CloseUp(at=weight, width=11, elevation=10, azimuth=-14), elevation=12)


def _pyramid(material):
    """A foot, a seam, and the tapering body."""
    slab(FOOT + 0.5, FOOT + 0.5, 1.3, 1.3, 0.3, material, (0, 0, 0.5), 'Z')
    slab(FOOT - 0.3, FOOT - 0.3, 0.3, 1.1, 0.02, black(), (0, 0, 1.7), 'Z')
    loops = []
    levels = [(1.95 + z, inset) for z, inset in ((0, 0.2), (0.06, 0.07), (0.2, 0))]
    levels += [(1.95 + k * (HEIGHT - 2.4) / 8, 0) for k in range(1, 9)]
    levels += [(HEIGHT - 0.2, 0.1), (HEIGHT - 0.05, 0.22), (HEIGHT, 0.35)]
    for z, inset in levels:
        side = FOOT + (TOP - FOOT) * z / HEIGHT - 2 * inset
        loops.append([(x, y, z) for x, y in round_rectangle(side, side, 1.0 - inset)])
    loft(loops, material, sharp=50)


def _width(z):
    """Of the front panel, at a height along the sloping front."""
    return (FOOT + (TOP - FOOT) * z * cos(LEAN) / HEIGHT) - 2.2


def _trapezoid(grow, y, material):
    low, high = 1.9 - grow / 2, HEIGHT / cos(LEAN) - 1.75 + grow / 2
    a, b = _width(low) / 2 + grow / 2, _width(high) / 2 + grow / 2
    corners = [(0, low), (a, low, 0.7), (b, high, 0.6), (-b, high, 0.6), (-a, low, 0.7), (0, low)]
    outline = rounded(corners, 8)[:-1]
    panel = mesh([(x, y, z) for x, z in outline], [tuple(range(len(outline)))], material)
    return bevel(thicken(panel, 0.14, -1), 0.03)


def _scale(ink):
    """One column of marks in the middle, clear of the pendulum, with the tempi to its left."""
    lines = []
    for index in range(29):
        z, left = 6.4 + index * 0.4, -0.42 if index % 4 == 0 else -0.1
        lines.append([(left, -0.3, z), (0.42, -0.3, z)])
    tubes(lines, 0.05, ink, 6)
    for index, tempo in enumerate(TEMPI):
        text(str(tempo), 0.84, (-0.72, -0.3, 6.4 + index * 1.6), ink, align='RIGHT')


def _pendulum():
    """A steel rod that has swung to the right; returns its weight."""
    with part() as pendulum:
        tubes([[(0, 0, 0), (0, 0, 15.2)]], 0.13, metal('#d5d8da', 0.3), 16)
        weight = slab(1.8, 1.7, 0.9, 0.3, 0.14, silk_brass(), (0, 0, 8.4))
        slab(0.7, 0.12, 0.94, 0.05, 0.02, black(), (0, 0, 8.4))
        disc(0.42, 0.5, 0.1, plastic('#23292e', 0.4, 0), (0, 0.35, 0), (0, -1, 0), 40)
    pendulum.place((0, SWING, 0), (0, -0.75, 3.6))
    return weight
