"""A flat scale to stand on: a slab over a dark frame, with a round display set into it."""

from details import disc, dot, text
from materials import black, cork, oak, plastic, print_ink, rubber, satin, silk_steel
from outlines import rounded
from solids import lathe, part, slab, stitches, turn
from stage import CloseUp, Shot

FINISHES = {
    'cork': (cork, 'chalk'),
    'oak': (lambda: oak('X', 8, 1.4, 2.5), 'chalk'),
    'slate': (lambda: satin('slate'), 'ink'),
}
WIDTH, DEPTH, TOP = 32, 29, 3.6


def build(finish):
    make_top, frame_tint = FINISHES[finish]
    for x in (-12.2, 12.2):
        for y in (-10.7, 10.7):
            disc(2.0, 1.1, 0.1, rubber(), (x, y, 0))
    slab(WIDTH - 0.8, DEPTH - 0.8, 1.2, 4.6, 0.25, satin(frame_tint, 0.45), (0, 0, 1.0), 'Z')
    slab(WIDTH - 2, DEPTH - 2, 0.3, 4.0, 0.02, rubber(), (0, 0, 2.15), 'Z')
    slab(WIDTH, DEPTH, 1.2, 5.0, 0.25, make_top(), (0, 0, 2.4), 'Z')
    _treads()
    with part() as display:
        _display()
    display.place(at=(0, 7.2, TOP))
    dot((10.6, 7.2, TOP), 0.75, (0, 0, 1), 0.35)
    turn(-24)
    return Shot(close_up=CloseUp(at=(6.8, 4.0, 3.3), width=20, elevation=44, azimuth=-6), elevation=30)


def _treads():
    """Grooves in the top, a field for each foot."""
    grooves = []
    for side in (-1, 1):
        for k in range(7):
            x = side * 7.4 + (k - 3) * 1.6
            reach = 7.4 - 0.16 * (k - 3) ** 2
            grooves.append(((x, -4.2 - reach, TOP - 0.1), (x, -4.2 + reach, TOP - 0.1)))
    stitches(grooves, 0.2, black())


def _display():
    """Modelled at z = 0, the top of the slab; it looks up."""
    bezel = [(5.6, -0.2), (5.9, -0.2), (5.9, 0.16, 0.06), (5.5, 0.16, 0.06), (5.5, -0.2)]
    lathe(rounded(bezel, 4), silk_steel())
    disc(5.5, 0.08, 0.02, plastic('#12171a', 0.1, 0), (0, 0, 0))
    lit = print_ink('chalk')
    text('62.4', 4.0, (0, 0.3, 0.09), lit, (0, 0, 0))
    text('kg', 1.5, (0, -3.0, 0.09), lit, (0, 0, 0))
