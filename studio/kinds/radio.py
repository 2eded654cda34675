"""A table radio: a soft-edged case, a loudspeaker behind cloth or a drilled plate, one large tuning dial."""

from math import cos, radians, sin

from details import dial_marks, disc, dot, feet, grille
from materials import black, brass, cloth, print_ink, satin, walnut
from outlines import rounded
from solids import lathe, part, sheet, slab, turn
from stage import CloseUp, Shot

# The case, the panel, the dial, and whether cloth covers the loudspeaker.
FINISHES = {
    'walnut': (lambda: walnut('X', 3, 0.8), 'chalk', 'chalk', True),
    'chalk': (lambda: satin('chalk'), 'chalk', 'ink', False),
    'sea-green': (lambda: satin('sea-green'), 'sea-green', 'chalk', False),
}
WIDTH, HEIGHT, DEPTH = 25, 14.4, 8
MIDDLE = HEIGHT / 2 + 0.5
FRONT = -DEPTH / 2 - 0.33
LOUDSPEAKER = -4.7
DIAL = (6.9, MIDDLE + 1.35)


def build(finish):
    make_case, panel, dial, covered = FINISHES[finish]
    slab(WIDTH, HEIGHT, DEPTH, 2.3, 0.55, make_case(), (0, 0, MIDDLE))
    slab(WIDTH - 1.3, HEIGHT - 1.3, 0.3, 1.7, 0.05, black(), (0, -DEPTH / 2 + 0.02, MIDDLE))
    slab(WIDTH - 1.5, HEIGHT - 1.5, 0.5, 1.6, 0.14, satin(panel), (0, -DEPTH / 2 - 0.08, MIDDLE))
    if covered:
        _cloth_cover()
    else:
        _drilled_plate(panel)
    knob = _dial(dial)
    for x, material in ((4.9, brass()), (6.9, satin('ink', 0.4)), (8.9, satin('ink', 0.4))):
        disc(0.62, 0.5, 0.12, material, (x, FRONT, MIDDLE - 4.6), (0, -1, 0), 48)
        disc(0.68, 0.01, 0, black(), (x, FRONT, MIDDLE - 4.6), (0, -1, 0), 48)
    feet([(x, y) for x in (-9, 9) for y in (-2.5, 2.5)])
    turn(-20)
    return Shot(close_up=CloseUp(at=knob, width=14, elevation=16, azimuth=-6))


def _cloth_cover():
    width, height = 11.8, 10.4
    slab(width + 0.26, height + 0.26, 0.1, 0.95, 0.04, black(), (LOUDSPEAKER, FRONT + 0.03, MIDDLE))
    weave = cloth('#a59a88', '#2b2a28', per_cm=4.6, bump=0.05, uneven=0.5, contrast=0.75)
    slab(width, height, 0.12, 0.85, 0.05, weave, (LOUDSPEAKER, FRONT - 0.01, MIDDLE))

    def swelling(u, v):
        x, z = u * 2 - 1, v * 2 - 1
        rise = max(0, 1 - max(abs(x), abs(z)) ** 8)
        return (
            LOUDSPEAKER + x * (width / 2 - 0.1),
            FRONT - 0.05 - 0.16 * rise,
            MIDDLE + z * (height / 2 - 0.1),
        )

    sheet(swelling, 40, 40, weave, (width, height))


def _drilled_plate(panel):
    slab(12.1, 10.6, 0.06, 0.7, 0.02, black(), (LOUDSPEAKER, FRONT, MIDDLE))
    with part() as plate:
        grille(22, 19, 0.5, 0.15, satin(panel), margin=0.45, thickness=0.07)
    plate.place(at=(LOUDSPEAKER, FRONT - 0.09, MIDDLE))


def _dial(tint):
    x, z = DIAL
    dial_marks(41, 3.95, 0.06, 0.32, print_ink(), (x, FRONT - 0.006, z))
    with part() as knob:
        lathe(rounded([(0, 0), (3.16, 0), (3.16, 0.12), (0, 0.12)], 2), black(), 96)
        profile = [(0, 0.1), (3.05, 0.1, 0.05), (3.0, 1.0, 0.22), (2.5, 1.1, 0.2), (0, 1.0)]
        cap = lathe(rounded(profile, 8), satin(tint, 0.4))
    knob.place((90, 0, 0), (x, FRONT + 0.02, z))
    angle = radians(38)
    dot((x + 2.2 * sin(angle), FRONT - 1.0, z + 2.2 * cos(angle)), 0.32)
    return cap
