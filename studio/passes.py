"""What Cycles renders of one product: its colours with guides for the denoiser, its outline, its shadow."""

import tempfile
from pathlib import Path

import bpy
import numpy as np

from graph import Graph
from stage import is_product

SEED = 11
SAMPLES = 8
OUTLINE_SAMPLES = 16
SHADOW_SAMPLES = 48
GUIDES = {'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}


def render_colours(size, samples):
    """The product on nothing: RGBA (sRGB, straight alpha), albedo and normals (premultiplied)."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    with tempfile.TemporaryDirectory() as folder:
        scene.use_nodes = True
        nodes, links = scene.node_tree.nodes, scene.node_tree.links
        files = nodes.new('CompositorNodeOutputFile')
        files.base_path = folder
        files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
        files.file_slots.clear()
        for name, output in GUIDES.items():
            files.file_slots.new(name)
            links.new(nodes['Render Layers'].outputs[output], files.inputs[name])
        colours = _render(size, samples)
        guides = [_read(next(Path(folder).glob(f'{name}*')))[..., :3] for name in GUIDES]
    scene.use_nodes = False
    layer.cycles.denoising_store_passes = False
    return colours, *guides


def render_outline(size):
    """The alpha of all that is solid: clean edges for little. Panes are left out, whose alpha the colours have."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    panes = [o for o in scene.objects if is_product(o) and _has(o, 'pane')]
    for item in panes:
        item.hide_render = True
    white = Graph('outline')
    layer.material_override = white.surface(white.node('Emission'))
    alpha = _render(size, OUTLINE_SAMPLES)[..., 3]
    layer.material_override = None
    for item in panes:
        item.hide_render = False
    return alpha, bool(panes)


def render_shadow(size):
    """The alpha of the shadow alone. What glows or lights from within is off: it would paint a ring."""
    scene = bpy.context.scene
    floor = scene.objects['floor']
    floor.is_shadow_catcher = floor.visible_camera = True
    for item in scene.objects:
        if is_product(item):
            item.visible_camera = False
        if item.type == 'LIGHT' and (item.data.type == 'POINT' or item.name.startswith(('rim', 'own'))):
            item.hide_render = True
    for material in bpy.data.materials:
        if material.get('glowing'):
            _switch_off(material)
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces = 3, 1
    return _render(size, SHADOW_SAMPLES)[..., 3]


def _switch_off(material):
    tree = material.node_tree
    for node in tree.nodes:
        if node.type == 'BSDF_PRINCIPLED':
            strength = node.inputs['Emission Strength']
            for link in list(strength.links):
                tree.links.remove(link)
            strength.default_value = 0
        elif node.type == 'EMISSION':
            node.inputs['Strength'].default_value = 0


def _has(item, mark):
    return any(slot.material and slot.material.get(mark) for slot in item.material_slots)


def _render(size, samples):
    scene = bpy.context.scene
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.cycles.samples, scene.cycles.seed = samples, SEED
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGBA', '16'
    with tempfile.TemporaryDirectory() as folder:
        scene.render.filepath = f'{folder}/render.png'
        bpy.ops.render.render(write_still=True)
        return _read(Path(scene.render.filepath))


def _read(path):
    """The numbers of an image file, its first row at the top."""
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name, image.alpha_mode = 'Non-Color', 'CHANNEL_PACKED'
    width, height = image.size
    pixels = np.empty(width * height * 4, 'f4')
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1].copy()


def write_png(path, pixels):
    """Writes RGBA, straight alpha, 0 to 1."""
    height, width = pixels.shape[:2]
    image = bpy.data.images.new('picture', width, height, alpha=True)
    image.colorspace_settings.name, image.alpha_mode = 'Non-Color', 'CHANNEL_PACKED'
    image.pixels.foreach_set(np.ascontiguousarray(np.clip(pixels[::-1], 0, 1), 'f4').ravel())
    image.filepath_raw, image.file_format = str(path), 'PNG'
    image.save()
