"""Materials as node graphs, a node a call. Lengths are in centimetres."""

import bpy


def linear(colour):
    """The linear RGBA of an sRGB colour, '#rrggbb'."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1,)


class Graph:
    """The nodes of one new material."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new('ShaderNodeOutputMaterial')
        self.principled_node = None

    def node(self, kind, inputs=None, output=0, **properties):
        """Adds a node; returns one of its outputs. `inputs` maps names or indices to values or other outputs."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in properties.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.connect(value, node.inputs[name])
        return node.outputs[output]

    def connect(self, value, socket):
        """Links an output, or sets a number, a tuple or a colour '#rrggbb'."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = linear(value) if isinstance(value, str) else value

    def surface(self, shader):
        """Ends the graph with this shader; returns the material."""
        self.tree.links.new(shader, self.output.inputs['Surface'])
        return self.material

    def principled(self, normal=None, **inputs):
        """Ends the graph with a Principled BSDF; returns the material. `Base_Color` names the input 'Base Color'."""
        node = self.tree.nodes.new('ShaderNodeBsdfPrincipled')
        for name, value in inputs.items():
            self.connect(value, node.inputs[name.replace('_', ' ')])
        if normal is not None:
            self.connect(normal, node.inputs['Normal'])
        self.principled_node = node
        return self.surface(node.outputs[0])

    def object_coordinates(self):
        return self.node('TexCoord', output='Object')

    def uv(self):
        return self.node('TexCoord', output='UV')

    def mapping(self, vector, scale=(1, 1, 1), rotation=(0, 0, 0), location=(0, 0, 0)):
        return self.node(
            'Mapping', {'Vector': vector, 'Scale': scale, 'Rotation': rotation, 'Location': location}
        )

    def noise(self, vector, scale=1.0, detail=3.0, roughness=0.5, output='Fac'):
        """`scale`: features per centimetre."""
        inputs = {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': roughness}
        return self.node('TexNoise', inputs, output)

    def ramp(self, factor, stops):
        """A colour ramp; each stop is (position, grey value or '#rrggbb')."""
        output = self.node('ValToRGB', {'Fac': factor})
        elements = output.node.color_ramp.elements
        for index, (position, colour) in enumerate(stops):
            element = elements[index] if index < 2 else elements.new(position)
            element.position = position
            element.color = linear(colour) if isinstance(colour, str) else (colour, colour, colour, 1)
        return output

    def math(self, operation, a, b=0.0):
        return self.node('Math', {0: a, 1: b}, operation=operation)

    def map_range(self, value, to_min, to_max, from_min=0.0, from_max=1.0):
        inputs = {'Value': value, 'From Min': from_min, 'From Max': from_max}
        return self.node('MapRange', {**inputs, 'To Min': to_min, 'To Max': to_max})

    def mix(self, factor, a, b, mode='MIX'):
        return self.node('MixRGB', {'Fac': factor, 'Color1': a, 'Color2': b}, blend_type=mode)

    def bump(self, height, distance, normal=None):
        """A normal; `distance` is the height of 1 in centimetres. Keep its grain coarser than a pixel."""
        inputs = {'Height': height, 'Distance': distance}
        if normal is not None:
            inputs['Normal'] = normal
        return self.node('Bump', inputs)
