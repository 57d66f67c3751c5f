"""What surfaces look like: a texture or a colour, and how it shines. Made into Blender's materials when first used."""

import os
import sys
import bpy
import numpy as np

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../furniture/src/studio/blender"))
from nodes import Nodes  # noqa: E402
import textures  # noqa: E402
from dice import white  # noqa: E402


class Look:
    """`kind`: solid, cloth (light shines through), glow (a picture or colour that gives light), mirror or glass."""

    def __init__(
        self,
        picture,
        size=1.0,
        rough=0.6,
        metal=0.0,
        shine=0.4,
        bump=0.0,
        kind="solid",
        glow=0.0,
        directed=False,
        through=0.0,
    ):
        self.picture, self.size, self.rough, self.metal, self.shine = (
            np.asarray(picture, float),
            size,
            rough,
            metal,
            shine,
        )
        self.bump, self.kind, self.glow, self.directed, self.through = bump, kind, glow, directed, through
        self._made = None

    @property
    def mean(self):
        return self.picture.reshape(-1, 3).mean(0)

    def made(self):
        if self._made is None:
            self._made = bpy.data.materials.new("look")
            self._made.use_nodes = True
            self._made.use_backface_culling = False
            nodes = Nodes(self._made.node_tree)
            shaded(self, nodes)
        return self._made


def shaded(look, n):
    if look.picture.ndim == 1:
        base = tuple(look.picture)
    else:
        at = n.scaled(n.node("ShaderNodeTexCoord").outputs["UV"], 1 / look.size, 1 / look.size, 1)
        picture = n.node("ShaderNodeTexImage", image=image_of(look.picture))
        n.link(at, picture.inputs[0])
        base = picture.outputs["Color"]
    if look.kind == "glow":
        made = n.node("ShaderNodeEmission")
        n.feed(made.inputs[0], base)
        made.inputs[1].default_value = look.glow
        shader = made.outputs[0]
    elif look.kind == "mirror":
        shader = n.surface((0.9, 0.9, 0.9), look.rough, metal=1.0)
    elif look.kind == "glass":
        # Nothing is mirrored in it: labels are those of what is behind.
        shader = n.shader("ShaderNodeBsdfTransparent", (0.9, 0.94, 0.93))
    else:
        if look.rough > 0.6 and look.shine <= 0.3:
            # Matt surfaces need no more, and are quicker so.
            shader = n.shader("ShaderNodeBsdfDiffuse", base)
        else:
            normal = n.bump(base, look.bump) if look.bump and look.picture.ndim > 1 else None
            shader = n.surface(base, look.rough, look.metal, look.shine, normal)
        if look.through:
            behind = n.node("ShaderNodeBsdfTranslucent")
            n.feed(behind.inputs[0], base)
            shader = n.blend(look.through, shader, behind.outputs[0])
        if look.glow:
            light = n.node("ShaderNodeEmission")
            n.feed(light.inputs[0], base)
            light.inputs[1].default_value = look.glow
            shader = n.sum(shader, light.outputs[0])
    # Light that bounced sees the mean colour only, which is quicker.
    if look.kind == "solid" and not look.glow and look.picture.ndim > 1:
        n.output(shader, tuple(look.mean))
    else:
        n.output(shader)


def image_of(picture):
    high, wide = picture.shape[:2]
    made = bpy.data.images.new("texture", wide, high, alpha=False, float_buffer=True)
    made.colorspace_settings.name = "Linear"
    pixels = np.ones((high, wide, 4), np.float32)
    pixels[..., :3] = picture
    made.pixels.foreach_set(pixels.ravel())
    made.update()
    return made


def paint(colour, rough=0.7, shine=0.3):
    return Look(colour, rough=rough, shine=shine)


def wood(dice, colour=None, rough=None):
    picture, size = textures.wood(dice, colour)
    return Look(picture, size, rough=dice.between(0.25, 0.65) if rough is None else rough, directed=True)


def wooden(dice):
    """What furniture is made of: wood, white paint or another paint."""
    kind = dice.weighed(wood=6, white=2.5, black=0.6)
    if kind == "wood":
        return wood(dice)
    return paint(white(dice) if kind == "white" else np.ones(3) * 0.02, dice.between(0.25, 0.6))


def metal(dice):
    base = dice.one([(0.75, 0.74, 0.72), (0.75, 0.74, 0.72), (0.03, 0.03, 0.03), (0.7, 0.5, 0.22), (0.4, 0.38, 0.36)])
    return Look(base, rough=dice.between(0.12, 0.45), metal=1.0)


def cloth(dice, colour=None, through=0.0):
    picture, size = textures.cloth(dice, colour)
    return Look(picture, size, rough=0.9, shine=0.1, bump=0.002, through=through)


def leather(dice):
    base = dice.one(
        [(0.02, 0.018, 0.016), (0.1, 0.045, 0.02), (0.25, 0.12, 0.06), (0.75, 0.7, 0.62), (0.03, 0.02, 0.018)]
    )
    picture, _ = textures.plain(dice, base, 0.05)
    return Look(picture, 0.5, rough=dice.between(0.3, 0.5), shine=0.5, bump=0.001)


def ceramic(dice):
    return paint(white(dice), dice.between(0.05, 0.2), 0.6)


def stone(dice):
    picture, size = dice.one([textures.marble, textures.granite])(dice)
    return Look(picture, size, rough=dice.between(0.08, 0.4), shine=0.5)


def tiled(dice, colour=None, size=None):
    picture, side = textures.tiles(dice, colour, size)
    return Look(picture, side, rough=dice.between(0.08, 0.5), shine=0.5, bump=0.002)


def mirror(rough=0.02):
    return Look((0.9, 0.9, 0.9), kind="mirror", rough=rough)


def glass():
    return Look((0.9, 0.9, 0.9), kind="glass")


def shown(picture, rough=0.5):
    """A picture that is seen once."""
    return Look(picture, 1.0, rough=rough)


def glowing(colour, strength):
    return Look(colour, kind="glow", glow=strength)


def shade(dice, is_lit):
    """Lamp shades: cloth or glass that shines when lit."""
    base = dice.one([(0.85, 0.8, 0.68), (0.9, 0.88, 0.82), (0.8, 0.6, 0.4), (0.5, 0.12, 0.08), (0.75, 0.75, 0.7)])
    return Look(base, rough=0.8, shine=0.2, glow=dice.between(0.8, 3.5) if is_lit else 0.0, through=0.4)
