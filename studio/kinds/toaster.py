"""A long two-slot toaster: a body of one piece on a black foot; lever, dials and switch at its right end."""

from math import pi

import numpy as np

from details import disc, dial_marks, dot, feet
from materials import black, enamel, oak, print_ink, satin, steel, walnut
from outlines import round_rectangle
from solids import loft, part, slab, turn
from stage import CloseUp, Shot

FINISHES = {
    'lagoon': (lambda: enamel('lagoon', 0.2), oak, 'chalk'),
    'chalk': (lambda: enamel('chalk', 0.2), oak, 'ink'),
    'brushed-steel': (lambda: steel('X', 0.3), walnut, 'ink'),
}
WIDTH, DEPTH, HEIGHT = 27, 15, 16.5


def build(finish):
    make_body, make_wood, print_tint = FINISHES[finish]
    feet([(x, y) for x in (-10, 10) for y in (-4.6, 4.6)], 1.1, 0.6)
    slab(WIDTH - 1.6, DEPTH - 1.6, 1.3, 3.4, 0.3, satin('ink', 0.5), (0, 0, 0.45), 'Z')
    _body(make_body())
    _slots()
    dot((WIDTH / 2 - 4.2, -DEPTH / 2, 4.6), 0.5)
    _end(make_wood('X', 3, rings=2.5), print_ink(print_tint))
    turn(-36)
    return Shot(close_up=CloseUp(at=(9.2, -9.8, 8.0), width=16, elevation=20, azimuth=12), lens=120)


def _body(material):
    """Rounded in plan, with a full round at the top."""
    crown = 3.2
    levels = [(1.75, 0.35), (1.95, 0.12), (2.45, 0), (8, 0), (HEIGHT - crown, 0.12)]
    for angle in np.linspace(0.15, pi / 2, 12):
        levels.append((HEIGHT - crown + crown * np.sin(angle), 0.12 + 3.4 * (1 - np.cos(angle))))
    loops = []
    for z, inset in levels:
        corner = max(3.9 - inset * 0.3, 0.5)
        plan = round_rectangle(WIDTH - 2 * inset, DEPTH - 2 * inset, corner, 14)
        loops.append([(x, y, z) for x, y in plan])
    loft(loops, material, sharp=50)


def _slots():
    slab(WIDTH - 9.4, DEPTH - 8, 0.16, 1.6, 0.06, steel('X', 0.28), (0, 0, HEIGHT - 0.06), 'Z')
    for y in (-1.75, 1.75):
        slab(WIDTH - 11.4, 1.75, 0.12, 0.7, 0.02, black(), (0, y, HEIGHT + 0.02), 'Z')


def _end(wood, ink):
    """Lever in its track, dial with marks."""
    end = WIDTH / 2
    slab(0.7, 8.2, 0.12, 0.33, 0.02, black(), (end, 0.6, 9.6), 'X')
    slab(1.2, 0.55, 0.8, 0.2, 0.05, steel('X', 0.25), (end + 0.3, 0.6, 12.0), 'X')
    slab(3.6, 1.5, 2.2, 0.7, 0.4, wood, (end + 1.5, 0.6, 12.0), 'X')
    with part() as dial:
        disc(1.35, 1.1, 0.18, satin('ink', 0.4), face=(0, -1, 0))
        dial_marks(9, 2.15, 0.09, 0.38, ink, (0, -0.02, 0), major=4)
        slab(0.14, 0.75, 0.06, 0.06, 0.02, print_ink('chalk'), (0, -1.11, 0.75))
    dial.place((0, 0, 90), (end, -3.9, 5.4))
