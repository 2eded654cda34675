"""
Renders one picture: blender -b --factory-startup --python studio/render.py -- KIND FINISH VIEW SIZE SAMPLES FILE.png

VIEW is front or close. Started by `npm run pictures`.
"""

import importlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from develop import develop  # noqa: E402
from passes import SAMPLES, render_colours, render_outline, render_shadow, write_png  # noqa: E402
from stage import empty_scene, set_up  # noqa: E402


def main(kind, finish, view, size, samples, path):
    size = int(size)
    empty_scene()
    shot = importlib.import_module('kinds.' + kind.replace('-', '_')).build(finish)
    set_up(shot, close_up=view == 'close')
    count = max(1, round(int(samples or SAMPLES) * shot.samples))
    colours, albedo, normal = render_colours(size, count)
    outline, has_panes = render_outline(size)
    shadow = None if shot.hero else render_shadow(size // 6)
    picture = develop(colours, albedo, normal, outline, has_panes, shadow, fade=view == 'front')
    write_png(path, picture)


try:
    main(*sys.argv[sys.argv.index('--') + 1 :])
except Exception:
    import traceback

    traceback.print_exc()
    sys.exit(1)
