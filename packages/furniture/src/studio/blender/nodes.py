"""Helpers for shader nodes: sockets and numbers in, sockets out."""
import bpy


class Nodes:
    def __init__(self, tree):
        self.tree = tree
        self.tree.nodes.clear()

    def node(self, kind, **settings):
        made = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(made, name, value)
        return made

    def link(self, output, socket):
        self.tree.links.new(output, socket)

    def feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.link(value, socket)
        elif isinstance(value, (tuple, list)) and len(value) == 3 and len(socket.default_value) == 4:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, *values, clamp=False):
        made = self.node('ShaderNodeMath', operation=operation, use_clamp=clamp)
        for socket, value in zip(made.inputs, values):
            self.feed(socket, value)
        return made.outputs[0]

    def add(self, a, b):
        return self.math('ADD', a, b)

    def times(self, a, b):
        return self.math('MULTIPLY', a, b)

    def times_add(self, a, b, c, clamp=False):
        return self.math('MULTIPLY_ADD', a, b, c, clamp=clamp)

    def vector(self, x, y, z):
        made = self.node('ShaderNodeCombineXYZ')
        for socket, value in zip(made.inputs, (x, y, z)):
            self.feed(socket, value)
        return made.outputs[0]

    def parts(self, vector):
        made = self.node('ShaderNodeSeparateXYZ')
        self.link(vector, made.inputs[0])
        return made.outputs

    def scaled(self, vector, x, y, z):
        made = self.node('ShaderNodeVectorMath', operation='MULTIPLY')
        self.link(vector, made.inputs[0])
        made.inputs[1].default_value = (x, y, z)
        return made.outputs[0]

    def noise(self, vector, scale=1.0, detail=2, rough=0.5, distortion=0.0):
        made = self.node('ShaderNodeTexNoise')
        self.link(vector, made.inputs['Vector'])
        for name, value in (('Scale', scale), ('Detail', detail), ('Roughness', rough), ('Distortion', distortion)):
            made.inputs[name].default_value = value
        return made.outputs['Fac']

    def mix(self, share, a, b):
        made = self.node('ShaderNodeMixRGB')
        for socket, value in zip(made.inputs, (share, a, b)):
            self.feed(socket, value)
        return made.outputs[0]

    def step(self, value, low, high):
        made = self.node('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
        self.link(value, made.inputs[0])
        made.inputs[1].default_value = low
        made.inputs[2].default_value = high
        return made.outputs[0]

    def bump(self, height, distance, strength=1.0, normal=None):
        made = self.node('ShaderNodeBump')
        self.link(height, made.inputs['Height'])
        made.inputs['Distance'].default_value = distance
        made.inputs['Strength'].default_value = strength
        if normal is not None:
            self.link(normal, made.inputs['Normal'])
        return made.outputs[0]

    def softened(self, radius):
        """The direction of a surface whose edges are rounded, so that they catch the light."""
        made = self.node('ShaderNodeBevel', samples=3)
        made.inputs['Radius'].default_value = radius
        return made.outputs[0]

    def surface(self, color, rough, metal=0.0, specular=0.5, normal=None, **more):
        made = self.node('ShaderNodeBsdfPrincipled')
        self.feed(made.inputs['Base Color'], color)
        self.feed(made.inputs['Roughness'], rough)
        made.inputs['Metallic'].default_value = metal
        made.inputs['Specular'].default_value = specular
        if normal is not None:
            self.link(normal, made.inputs['Normal'])
        for name, value in more.items():
            self.feed(made.inputs[name.replace('_', ' ')], value)
        return made.outputs[0]

    def shader(self, kind, color=None, **settings):
        made = self.node(kind, **settings)
        if color is not None:
            self.feed(made.inputs[0], color)
        return made.outputs[0]

    def blend(self, share, a, b):
        made = self.node('ShaderNodeMixShader')
        self.feed(made.inputs[0], share)
        self.link(a, made.inputs[1])
        self.link(b, made.inputs[2])
        return made.outputs[0]

    def sum(self, a, b):
        made = self.node('ShaderNodeAddShader')
        self.link(a, made.inputs[0])
        self.link(b, made.inputs[1])
        return made.outputs[0]

    def output(self, shader, mean=None):
        """Bounced light sees a diffuse of the mean colour, so that Cycles skips the costly nodes."""
        if mean is not None:
            is_camera = self.node('ShaderNodeLightPath').outputs['Is Camera Ray']
            shader = self.blend(is_camera, self.shader('ShaderNodeBsdfDiffuse', mean), shader)
        made = self.node('ShaderNodeOutputMaterial')
        self.link(shader, made.inputs['Surface'])

    def solid(self):
        """Coordinates along the grain and twice across it in metres, and a random number per part."""
        place = self.node('ShaderNodeAttribute', attribute_name='solid').outputs['Vector']
        tone = self.node('ShaderNodeAttribute', attribute_name='tone').outputs['Fac']
        return place, tone
