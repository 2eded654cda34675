"""
A hand torch, lying: a knurled barrel, a head with a reflector, a cord at its tail. Finish 'hero' floats upright, for the
page that has found nothing.
"""

from details import cord, dot, knurled, lamp
from materials import aluminium, black, glowing, metal, pane, silk_brass
from outlines import rounded, spline
from solids import cut_at_waterline, lathe, part, turn
from stage import CloseUp, Shot

FINISHES = {
    'ink': lambda: metal('#4d555d', 0.36),
    'sea-green': lambda: metal('#8fb0a4', 0.36),
    'brass': silk_brass,
}
HEAD, LENGTH = 2.5, 15.0


def build(finish):
    hero = finish == 'hero'
    body, bright = FINISHES['sea-green' if hero else finish](), aluminium()
    with part() as torch:
        _head(body, bright)
        _barrel(body)
        dot((-1.0, -1.32, 5.6), 0.4, (-0.6, -0.8, 0))
    if hero:
        torch.place((0, 152, 0), (0, 0, 8.4))
        turn(38)
        cut_at_waterline()
        return Shot(close_up=CloseUp(at=(0, 0, 5), width=12), hero=True, elevation=9, samples=2)
    torch.place((0, 92.6, 0), (0, 0, HEAD))
    loop = [(14.6, 0, 1.8), (16.2, -0.2, 1.9), (17.6, 0.8, 0.9), (17.4, 3, 0.2)]
    cord([*loop, (15.2, 3.4, 0.2), (14.8, 1.2, 0.9), (14.9, 0.1, 1.7)], 0.2)
    turn(38)
    return Shot(close_up=CloseUp(at=(4.2, 1.6, 2.9), width=9, elevation=26), samples=2)


def _head(body, bright):
    """Looks along -z, its rim at 0."""
    outside = [(2.12, 0.25), (2.12, 0, 0.05), (HEAD, 0, 0.12), (HEAD, 2.5, 0.5), (1.7, 4.2, 0.6), (1.62, 4.4)]
    lathe(rounded(outside, 8), body, 128)
    for height in (1.0, 1.5, 2.0):
        lathe([(HEAD + 0.012, height), (HEAD + 0.012, height + 0.16)], black(), 128)
    cone = spline([(2.1, 0.3), (1.75, 1.2), (1.2, 2.2), (0.5, 2.9)], 40)
    lathe(cone, bright, 96)
    lamp((0, 0, 0.9), 70, radius=0.4)
    bulb = glowing('#ffd9a0', '#ffb060', 1.5, 0.7)
    lathe(rounded([(0, 1.9), (0.42, 1.9, 0.15), (0.5, 3.0), (0, 3.0)], 6), bulb, 40)
    lathe([(0, 0.28), (2.1, 0.28)], pane('#f8fbff', 0, 0.05, 0.4), 96)


def _barrel(body):
    collar = [(1.5, 4.35), (1.72, 4.45, 0.1), (1.72, 6.8, 0.12), (1.5, 6.9), (0, 6.9)]
    lathe(rounded(collar, 6), body, 96)
    lathe([(1.5, 6.85), (1.5, 7.15)], black(), 96)
    knurled(1.66, 7.1, 13.0, body, 22, 0.16, 0.12)
    lathe([(1.48, 12.9), (1.48, 13.25)], black(), 96)
    tail = [(0, 13.2), (1.66, 13.2, 0.12), (1.66, 14.2, 0.4), (1.2, 14.9, 0.3), (0, LENGTH)]
    lathe(rounded(tail, 8), body, 96)
