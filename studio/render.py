"""
Renders one picture, as `npm run pictures` does:

blender -b --factory-startup --python-exit-code 1 --python studio/render.py -- KIND FINISH VIEW SIZE FILE.png [SAMPLES]

VIEW is front or close; SIZE the side in pixels. A preview of 300 pixels with 6 samples takes some seconds.
"""

import importlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from develop import develop
from passes import SAMPLES, render_colours, render_outline, render_shadow, write_png
from stage import empty_scene, set_up


def main(kind, finish, view, size, path, samples=SAMPLES):
    size = int(size)
    empty_scene()
    shot = importlib.import_module('kinds.' + kind.replace('-', '_')).build(finish)
    set_up(shot, close_up=view == 'close')
    colours, albedo, normal = render_colours(size, round(int(samples) * shot.samples))
    outline, has_panes = render_outline(size)
    shadow = None if shot.hero else render_shadow(size // 6)
    picture = develop(colours, albedo, normal, outline, has_panes, shadow, fade=view == 'front')
    write_png(path, picture)


main(*sys.argv[sys.argv.index('--') + 1 :])
