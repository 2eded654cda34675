"""Solids of meshes. Lengths are in centimetres; z is up, and the camera looks along +y."""

from math import cos, pi, radians, sin, tau

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from outlines import distances, round_rectangle


def add(data, name='object'):
    """Puts a mesh, curve or light into the scene."""
    item = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(item)
    return item


def mesh(vertices, faces, material, uv=None, sharp=None, recalculate=False):
    """An object of vertices and faces. `sharp`: edges of more degrees are not smoothed; `uv`: one pair a vertex."""
    data = bpy.data.meshes.new('mesh')
    data.from_pydata([tuple(map(float, v)) for v in vertices], [], [tuple(map(int, f)) for f in faces])
    data.update()
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    if sharp:
        data.use_auto_smooth = True
        data.auto_smooth_angle = radians(sharp)
    if uv is not None:
        corners = np.empty(len(data.loops), 'i4')
        data.loops.foreach_get('vertex_index', corners)
        data.uv_layers.new().data.foreach_set('uv', np.asarray(uv, 'f4')[corners].ravel())
    data.materials.append(material)
    if recalculate:
        edit = bmesh.new()
        edit.from_mesh(data)
        bmesh.ops.remove_doubles(edit, verts=edit.verts, dist=1e-5)
        bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
        edit.to_mesh(data)
        edit.free()
    return add(data)


def quads(rows, columns, wrap_rows=False, wrap_columns=False):
    """The faces of a lattice of rows × columns vertices."""
    faces = []
    for i in range(rows if wrap_rows else rows - 1):
        a, b = i * columns, (i + 1) % rows * columns
        for k in range(columns if wrap_columns else columns - 1):
            j = (k + 1) % columns
            faces.append((a + k, a + j, b + j, b + k))
    return faces


def caps(rows, columns):
    """The two end faces of such a lattice, whose columns wrap."""
    return [tuple(range(columns))[::-1], tuple(range((rows - 1) * columns, rows * columns))]


def lathe(profile, material, segments=128, sharp=50):
    """Revolves (radius, z) about the z axis; radius 0 closes an end."""
    profile = np.asarray(profile, float)[:, :2]
    along = distances(profile)
    widest = profile[:, 0].max()
    angles = np.arange(segments) * tau / segments
    vertices = [(r * cos(a), r * sin(a), z) for r, z in profile for a in angles]
    uv = [(widest * a, t) for t in along for a in angles]
    faces = quads(len(profile), segments, wrap_columns=True)
    return mesh(vertices, faces, material, uv, sharp, recalculate=True)


def frames(path, up=None, closed=False):
    """Normals and binormals along a path. `up`: what the normals lean towards; else they turn as little as they can."""
    if closed:
        tangents = np.roll(path, -1, 0) - np.roll(path, 1, 0)
    else:
        tangents = np.gradient(path, axis=0)
    tangents = tangents / np.linalg.norm(tangents, axis=1)[:, None]
    lean = np.array([0, 0, 1.0]) if abs(tangents[0][2]) < 0.9 else np.array([1.0, 0, 0])
    normal = lean if up is None else np.array(up, float)
    normals, binormals = [], []
    for tangent in tangents:
        if up is not None:
            normal = np.array(up, float)
        normal = normal - tangent * (normal @ tangent)
        normal = normal / np.linalg.norm(normal)
        normals.append(normal)
        binormals.append(np.cross(tangent, normal))
    return np.array(normals), np.array(binormals)


def sweep(path, radius, material, outline=None, up=None, closed=False, cap=True, segments=32, sharp=50):
    """
    A tube along a path. `radius`: a number, one a point, or a pair a point (along normal, along binormal). `outline`: a
    closed outline of half width 1 in place of the circle.
    """
    path = np.asarray(path, float)
    count = len(path)
    radii = np.asarray(radius, float)
    radii = np.broadcast_to(radii[:, None] if radii.ndim == 1 else radii, (count, 2))
    if outline is None:
        outline = [(cos(tau * k / segments), sin(tau * k / segments)) for k in range(segments)]
    outline = np.asarray(outline, float)
    normals, binormals = frames(path, up, closed)
    rings = (
        path[:, None]
        + normals[:, None] * (outline[None, :, :1] * radii[:, None, :1])
        + binormals[:, None] * (outline[None, :, 1:] * radii[:, None, 1:])
    )
    along, around = distances(path), distances(outline) * radii.mean()
    uv = [(a, b) for a in along for b in around]
    size = len(outline)
    faces = quads(count, size, wrap_rows=closed, wrap_columns=True)
    if cap and not closed:
        faces += caps(count, size)
    return mesh(rings.reshape(-1, 3), faces, material, uv, sharp, recalculate=True)


def tubes(paths, radius, material, segments=8):
    """Many thin tubes in one mesh: an object each would cost a minute. `radius`: a number, or (first, last)."""
    vertices, faces = [], []
    for path in paths:
        path = np.asarray(path, float)
        normals, binormals = frames(path)
        radii = np.linspace(*radius, len(path)) if np.ndim(radius) else np.full(len(path), radius)
        start = len(vertices)
        for point, normal, binormal, r in zip(path, normals, binormals, radii):
            for a in np.arange(segments) * tau / segments:
                vertices.append(point + (normal * cos(a) + binormal * sin(a)) * r)
        for face in quads(len(path), segments, wrap_columns=True) + caps(len(path), segments):
            faces.append(tuple(start + k for k in face))
    return mesh(vertices, faces, material, recalculate=True)


def loft(loops, material, cap=True, sharp=60):
    """A skin over closed loops of equally many points."""
    loops = np.asarray(loops, float)
    rows, columns = loops.shape[:2]
    heights = np.r_[0, np.cumsum(np.linalg.norm(np.diff(loops, axis=0), axis=2).mean(1))]
    uv = [(a, height) for loop, height in zip(loops, heights) for a in distances(loop)]
    faces = quads(rows, columns, wrap_columns=True) + (caps(rows, columns) if cap else [])
    return mesh(loops.reshape(-1, 3), faces, material, uv, sharp, recalculate=True)


def slab(width, height, depth, radius, rim, material, at=(0, 0, 0), axis='Y', back_rim=None):
    """
    A rounded rectangle drawn out by `depth`, its rims rounded by `rim`. Axis Y: upright, width × height, centred on `at`;
    Z: lying, width × height its plan, from `at` up; X: upright, facing sideways.
    """
    back_rim = rim if back_rim is None else back_rim
    quarter = [k / 6 * pi / 2 for k in range(7)]
    steps = [(rim * (1 - sin(a)), rim * (1 - cos(a))) for a in quarter]
    steps += [(back_rim * (1 - sin(a)), depth - back_rim * (1 - cos(a))) for a in quarter[::-1]]
    loops = []
    for inset, along in steps:
        plan = round_rectangle(width - 2 * inset, height - 2 * inset, max(radius - inset, 0.01))
        if axis == 'Y':
            loops.append([(x, along - depth / 2, y) for x, y in plan])
        elif axis == 'Z':
            loops.append([(x, y, along) for x, y in plan])
        else:
            loops.append([(along - depth / 2, x, y) for x, y in plan])
    item = loft(loops, material, sharp=50)
    item.location = at
    return item


def sheet(point, rows, columns, material, size=(1, 1)):
    """A surface without thickness: `point(u, v)` for u and v from 0 to 1. `size`: its UVs in centimetres."""
    lattice = [(i / (rows - 1), j / (columns - 1)) for i in range(rows) for j in range(columns)]
    vertices = [point(u, v) for u, v in lattice]
    uv = [(u * size[0], v * size[1]) for u, v in lattice]
    return mesh(vertices, quads(rows, columns), material, uv)


def box(width, depth, height, rim, material, at=(0, 0, 0), rotation=(0, 0, 0), segments=5):
    """A box with rounded edges, standing on `at`."""
    edit = bmesh.new()
    bmesh.ops.create_cube(edit, size=1)
    for vertex in edit.verts:
        x, y, z = vertex.co
        vertex.co = Vector((x * width, y * depth, (z + 0.5) * height))
    edges = edit.edges[:]
    bmesh.ops.bevel(
        edit, geom=edges, offset=rim, segments=segments, profile=0.5, affect='EDGES', clamp_overlap=True
    )
    layer = edit.loops.layers.uv.new()
    for face in edit.faces:
        face.smooth = True
        x, y, _ = map(abs, face.normal)
        for corner in face.loops:
            c = corner.vert.co
            corner[layer].uv = (c.y, c.z) if x > 0.7 else (c.x, c.z) if y > 0.7 else (c.x, c.y)
    data = bpy.data.meshes.new('box')
    edit.to_mesh(data)
    edit.free()
    data.use_auto_smooth = True
    data.auto_smooth_angle = radians(40)
    data.materials.append(material)
    item = add(data)
    item.location, item.rotation_euler = at, rotation
    return item


def stitches(pairs, radius, material, segments=8):
    """Short capsules from point to point, in one mesh."""
    vertices, faces = [], []
    profile = ((0, 0.45), (0.08, 0.85), (0.25, 1), (0.75, 1), (0.92, 0.85), (1, 0.45))
    for start, end in pairs:
        start, end = np.asarray(start, float), np.asarray(end, float)
        normals, binormals = frames(np.array([start, end]))
        first = len(vertices)
        for t, width in profile:
            for a in np.arange(segments) * tau / segments:
                across = normals[0] * cos(a) + binormals[0] * sin(a)
                vertices.append(start + (end - start) * t + across * radius * width)
        for face in quads(len(profile), segments, wrap_columns=True) + caps(len(profile), segments):
            faces.append(tuple(first + k for k in face))
    return mesh(vertices, faces, material)


def plan_uv(item):
    """Lays the UVs flat, x and y in centimetres: cloth on a lathed disc is cut from a flat piece."""
    corners = np.empty(len(item.data.loops), 'i4')
    item.data.loops.foreach_get('vertex_index', corners)
    plan = np.array([vertex.co[:2] for vertex in item.data.vertices], 'f4')
    item.data.uv_layers.active.data.foreach_set('uv', plan[corners].ravel())
    return item


def thicken(item, thickness, offset=0):
    """Gives a surface a wall; offset -1 inwards, 0 to both sides, 1 outwards."""
    modifier = item.modifiers.new('wall', 'SOLIDIFY')
    modifier.thickness, modifier.offset = thickness, offset
    return item


def bevel(item, width, segments=3, angle=35):
    """Rounds edges sharper than `angle` degrees."""
    modifier = item.modifiers.new('bevel', 'BEVEL')
    modifier.width, modifier.segments = width, segments
    modifier.limit_method, modifier.angle_limit = 'ANGLE', radians(angle)
    return item


def cut_below(items, low=0.0, high=None):
    """Cuts away what is below `low` and above `high`, in the scene's coordinates."""
    bpy.context.view_layer.update()
    for item in items:
        edit = bmesh.new()
        edit.from_mesh(item.data)
        edit.transform(item.matrix_world)
        for z, normal in ((low, -1), (high, 1)):
            if z is not None:
                parts = edit.verts[:] + edit.edges[:] + edit.faces[:]
                bmesh.ops.bisect_plane(
                    edit, geom=parts, plane_co=(0, 0, z), plane_no=(0, 0, normal), clear_outer=True
                )
        edit.to_mesh(item.data)
        edit.free()
        item.matrix_world = Matrix()
    bpy.context.view_layer.update()
    return items


def transform(items, rotation=(0, 0, 0), at=(0, 0, 0)):
    """Turns objects about the origin (degrees about x, y, z), then moves them."""
    bpy.context.view_layer.update()  # Else matrix_world lacks the locations that were just set.
    matrix = Matrix.Translation(at) @ Euler([radians(a) for a in rotation]).to_matrix().to_4x4()
    for item in items:
        item.matrix_world = matrix @ item.matrix_world
    bpy.context.view_layer.update()


class part:
    """`with part() as knob: …` collects what is made inside; `knob.place(rotation, at)` turns and moves it."""

    def __enter__(self):
        self.before = set(bpy.context.scene.objects)
        return self

    def __exit__(self, *_):
        self.items = [o for o in bpy.context.scene.objects if o not in self.before]

    def place(self, rotation=(0, 0, 0), at=(0, 0, 0)):
        transform(self.items, rotation, at)
        return self


def turn(angle):
    """Turns all that has been made so far about the z axis, in degrees: the three-quarter view."""
    transform([o for o in bpy.context.scene.objects if o.parent is None], (0, 0, angle))


def cut_at_waterline():
    """Removes everything below z = 0, for what floats in the water of the home page."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    for item in [o for o in bpy.context.scene.objects if o.type in ('MESH', 'CURVE', 'FONT')]:
        data = bpy.data.meshes.new_from_object(item.evaluated_get(graph))
        data.transform(item.matrix_world)
        edit = bmesh.new()
        edit.from_mesh(data)
        geometry = edit.verts[:] + edit.edges[:] + edit.faces[:]
        bmesh.ops.bisect_plane(edit, geom=geometry, plane_co=(0, 0, 0), plane_no=(0, 0, -1), clear_outer=True)
        edit.to_mesh(data)
        edit.free()
        bpy.data.objects.remove(item)
        if data.polygons:
            add(data)
