"""A grinder like a lathe: a lying drum with the dial on its face, a hopper above, a cup below."""

from details import cord, dial_marks, disc, dot
from materials import black, plastic, print_ink, satin, steel, walnut
from outlines import rounded
from solids import lathe, part, slab, turn
from stage import CloseUp, Shot

# Drum, frame, print on the face.
FINISHES = {
    'walnut': (lambda: walnut('Z', 4), lambda: satin('ink', 0.45), 'ink'),
    'chalk': (lambda: satin('chalk'), lambda: satin('chalk'), 'ink'),
    'ink': (lambda: satin('ink', 0.38), lambda: satin('ink', 0.38), 'ink'),
}
AXIS = 16.2  # The height of the drum's axis.


def build(finish):
    make_drum, make_frame, print_tint = FINISHES[finish]
    frame, bright = make_frame(), steel(None, 0.28)
    _frame(frame)
    with part() as drum:
        _drum(make_drum(), print_ink(print_tint))
    drum.place((90, 0, 0), (0, 0, AXIS))
    _hopper(frame, bright)
    _cup(bright)
    dot((0, -9.0, 0.95), 0.44)
    turn(-30)
    cord([(4, 8, 1), (7, 11, 0.4), (12, 12, 0.24), (16, 9, 0.24)], 0.24)
    return Shot(close_up=CloseUp(at=(-3.9, -6.8, AXIS - 0.6), width=14, elevation=14, azimuth=-10))


def _frame(material):
    slab(11.6, 16.6, 0.4, 2.4, 0.1, black(), (0, -0.5, 0), 'Z')
    slab(12.4, 17.4, 1.5, 2.8, 0.35, material, (0, -0.3, 0.3), 'Z')
    slab(6.2, 5.6, AXIS - 3, 1.4, 0.1, material, (0, 4.4, 1.7), 'Z')


def _drum(material, ink):
    """Modelled upright: its face looks up."""
    lathe(rounded([(0, -8.2), (6.3, -8.2, 0.9), (6.3, 6.5, 0.25), (0, 6.5)], 8), material)
    lathe([(0, 6.4), (5.9, 6.4), (5.9, 6.9), (0, 6.9)], black())
    lathe(rounded([(0, 6.7), (6.3, 6.7, 0.15), (6.3, 7.8, 0.3), (0, 7.8)], 8), steel('X', 0.3))
    lathe([(0, 7.7), (2.85, 7.7), (2.85, 7.95), (0, 7.95)], black())
    lathe(rounded([(0, 7.9), (2.7, 7.9, 0.1), (2.55, 9.9, 0.3), (0, 9.9)], 8), satin('ink', 0.4))
    with part() as print_marks:
        dial_marks(31, 5.2, 0.1, 0.5, ink, (0, 0, 0), start=-150, end=150)
        slab(0.2, 1.1, 0.04, 0.09, 0.01, print_ink('chalk'), (0, -2.12, 1.8))
    print_marks.place((-90, 0, 0), (0, 0, 7.83))


def _hopper(material, bright):
    with part() as hopper:
        funnel = [(2.4, -1.2), (2.4, 0.6, 0.3), (5.2, 4.6, 0.6), (5.2, 6.6), (0, 6.6)]
        lathe(rounded(funnel, 8), plastic('#1a1d20', 0.12, 0))
        lathe(rounded([(0, 6.7), (5.4, 6.7, 0.1), (5.4, 7.5, 0.3), (0, 7.7)], 8), material)
        disc(0.9, 0.9, 0.2, bright, (0, 0, 7.6))
    hopper.place(at=(0, -1.0, AXIS + 6.3))


def _cup(bright):
    cup = lathe(rounded([(0, 0), (3.9, 0, 0.4), (3.7, 6.2, 0.12), (3.5, 6.2), (3.5, 5)], 8), bright)
    cup.location = (0, -3.6, 1.85)
    with part() as chute:
        lathe(rounded([(1.7, 0), (2.2, 3.2), (0, 3.2)], 4), black())
    chute.place(at=(0, -3.6, 8.4))
