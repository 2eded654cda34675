"""An oil-filled radiator on wheels: nine fins between an end panel and a control box with a dial."""

import numpy as np

from details import cord, dial_marks, disc, dot
from materials import black, print_ink, rubber, satin
from outlines import rounded
from solids import box, lathe, part, slab, stitches, turn
from stage import CloseUp, Shot

FINISHES = {'chalk': ('chalk', 'ink'), 'slate': ('slate', 'chalk'), 'clay': ('clay', 'chalk')}
FIN_HEIGHT, FIN_DEPTH, PITCH = 48, 14, 3.5
FOOT = 5.5
DIAL = np.array([19.2, -8.35, 46.5])


def build(finish):
    tint, mark_tint = FINISHES[finish]
    body = satin(tint, 0.4)
    middle = FOOT + FIN_HEIGHT / 2
    for index in range(9):
        x = index * PITCH - 15.8
        slab(FIN_DEPTH, FIN_HEIGHT, 1.7, 4.5, 0.5, body, (x, 0, middle), 'X')
    for height in (FOOT + 5, FOOT + FIN_HEIGHT - 5):
        slab(4.4, 4.4, 34, 2.15, 0.3, body, (0, 0, height), 'X')
    slab(FIN_DEPTH + 2.4, FIN_HEIGHT + 1.6, 7.6, 3.6, 0.6, body, (19.2, 0, middle), 'X')
    slab(FIN_DEPTH + 2.4, FIN_HEIGHT + 1.6, 2.0, 3.6, 0.6, body, (-19.2, 0, middle), 'X')
    _controls(print_ink(mark_tint))
    for x in (-14.1, 14.1):
        _foot(x)
    cord([(21, 7.5, 9), (22, 11, 3), (25, 12, 0.5), (30, 9, 0.45), (33, 6, 0.45)], 0.45)
    turn(-28)
    close_up = CloseUp(at=(13.2, -16, 45), width=17, elevation=12, azimuth=-22, blur=0.03)
    return Shot(close_up=close_up, samples=1.5)


def _controls(marks):
    with part() as knob:
        lathe(rounded([(0, -0.1), (2.5, -0.1), (2.5, 0.12), (0, 0.12)], 2), black(), 96)
        lathe(rounded([(0, 0), (2.3, 0, 0.1), (2.2, 1.5, 0.3), (0, 1.55)], 8), satin('ink', 0.45), 96)
    knob.place((90, 0, 0), tuple(DIAL + [0, 0.15, 0]))
    dial_marks(11, 3.25, 0.12, 0.35, marks, tuple(DIAL), major=5)
    pointer = DIAL + np.array([0, -1.42, 0])
    stitches([(pointer + [-0.6, 0, 0.9], pointer + [-1.2, 0, 1.75])], 0.13, print_ink('chalk'))
    dot(tuple(DIAL + [0, 0.05, -6.2]), 0.75)
    vents = []
    for height in np.arange(FOOT + 5, FOOT + 15, 1.4):
        vents.append((DIAL * [1, 1, 0] + [-1.7, 0, height], DIAL * [1, 1, 0] + [1.7, 0, height]))
    stitches(vents, 0.24, black())


def _foot(x):
    dark = satin('ink', 0.45)
    box(2.6, 24, 1.5, 0.5, dark, (x, 0, 3.4))
    for y in (-5.5, 5.5):
        box(1.6, 1.6, 2.0, 0.3, dark, (x, y, 4.2))
    for y in (-10, 10):
        disc(2.0, 1.6, 0.4, rubber(), (x - 0.8, y, 2.0), (1, 0, 0), 48)
        disc(0.8, 1.75, 0.2, dark, (x - 0.8, y, 2.0), (1, 0, 0), 32)
