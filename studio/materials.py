"""What things are made of. Colours are names of the palette or '#rrggbb'."""

from math import pi

from mathutils import Vector

from cloth import cloth
from graph import Graph
from palette import colour

__all__ = ['cloth']


def plastic(tint, roughness=0.42, grain=0.006, specular=0.45, grains=28):
    """Moulded plastic or paint. `grain`: its height in cm; `grains`: how many a cm."""
    g = Graph('plastic')
    normal = g.bump(g.noise(g.object_coordinates(), grains, 2), grain) if grain else None
    return g.principled(normal, Base_Color=colour(tint), Roughness=roughness, Specular=specular)


def satin(tint, roughness=0.42):
    """Powder coat: a fine grain and a wide soft highlight."""
    return plastic(tint, roughness, 0.0014, 0.5, 34)


def enamel(tint, roughness=0.16):
    """Enamelled steel: colour under a clear coat that is not quite flat."""
    g = Graph('enamel')
    o = g.object_coordinates()
    tone = g.ramp(g.noise(o, 0.5, 2), [(0.3, 0), (0.7, 1)])
    tint = colour(tint)
    shade = g.mix(tone, g.mix(0.012, tint, '#000000'), g.mix(0.012, tint, '#ffffff'))
    normal = g.bump(g.noise(o, 0.7, 1), 0.05)
    return g.principled(
        normal, Base_Color=shade, Roughness=0.34, Clearcoat=0.9, Clearcoat_Roughness=roughness
    )


def stoneware(tint, roughness=0.34, speckle=0.25):
    """Glazed stoneware, uneven, with iron speckles."""
    g = Graph('stoneware')
    o = g.object_coordinates()
    tint = colour(tint)
    tone = g.ramp(g.noise(o, 0.55, 3), [(0.3, 0), (0.7, 1)])
    shade = g.mix(tone, g.mix(0.05, tint, '#000000'), g.mix(0.05, tint, '#ffffff'))
    speckles = g.ramp(g.noise(o, 9, 2), [(0.66, 0), (0.72, 1)])
    shade = g.mix(g.math('MULTIPLY', speckles, speckle), shade, '#4a3a2c')
    normal = g.bump(g.noise(o, 0.5, 1), 0.1)
    return g.principled(normal, Base_Color=shade, Roughness=roughness)


def glaze(tint, roughness=0.3, speckle=0.22):
    """Stoneware under an even glaze: fine iron speckles, no clouds."""
    g = Graph('glaze')
    o = g.object_coordinates()
    speckles = g.ramp(g.noise(o, 7, 2), [(0.68, 0), (0.72, 1)])
    shade = g.mix(g.math('MULTIPLY', speckles, speckle), colour(tint), '#4a3a2c')
    return g.principled(Base_Color=shade, Roughness=roughness, Specular=0.5)


def rubber(tint='ink'):
    return plastic(tint, 0.62, 0.006, 0.3)


def black():
    """Gaps, holes and the undersides that nobody sees."""
    return plastic('#0c0f11', 0.5, 0, 0.3)


def print_ink(tint='ink'):
    """Printed marks and numerals."""
    return plastic('#e9e6de' if tint == 'chalk' else tint, 0.5, 0, 0.3)


def metal(tint='#c9cbcd', roughness=0.28, brushed=None):
    """`brushed`: the axis along which the brush went, X, Y or Z."""
    g = Graph('metal')
    o = g.object_coordinates()
    if not brushed:
        r = g.map_range(g.noise(o, 0.7, 4), roughness - 0.03, roughness + 0.04)
        return g.principled(Base_Color=colour(tint), Metallic=1.0, Roughness=r)
    scale = {'X': (0.4, 60, 60), 'Y': (60, 0.4, 60), 'Z': (60, 60, 0.4)}[brushed]
    lines = g.noise(g.mapping(o, scale), 1, 2, 0.6)
    r = g.map_range(lines, roughness - 0.07, roughness + 0.1)
    return g.principled(g.bump(lines, 0.0025), Base_Color=colour(tint), Metallic=1.0, Roughness=r)


def steel(brushed='Z', roughness=0.26):
    return metal('#c9cccf', roughness, brushed)


def polished_steel():
    return metal('#dfe1e3', 0.12)


def aluminium(brushed=None):
    return metal('#d3d5d6', 0.34, brushed)


def brass(brushed=None):
    return metal('#d9b774', 0.24, brushed)


def silk_brass():
    """Brass that is not polished: below a roughness of 0.28 the denoiser's guides are those of what it mirrors."""
    return metal('#d9b774', 0.34)


def silk_steel():
    return metal('#c9cccf', 0.34)


def oak(grain='Z', seed=0, scale=1.0, rings=1.0):
    return wood('#d3ab78', '#a97d4c', grain, 0.44, scale, seed, rings)


def walnut(grain='Z', seed=0, scale=1.0, rings=1.0):
    return wood('#80563a', '#4a2d1c', grain, 0.38, scale, seed, rings)


def wood(light, dark, grain='Z', roughness=0.42, scale=1.0, seed=0, rings=1.0):
    """
    Rings cut along the grain, fibres, pores, a silk varnish. `grain`: the axis of the tree, X, Y or Z; `rings`: how many
    times narrower, and fainter, the rings are than 0.8 cm, with fibres that stay coarser than a pixel.
    """
    g = Graph('wood')
    rotation = {'Z': (0, 0, 0), 'X': (0, pi / 2, 0), 'Y': (pi / 2, 0, 0)}[grain]
    shift = (seed * 3.1, seed * 1.7, seed * 5.3)
    p = g.mapping(g.object_coordinates(), (1, 1, 1), rotation, shift)
    slow = g.mapping(p, (0.35 * scale * rings, 0.35 * scale * rings, 0.018 * scale))
    warp = g.noise(slow, 1, 4, 0.55, 'Color')
    warp = g.node('VectorMath', {0: warp, 'Scale': 0.55}, operation='SCALE')
    warped = g.node('VectorMath', {0: slow, 1: warp}, operation='ADD')
    wave = {'Vector': warped, 'Scale': 1.5, 'Distortion': 1.3, 'Detail': 2, 'Detail Scale': 0.8}
    years = g.node('TexWave', wave, 'Fac', wave_type='RINGS', rings_direction='Z')
    shade = g.mix(g.ramp(years, [(0, 0.8 / rings**0.4), (0.6, 0)]), light, dark)
    fibres = g.noise(g.mapping(p, (14 * scale, 14 * scale, 0.35 * scale)), 1, 3, 0.6)
    shade = g.mix(g.ramp(fibres, [(0.35, 0.38), (0.65, 0)]), shade, dark, 'MULTIPLY')
    pores = g.noise(g.mapping(p, (26 * scale, 26 * scale, 0.8 * scale)), 1, 2)
    pores = g.ramp(pores, [(0.62, 0), (0.70, 1)])
    shade = g.mix(g.math('MULTIPLY', pores, 0.35), shade, g.mix(0.6, dark, '#1c120a'))
    relief = g.math('SUBTRACT', g.math('MULTIPLY', fibres, 0.4), g.math('MULTIPLY', pores, 0.5))
    r = g.map_range(fibres, roughness - 0.06, roughness + 0.1)
    return g.principled(g.bump(relief, 0.02), Base_Color=shade, Roughness=r, Specular=0.4)


def cork(per_cm=4.5):
    """Pressed granules of several browns. `per_cm`: how many granules a cm."""
    g = Graph('cork')
    o = g.object_coordinates()
    granules = g.node('TexVoronoi', {'Vector': o, 'Scale': per_cm}, 'Color')
    tone = g.node('SeparateXYZ', {'Vector': granules}, 'X')
    shade = g.ramp(tone, [(0, '#a8794a'), (1, '#cfa878')])
    shade = g.mix(g.ramp(tone, [(0.86, 0), (0.9, 0.7)]), shade, '#6b4526')
    edge = {'Vector': o, 'Scale': per_cm}
    edges = g.node('TexVoronoi', edge, 'Distance', feature='DISTANCE_TO_EDGE')
    return g.principled(
        g.bump(g.ramp(edges, [(0, 0), (0.12, 1)]), 0.012), Base_Color=shade, Roughness=0.8, Specular=0.2
    )


def leather(tint='tan'):
    """Pebbled leather."""
    g = Graph('leather')
    o = g.object_coordinates()
    wander = g.node('VectorMath', {0: g.noise(o, 2.5, 3, output='Color'), 'Scale': 0.25}, operation='SCALE')
    o = g.node('VectorMath', {0: o, 1: wander}, operation='ADD')
    cells = g.node('TexVoronoi', {'Vector': o, 'Scale': 12}, 'Distance', feature='DISTANCE_TO_EDGE')
    cells = g.ramp(cells, [(0, 0), (0.16, 1)])
    broad = g.noise(o, 0.35, 4)
    shade = g.mix(g.ramp(broad, [(0.3, 0.1), (0.7, 0)]), colour(tint), '#1a0f08')
    creases = g.math('MULTIPLY', g.math('SUBTRACT', 1.0, cells), 0.2)
    shade = g.mix(creases, shade, '#140b06')
    r = g.map_range(broad, 0.4, 0.58)
    return g.principled(g.bump(cells, 0.006), Base_Color=shade, Roughness=r, Specular=0.4)


def pane(tint='#ffffff', milk=0.0, base=0.05, edge=0.65):
    """
    A thin pane without refraction: clear in the middle, a mirror at its edge; few samples suffice, and it stays
    transparent in the picture. One wall only: each further one makes it murkier. `milk`: how opaque.
    """
    g = Graph('pane')
    facing = g.map_range(g.node('Fresnel', {'IOR': 1.45}), base, edge, 0.03, 0.7)
    clear = g.node('BsdfTransparent', {'Color': tint})
    if milk:
        clear = g.node('MixShader', {0: milk, 1: clear, 2: g.node('BsdfDiffuse', {'Color': tint})})
    mirror = g.node('BsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': 0.04})
    material = g.surface(g.node('MixShader', {0: facing, 1: clear, 2: mirror}))
    material['pane'] = True
    return material


def clear_glass(tint='#ffffff', rim_strength=0.5, shine=0.6, window=(0.3, 0.42), light=(-0.85, -0.35, 0.4)):
    """
    Thin glass for the camera alone: its rim and one reflection, that of a window at the upper left, are drawn, so that
    it has neither noise nor the mirror images of all lamps. `window`: half its width and height, as tangents; `light`:
    where it is.
    """
    g = Graph('clear glass')
    mirrored = g.node('TexCoord', output='Reflection')
    middle = Vector(light).normalized()
    right = middle.cross((0, 0, 1)).normalized()

    def along(direction):
        inputs = {0: mirrored, 1: tuple(direction)}
        return g.node('VectorMath', inputs, 'Value', operation='DOT_PRODUCT')

    ahead = g.math('MAXIMUM', along(middle), 0.01)

    def within(direction, half):
        offset = g.math('ABSOLUTE', g.math('DIVIDE', along(direction), ahead))
        return g.map_range(offset, 1, 0, half * 0.9, half * 1.1)

    window_light = g.math('MULTIPLY', within(right, window[0]), within(right.cross(middle), window[1]))
    front = g.math('SUBTRACT', 1.0, g.node('NewGeometry', output='Backfacing'))
    bright = g.math('MULTIPLY', g.math('MULTIPLY', window_light, front), shine)
    edge = g.math('POWER', g.node('LayerWeight', {'Blend': 0.5}, 'Facing'), 3.0)
    edge = g.math('MULTIPLY', edge, rim_strength)
    seen = g.node('LightPath', output='Is Camera Ray')
    clear = g.node('BsdfTransparent', {'Color': tint})
    grey = g.node('Emission', {'Color': '#dfe8ea', 'Strength': 0.3})
    shaded = g.node('MixShader', {0: g.math('MULTIPLY', edge, seen), 1: clear, 2: grey})
    white = g.node('Emission', {'Color': '#ffffff', 'Strength': 1.1})
    material = g.surface(g.node('MixShader', {0: g.math('MULTIPLY', bright, seen), 1: shaded, 2: white}))
    material['pane'] = True
    return material


def glowing(core='#ffcf94', edge='#ff9c4a', strength=2.2, edge_strength=0.45, roughness=0.25):
    """
    Lit opal glass, brightest where one looks straight in. A warm glow needs a saturated colour and a strength near 1:
    Filmic bleaches the rest.
    """
    g = Graph('glowing')
    facing = g.node('LayerWeight', {'Blend': 0.35}, 'Facing')
    light = g.mix(g.ramp(facing, [(0, 0), (0.9, 1)]), core, edge)
    power = g.map_range(facing, strength, strength * edge_strength, 0, 0.9)
    material = g.principled(
        Base_Color='#fff4e4', Roughness=roughness, Emission=light, Emission_Strength=power
    )
    material['glowing'] = True
    return material


def opal(bulb, reach, edge='#dd7630', strength=1.5, edge_strength=0.42, base='#c39c70', polish=0.0):
    """
    Opal glass round a bulb at the height `bulb`: white-hot in front of it, fading within `reach` and towards the outline.
    It lights nothing: for what stands below, put a `lamp` into it. `polish`: how much of the room it mirrors.
    """
    g = Graph('opal')
    facing = g.node('LayerWeight', {'Blend': 0.4}, 'Facing')
    height = g.node('SeparateXYZ', {'Vector': g.object_coordinates()}, 'Z')
    away = g.math('DIVIDE', g.math('ABSOLUTE', g.math('SUBTRACT', height, bulb)), reach)
    away = g.math('POWER', away, 1.5)
    dim = g.math('MINIMUM', g.math('ADD', away, facing), 1.0)
    light = g.ramp(dim, [(0, '#ffe2b4'), (0.3, '#ffc57c'), (1, edge)])
    near = g.math('POWER', g.math('SUBTRACT', 1.0, dim), 2.2)
    power = g.math('ADD', edge_strength, g.math('MULTIPLY', strength, near))
    material = g.principled(
        Base_Color=base,
        Roughness=0.3,
        Clearcoat=polish,
        Clearcoat_Roughness=0.05,
        Emission=light,
        Emission_Strength=power,
    )
    material['glowing'] = True
    return material


def coral():
    """The house's signal."""
    g = Graph('coral')
    tint = colour('coral')
    return g.principled(Base_Color=tint, Roughness=0.3, Emission=tint, Emission_Strength=0.12)
