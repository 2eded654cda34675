"""A rice cooker with one lever: a squat pot with lid and side handles, the switch in a panel in front."""

from details import cord, disc, dot, text
from materials import black, enamel, oak, print_ink, rubber, satin, steel, stoneware, walnut
from outlines import rounded, spline, superellipse
from solids import lathe, part, slab, sweep, turn
from stage import CloseUp, Shot

# Pot and lid, wood, switch panel, print on it.
FINISHES = {
    'chalk': (lambda: enamel('chalk', 0.2), oak, 'chalk', 'ink'),
    'ink': (lambda: enamel('ink', 0.24), walnut, 'ink', 'chalk'),
    'clay': (lambda: stoneware('clay'), oak, 'ink', 'chalk'),
}


def build(finish):
    make_pot, make_wood, panel_tint, print_tint = FINISHES[finish]
    pot, wood = make_pot(), make_wood('X', 2)
    disc(9.6, 0.8, 0.1, rubber())
    foot = [(0, 0.7), (10.6, 0.7, 0.3), (10.9, 3.4, 0.2), (0, 3.4)]
    lathe(rounded(foot, 6), satin('ink', 0.5))
    wall = [(0, 3.3), (10.4, 3.3, 1.0), (12.2, 7.4, 4), (12.2, 14.6, 0.5), (11.9, 15.2, 0.2), (0, 15.2)]
    lathe(rounded(wall, 12), pot)
    lathe([(0, 15.1), (11.3, 15.1), (11.3, 15.6), (0, 15.6)], black())
    lathe(rounded([(0, 15.5), (12.1, 15.5, 0.15), (12.0, 16.4, 0.4), (7.5, 18.9, 6), (0, 19.8)], 12), pot)
    _vent_and_knob(wood)
    for side in (-1, 1):
        _side_handle(wood, side)
    _panel(satin(panel_tint, 0.4), print_ink(print_tint))
    turn(-22)
    cord([(6, 9, 2), (10, 12, 0.5), (15, 11, 0.26), (19, 8, 0.26)], 0.26)
    return Shot(close_up=CloseUp(at=(-3.6, -9.6, 7.6), width=15, elevation=16, azimuth=-8))


def _vent_and_knob(wood):
    lathe(rounded([(0, 19.5), (0.9, 19.5), (0.9, 20.5), (0, 20.5)], 4), steel('Z', 0.24), 48)
    lathe(rounded([(0, 20.3), (1.7, 20.3, 0.2), (2.2, 21.9, 0.5), (0, 22.1)], 8), wood, 64)
    with part() as vent:
        disc(0.62, 0.12, 0.04, steel('Z', 0.3))
        disc(0.3, 0.02, 0.005, black(), (0, 0, 0.12))
    vent.place((20, 0, 0), (1.8, -6.4, 18.72))


def _side_handle(wood, side):
    points = [(11.6, -3.6, 11.4), (14.0, -2.9, 11.7), (14.9, 0, 11.8), (14.0, 2.9, 11.7), (11.6, 3.6, 11.4)]
    path = spline(points, 60)
    path[:, 0] *= side
    sweep(path, [(0.55, 0.75)] * 60, wood, outline=superellipse(3), up=(0, 0, 1))


def _panel(material, ink):
    """An upright plate with the lever in its slot, marked above and below."""
    front = -12.7
    slab(6.4, 9.6, 2.6, 1.1, 0.3, material, (0, front + 1.3, 7.0), 'Y')
    slab(0.62, 3.6, 0.06, 0.3, 0.02, black(), (0, front, 7.0), 'Y')
    slab(2.3, 0.95, 1.3, 0.4, 0.25, steel('X', 0.28), (0, front - 0.6, 6.1), 'Y')
    text('warm', 0.85, (0, front - 0.01, 9.6), ink)
    text('cook', 0.85, (0, front - 0.01, 4.4), ink)
    dot((0, front, 10.85), 0.42)
