"""A flat scale to stand on: a slab over a dark frame, with a round display set into it."""

from details import disc, dot, text
from materials import black, cork, oak, plastic, print_ink, rubber, satin, steel
from outlines import rounded
from solids import box, lathe, part, slab, turn
from stage import CloseUp, Shot

FINISHES = {
    'cork': (cork, 'chalk'),
    'oak': (lambda: oak('X', 8, 1.8), 'chalk'),
    'slate': (lambda: satin('slate'), 'ink'),
}
WIDTH, DEPTH, TOP = 32, 29, 3.1


def build(finish):
    make_top, frame_tint = FINISHES[finish]
    for x in (-12, 12):
        for y in (-10.5, 10.5):
            disc(1.8, 0.6, 0.1, rubber(), (x, y, 0))
    slab(WIDTH - 0.8, DEPTH - 0.8, 1.2, 4.6, 0.25, satin(frame_tint, 0.45), (0, 0, 0.5), 'Z')
    slab(WIDTH - 2, DEPTH - 2, 0.3, 4.0, 0.02, rubber(), (0, 0, 1.65), 'Z')
    slab(WIDTH, DEPTH, 1.2, 5.0, 0.25, make_top(), (0, 0, 1.9), 'Z')
    box(WIDTH - 0.3, 0.22, 0.02, 0.005, black(), (0, 0.6, TOP - 0.012))
    with part() as display:
        _display()
    display.place(at=(0, 7.2, TOP))
    dot((10.6, 7.2, TOP), 0.75, (0, 0, 1), 0.35)
    turn(-24)
    return Shot(close_up=CloseUp(at=(6.8, 4.0, 3.3), width=20, elevation=44, azimuth=-6), elevation=34)


def _display():
    """Modelled at z = 0, the top of the slab; it looks up."""
    bezel = [(5.6, -0.2), (5.9, -0.2), (5.9, 0.16, 0.06), (5.5, 0.16, 0.06), (5.5, -0.2)]
    lathe(rounded(bezel, 4), steel(None, 0.24))
    disc(5.5, 0.08, 0.02, plastic('#12171a', 0.1, 0), (0, 0, 0))
    lit = print_ink('chalk')
    text('62.4', 4.0, (0, 0.3, 0.09), lit, (0, 0, 0))
    text('kg', 1.5, (0, -3.0, 0.09), lit, (0, 0, 0))
