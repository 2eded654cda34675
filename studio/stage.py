"""The studio: one camera, one light, one floor. 1 unit = 1 cm; lights grow with the product, so that a watch and a fan
stand in the same light."""

from dataclasses import dataclass, field
from math import cos, pi, radians, sin, sqrt

import bpy
import numpy as np
from mathutils import Euler, Vector

import materials
from solids import add, mesh

LENS, SENSOR = 85, 36


@dataclass
class CloseUp:
    """The second view: what the hand touches."""

    at: object  # A point (x, y, z), or an object: its middle.
    width: float  # Of the frame, in centimetres.
    elevation: float = 24
    azimuth: float = 0  # Degrees to the right.
    blur: float = (
        0.15  # Radius of the lens in parts of the frame's width / 10: how soft what is not in focus gets.
    )


@dataclass
class Shot:
    """How a kind is photographed."""

    close_up: CloseUp
    elevation: float = 15
    size: float = 0.57  # Optical size: the root of the outlined area, in parts of the frame.
    longest: float = 0.84  # No side is longer.
    lower: float = 0.012  # How far below the middle it stands.
    dark_cards: bool = False  # Black flags at both sides, which draw the edges of glass and polished steel.
    exposure: float = 0.0
    wall: float | None = None  # It hangs on a wall turned by so many degrees: no floor.
    hero: bool = False  # Cut at z = 0, for the water of the home page: no floor, no shadow.
    lens: float = LENS  # In millimetres: a longer one keeps the sides of a box parallel.
    samples: float = 1.0  # Times the usual number, for what stays noisy.
    lights: dict = field(default_factory=dict)  # Energies by name, in place of LIGHTS'.


# name: (position, looks at, size, energy, colour), in frame widths.
LIGHTS = {
    'key': ((-1.15, -0.85, 1.75), (0, 0, 0.25), (0.95, 0.95), 15.5, (1, 0.985, 0.965)),
    # Stands on the floor: upright walls seen from above mirror only what is low.
    'strip': ((-0.98, -0.50, 0.56), (0, 0, 0.32), (0.34, 1.12), 3.4, (1, 0.99, 0.975)),
    'fill': ((1.7, -1.2, 0.8), (0, 0, 0.3), (1.2, 1.2), 0.45, (0.95, 0.98, 1)),
    'top': ((0.1, 0.55, 1.75), (0, 0, 0.2), (1.6, 0.9), 3.6, (1, 1, 1)),
    'rim': ((1.15, 1.1, 0.75), (0, 0, 0.35), (0.4, 1.3), 6.5, (0.97, 0.99, 1)),
    'rim-left': ((-1.25, 1.0, 0.7), (0, 0, 0.35), (0.3, 1.2), 3.2, (0.97, 0.99, 1)),
}


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode, scene.render.threads = 'FIXED', 1
    scene.render.film_transparent = True
    scene.render.use_persistent_data = True
    scene.render.dither_intensity = 0
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = scene.cycles.transmission_bounces = 14
    scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 2, 4
    scene.cycles.transparent_max_bounces = 16
    scene.cycles.sample_clamp_indirect, scene.cycles.blur_glossy = 4, 0.6
    scene.cycles.caustics_reflective = False
    scene.cycles.use_adaptive_sampling = False
    # High contrast and a weak world keep the form of white things on a white tile.
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'High Contrast'
    scene.view_settings.exposure = 0.62
    return scene


def is_product(item):
    return item.type in ('MESH', 'CURVE', 'FONT') and not item.get('studio') and not item.hide_render


def set_up(shot, close_up=False):
    """Camera, lights and floor for what is in the scene."""
    bpy.context.view_layer.update()
    points = _vertices()
    low, high = points.min(0), points.max(0)
    bpy.context.scene.view_settings.exposure += shot.exposure
    width = _front_camera(points, (low + high) / 2, shot)
    foot = Vector(((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]))
    if close_up:
        _close_camera(shot.close_up)
    for name, (at, to, size, energy, tint) in LIGHTS.items():
        _softbox(name, at, to, size, shot.lights.get(name, energy), tint, width, foot)
    if shot.dark_cards:
        _dark_cards(width, foot)
    _world()
    _backdrop(width, foot, points, shot.wall)


def _vertices():
    graph = bpy.context.evaluated_depsgraph_get()
    clouds = []
    for item in filter(is_product, bpy.context.scene.objects):
        evaluated = item.evaluated_get(graph)
        data = evaluated.to_mesh()
        points = np.empty(len(data.vertices) * 3, 'f4')
        data.vertices.foreach_get('co', points)
        matrix = np.array(item.matrix_world)
        clouds.append(points.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
        evaluated.to_mesh_clear()
    return np.concatenate(clouds)


def _camera(position, elevation, azimuth=0, lens=LENS):
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width = lens, SENSOR
    item = add(data)
    item.location = Vector(position)
    item.rotation_euler = Euler((pi / 2 - radians(elevation), 0, radians(azimuth)))
    bpy.context.scene.camera = item
    return data


def _front_camera(points, centre, shot):
    """Fits the outline into the frame; returns the frame's width at the product."""
    e = radians(shot.elevation)
    forward, up = np.array([0, cos(e), -sin(e)]), np.array([0, sin(e), cos(e)])
    zoom = shot.lens / SENSOR
    distance = np.ptp(points, 0).max() * 4
    for _ in range(12):
        seen = points - (centre - forward * distance)
        depth = seen @ forward
        outline = np.stack([seen[:, 0] / depth, seen @ up / depth], 1) * zoom
        sides = np.ptp(outline, 0)
        distance *= max(sides.max() / shot.longest, sqrt(_area(outline)) / shot.size)
    data = _camera(centre - forward * distance, shot.elevation, lens=shot.lens)
    middle = (outline.max(0) + outline.min(0)) / 2
    data.shift_x, data.shift_y = float(middle[0]), float(middle[1]) + shot.lower
    data.clip_start, data.clip_end = distance / 100, distance * 20
    return float(distance / zoom)


def _area(outline, cells=160):
    """The area covered by points, row by row from the leftmost to the rightmost."""
    low, side = outline.min(0), np.ptp(outline, 0).max() / cells
    rows = ((outline[:, 1] - low[1]) / side).astype(int)
    left, right = np.full(rows.max() + 1, np.inf), np.full(rows.max() + 1, -np.inf)
    np.minimum.at(left, rows, outline[:, 0])
    np.maximum.at(right, rows, outline[:, 0])
    return float(np.clip(right - left, 0, None).sum() * side)


def _close_camera(close_up):
    at = close_up.at
    if isinstance(at, bpy.types.Object):
        corners = [at.matrix_world @ Vector(corner) for corner in at.bound_box]
        at = sum(corners, Vector()) / 8
    e, a = radians(close_up.elevation), radians(close_up.azimuth)
    distance = close_up.width * LENS / SENSOR
    backward = Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))
    data = _camera(Vector(at) + backward * distance, close_up.elevation, close_up.azimuth)
    data.clip_start, data.clip_end = distance / 100, distance * 60
    data.dof.use_dof, data.dof.focus_distance = close_up.blur > 0, distance
    # The aperture's radius is focal length / (2 × f-stop), the focal length being in millimetres of centimetre units.
    data.dof.aperture_fstop = LENS / 1000 / (2 * max(close_up.blur * close_up.width / 10, 1e-4))


def _softbox(name, at, to, size, energy, tint, width, foot):
    data = bpy.data.lights.new(name, 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = size[0] * width, size[1] * width
    data.energy, data.color = energy * width * width, tint
    item = add(data, name)
    item.location = Vector(at) * width
    item.rotation_euler = (Vector(to) * width - item.location).to_track_quat('-Z', 'Y').to_euler()
    item.location += foot


def _studio_plane(corners, material):
    item = mesh(corners, [(0, 1, 2, 3)], material)
    item['studio'] = True
    return item


def _dark_cards(width, foot):
    for side in (-0.85, 0.85):
        x, near, far, top = side * width, -0.1 * width, 0.55 * width, 1.2 * width
        corners = [(x, near, 0), (x, far, 0), (x, far, top), (x, near, top)]
        card = _studio_plane(corners, materials.plastic('#1a1e21', 1.0, 0, 0))
        card.location = foot
        card.visible_camera = card.visible_shadow = card.visible_diffuse = False


def _backdrop(width, foot, points, wall):
    """The floor, or the wall that touches what is rearmost."""
    reach = width * 8
    corners = [(-reach, -reach, 0), (reach, -reach, 0), (reach, reach, 0), (-reach, reach, 0)]
    floor = _studio_plane(corners, materials.plastic('#e8eaeb', 1.0, 0, 0))
    floor.name, floor.location = 'floor', foot
    if wall is not None:
        backwards = np.array([-sin(radians(wall)), cos(radians(wall)), 0])
        floor.location = backwards * (points @ backwards).max()
        floor.rotation_euler = (pi / 2, 0, radians(wall))
    floor.visible_camera = False
    floor.visible_transmission = False


def _world():
    """A room: grey at the horizon, white above."""
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    ramp, separate = nodes.new('ShaderNodeValToRGB'), nodes.new('ShaderNodeSeparateXYZ')
    height = nodes.new('ShaderNodeMapRange')
    height.inputs['From Min'].default_value = -1
    links.new(nodes.new('ShaderNodeTexCoord').outputs['Generated'], separate.inputs[0])
    links.new(separate.outputs['Z'], height.inputs['Value'])
    links.new(height.outputs[0], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.48, (0.33, 0.34, 0.36, 1)
    stops[1].position, stops[1].color = 1, (0.95, 0.97, 1, 1)
    stops.new(0.62).color = (0.42, 0.44, 0.47, 1)
    background = nodes['Background']
    background.inputs['Strength'].default_value = 0.15
    links.new(ramp.outputs[0], background.inputs['Color'])
