"""A loudspeaker for the shower: a lying roll of canvas between rubber caps, a cord to hang it by."""

from math import cos, radians, sin

from details import cord, dot
from materials import brass, cloth, metal, plastic, print_ink, rubber
from outlines import ring, rounded
from solids import box, lathe, part, slab, sweep, turn
from stage import CloseUp, Shot

# The canvas, its shadow, the caps, the cord.
FINISHES = {
    'sea-green': ('#86978e', '#10181a', 'chalk', '#e8e2d4'),
    'slate': ('#5f696f', '#10181a', 'ink', '#d6c4a2'),
    'sand': ('#e2c7a6', '#5c3d27', 'deep-blue', '#1b3a52'),
}
RADIUS, LENGTH = 4.0, 17.0
AXIS = RADIUS + 0.35
TILT = radians(42)


def build(finish):
    tint, shadow, caps, rope = FINISHES[finish]
    canvas = cloth(tint, shadow, per_cm=4.8, bump=0.06, uneven=0.3, contrast=0.65)
    cap = plastic(caps, 0.5, 0.003, 0.35)
    with part() as roll:
        half = LENGTH / 2
        seam = [(RADIUS - 0.3, -half), (RADIUS, -half + 0.12, 0.15), (RADIUS + 0.06, 0)]
        lathe(rounded([*seam, (RADIUS, half - 0.12, 0.15), (RADIUS - 0.3, half)], 8), canvas, 192)
        for side in (-1, 1):
            _end(cap, side)
    roll.place((0, 90, 0), (0, 0, AXIS))
    _controls(cap, caps)
    for x in (-6, 6):
        slab(1.6, 3.4, 0.55, 0.6, 0.12, rubber(), (x, 0, 0), 'Z')
    _eyelet()
    turn(-30)
    loop = [(9.0, -5.35, 7.3), (10.4, -6.2, 5.4), (11.6, -7.2, 2.2), (11.0, -8.8, 0.5), (8.8, -9.9, 0.3)]
    loop += [(6.9, -9.2, 0.3), (7.6, -7.9, 0.4), (9.4, -6.9, 2.2), (9.3, -5.9, 5.4), (8.8, -5.3, 7.2)]
    cord(loop, 0.24, rope)
    return Shot(close_up=CloseUp(at=(2.4, -4.2, 6.6), width=13, elevation=30, azimuth=-4))


def _end(material, side):
    """A rubber cap; inside its rim the passive radiator moves."""
    start = LENGTH / 2
    profile = [(0, start + 0.04), (RADIUS + 0.12, start + 0.04, 0.2), (RADIUS + 0.12, start + 1.0, 0.5)]
    profile += [(RADIUS - 0.7, start + 1.05, 0.2), (RADIUS - 0.95, start + 0.55, 0.15), (0, start + 0.55)]
    cone = [(RADIUS - 1.0, start + 0.56), (RADIUS - 1.3, start + 0.9, 0.2), (RADIUS - 1.7, start + 0.62, 0.2)]
    cone += [(1.7, start + 0.75, 0.1), (1.6, start + 0.95, 0.1), (0, start + 1.0)]
    lathe(rounded(profile, 8) * (1, side), material)
    lathe(rounded(cone, 8) * (1, side), metal('#5b6267', 0.4) if side > 0 else material)


def _controls(cap, tint):
    """Three keys and the light on a strip that leans towards the camera."""
    ink = print_ink('ink' if tint == 'chalk' else 'chalk')
    with part() as strip:
        slab(9.6, 2.1, 0.5, 1.0, 0.14, cap, (0, 0, -0.3), 'Z')
        for x in (-1.0, 1.4):
            box(0.75, 0.13, 0.02, 0.005, ink, (x, 0, 0.2), segments=1)
        box(0.13, 0.75, 0.02, 0.005, ink, (1.4, 0, 0.2), segments=1)
        lathe([(0.2, 0.216), (0.34, 0.216)], ink, 40).location = (-3.4, 0, 0)
        dot((3.6, 0, 0.2), 0.32, (0, 0, 1))
    reach = RADIUS + 0.02
    strip.place((42, 0, 0), (0, -reach * sin(TILT), AXIS + reach * cos(TILT)))


def _eyelet():
    with part() as eye:
        sweep(ring(0.55, count=40), 0.14, brass(), closed=True, segments=14)
    eye.place((0, 0, 40), (LENGTH / 2 + 0.55, -RADIUS * 0.62, AXIS + RADIUS * 0.8))
