"""A square alarm clock with a bar to tap; one hand is the alarm's."""

from math import cos, sin, tau

from details import dial_marks, disc, dot, text
from materials import black, cork, plastic, print_ink, rubber, satin
from solids import box, part, slab, turn
from stage import CloseUp, Shot

FINISHES = {
    'chalk': lambda: plastic('chalk', 0.4),
    'sea-green': lambda: plastic('sea-green', 0.4),
    'cork': cork,
}
SIDE, DEPTH = 9.2, 4.6
MIDDLE = SIDE / 2 + 0.3
FACE = -DEPTH / 2 - 0.1


def build(finish):
    ink = print_ink()
    slab(SIDE, SIDE, DEPTH, 2.0, 0.6, FINISHES[finish](), (0, 0, MIDDLE), back_rim=0.8)
    slab(SIDE - 1.45, SIDE - 1.45, 0.1, 1.35, 0.03, black(), (0, -DEPTH / 2, MIDDLE))
    slab(SIDE - 1.7, SIDE - 1.7, 0.14, 1.3, 0.05, satin('chalk', 0.5), (0, -DEPTH / 2 - 0.02, MIDDLE))
    _numerals(ink)
    _hands(ink)
    slab(3.7, 1.7, 0.16, 0.8, 0.05, black(), (0, 0, SIDE + 0.25), 'Z')
    slab(3.5, 1.5, 0.62, 0.7, 0.2, satin('ink'), (0, 0, SIDE + 0.3), 'Z')
    for x in (-2.8, 2.8):
        slab(1.4, 3, 0.5, 0.3, 0.08, rubber(), (x, 0, 0), 'Z')
    dot((2.8, FACE + 0.02, MIDDLE - 2.8), 0.2)
    turn(-24)
    return Shot(close_up=CloseUp(at=(0.6, -2, 6.9), width=8.5, elevation=20, azimuth=-14), size=0.54)


def _numerals(ink):
    dial_marks(61, 3.5, 0.04, 0.2, ink, (0, FACE, MIDDLE), 0, 360)
    for hour in range(1, 13):
        angle = hour * tau / 12
        text(str(hour), 0.72, (2.55 * sin(angle), FACE - 0.005, MIDDLE + 2.55 * cos(angle)), ink)


def _hands(ink):
    _hand(1.75, 0.26, 305, FACE - 0.1, ink)
    _hand(2.85, 0.2, 54, FACE - 0.2, ink)
    _hand(2.2, 0.08, 205, FACE - 0.3, plastic('#d8a53c', 0.5, 0), 0.7)
    disc(0.27, 0.38, 0.06, ink, (0, FACE, MIDDLE), (0, -1, 0), 40)


def _hand(length, width, angle, y, material, tail=0.5):
    with part() as hand:
        box(width, 0.07, length + tail, 0.02, material, (0, 0, -tail), segments=2)
    hand.place((0, angle, 0), (0, y, MIDDLE))
