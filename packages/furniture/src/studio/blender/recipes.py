"""Shaders of the material families."""
import bpy

from nodes import Nodes


def shade(color, by):
    factors = by if isinstance(by, tuple) else (by, by, by)
    return tuple(min(1.0, value * factor) for value, factor in zip(color, factors))


def wood(n, color, rough, figure, dark_stain=False):
    place, tone = n.solid()
    u, v, w = n.parts(place)
    drift = n.noise(n.scaled(place, 0.9, 4.5, 4.5), 1, 2)
    waver = n.noise(n.scaled(place, 3.5, 22, 22), 1, 2)
    # Year rings around a pith that varies per part.
    pith_v = n.add(v, n.times_add(tone, 0.16, -0.08))
    pith_w = n.add(w, n.times_add(tone, -0.11, 0.13))
    radius = n.math('SQRT', n.add(n.times(pith_v, pith_v), n.times(pith_w, pith_w)))
    radius = n.add(radius, n.times_add(drift, 0.075, n.times(waver, 0.007)))
    year = n.math('FRACT', n.math('DIVIDE', radius, 0.0105))
    ring = n.times(n.math('POWER', year, 2.2), n.math('SUBTRACT', 1, n.step(year, 0.86, 1)))
    fibre = n.noise(n.scaled(place, 2.2, 330, 330), 1, 3, 0.6)
    streak = n.noise(n.scaled(place, 0.7, 38, 38), 1, 3, 0.55)
    pores = n.step(n.noise(n.scaled(place, 11, 620, 620), 1, 1), 0.56, 0.70)
    # Vessels lie in the early wood of each year: short dark dashes, seen from across a room.
    vessels = n.times(n.step(n.noise(n.scaled(place, 7, 210, 210), 1, 2, 0.6), 0.52, 0.66), n.times_add(ring, 0.7, 0.3))
    dark = n.add(n.times(ring, 0.46 * figure), n.times_add(fibre, 0.42, -0.21))
    dark = n.add(dark, n.times_add(streak, 1.1 * figure, -0.55 * figure))
    dark = n.times_add(n.add(dark, n.times_add(tone, 0.42, -0.21)), 0.95, 0.36, clamp=True)
    if dark_stain:
        # Stain leaves the late wood lighter, and the light shows the grain by its gloss.
        tint = n.mix(dark, shade(color, (1.7, 1.66, 1.62)), shade(color, (0.78, 0.76, 0.75)))
        tint = n.mix(n.times(vessels, 0.5), tint, shade(color, 0.5))
    else:
        tint = n.mix(dark, shade(color, (1.20, 1.19, 1.18)), shade(color, (0.58, 0.51, 0.43)))
        tint = n.mix(n.times(pores, 0.2), tint, shade(color, (0.45, 0.38, 0.3)))
        tint = n.mix(n.times(vessels, 0.26), tint, shade(color, (0.5, 0.42, 0.33)))
    relief = n.add(n.times(fibre, 0.5), n.add(n.times(pores, -0.6), n.times(vessels, -0.5)))
    gloss = n.times_add(fibre, 0.14, rough - (0.12 if dark_stain else 0.06))
    normal = n.bump(relief, 0.0005, 0.5 if dark_stain else 0.35, n.softened(0.0026))
    n.output(n.surface(tint, gloss, 0, 0.55 if dark_stain else 0.38, normal), color)


def weave_of(n, place, threads):
    along = threads * 0.12
    warp = n.noise(n.scaled(place, along, threads, threads), 1, 2, 0.6)
    weft = n.noise(n.scaled(place, threads, along, threads), 1, 2, 0.6)
    depth = n.noise(n.scaled(place, threads, threads, along), 1, 2, 0.6)
    return n.add(n.math('MAXIMUM', warp, weft), n.times(depth, 0.5))


def folds(n, place):
    """What sitting leaves in a cover: few long creases, deeper in some places than in others."""
    def crease(size, offset):
        u, v, w = n.parts(place)
        moved = n.scaled(n.vector(n.add(u, offset), v, w), size, size * 0.7, size)
        ridge = n.math('SUBTRACT', 1, n.math('ABSOLUTE', n.times_add(n.noise(moved, 1, 1, 0.4, 1.6), 4, -2)), clamp=True)
        return n.math('POWER', ridge, 2)
    where = n.step(n.noise(place, 2.1, 1), 0.42, 0.66)
    return n.times(n.add(crease(2.6, 0), n.times(crease(5.5, 3), 0.25)), where)


def fabric(n, color, rough, fine, crumpled):
    place, _ = n.solid()
    if fine:
        # Bed linen in full light keeps its folds only if it is a little less white than the paper.
        color = shade(color, 0.93)
    weave = weave_of(n, place, 640 if fine else 340)
    slub = n.step(n.noise(n.scaled(place, 12, 230, 230), 1, 2, 0.6), 0.5, 0.72)
    cloud = n.noise(place, 5, 2)
    soft = n.noise(place, 13, 3, 0.5, 0.6)
    light = n.add(n.times_add(weave, 0.9, -0.72), n.times(slub, 0.22))
    light = n.times_add(n.add(light, n.times_add(cloud, 0.5, -0.25)), 0.4 if fine else 1.7, 0.5, clamp=True)
    tint = n.mix(light, shade(color, 0.91 if fine else 0.76), shade(color, 1.05 if fine else 1.16))
    normal = None
    if crumpled:
        # Creased linen: ridges at two scales.
        def ridges(size, offset):
            u, v, w = n.parts(place)
            moved = n.scaled(n.vector(n.add(u, offset), v, w), size, size * 0.55, size)
            fold = n.noise(moved, 1, 3, 0.45, 1.0)
            return n.math('POWER', n.math('SUBTRACT', 1, n.math('ABSOLUTE', n.times_add(fold, 2, -1))), 3)
        normal = n.bump(n.add(ridges(3.2, 0), n.times(ridges(7.5, 5), 0.45)), 0.03, 0.5)
    else:
        normal = n.bump(folds(n, place), 0.02, 0.3)
    normal = n.bump(soft, 0.008, 0.4, normal)
    normal = n.bump(weave, 0.0009 if fine else 0.0026, 0.7, normal)
    n.output(n.surface(tint, rough, 0, 0.12, normal, Sheen=0.35, Sheen_Tint=0.4), color)


def boucle(n, color, rough, loops):
    place, _ = n.solid()
    jitter = n.node('ShaderNodeTexNoise')
    n.link(place, jitter.inputs[0])
    jitter.inputs['Scale'].default_value = 45
    moved = n.node('ShaderNodeVectorMath', operation='ADD')
    n.link(place, moved.inputs[0])
    n.link(n.scaled(jitter.outputs['Color'], 0.02, 0.02, 0.02), moved.inputs[1])
    curls = n.node('ShaderNodeTexVoronoi', feature='SMOOTH_F1')
    curls.inputs['Scale'].default_value = loops
    curls.inputs['Smoothness'].default_value = 0.6
    n.link(moved.outputs[0], curls.inputs['Vector'])
    height = n.math('SUBTRACT', 1, curls.outputs['Distance'])
    cloud = n.times_add(n.noise(place, 6, 2), 0.5, -0.25)
    tint = n.mix(n.math('ADD', n.step(height, 0.35, 0.85), cloud, clamp=True), shade(color, 0.72), shade(color, 1.05))
    relief = n.times_add(n.noise(place, 420, 2, 0.6), 0.35, height)
    n.output(n.surface(tint, rough, 0, 0.08, n.bump(relief, 0.006, 0.8), Sheen=0.5, Sheen_Tint=0.5), shade(color, 0.9))


def leather(n, color, rough):
    place, _ = n.solid()
    grain = n.node('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE')
    grain.inputs['Scale'].default_value = 260
    n.link(place, grain.inputs['Vector'])
    cloud = n.noise(place, 7, 3)
    tint = n.mix(n.step(cloud, 0.3, 0.7), shade(color, 0.78), shade(color, 1.15))
    normal = n.bump(n.noise(place, 16, 3, 0.5, 0.8), 0.008, 0.5)
    normal = n.bump(grain.outputs['Distance'], 0.0008, 0.3, normal)
    n.output(n.surface(tint, n.times_add(cloud, 0.2, rough - 0.1), 0, 0.45, normal), color)


def cane(n, color, rough):
    place, _ = n.solid()
    u, v, _ = n.parts(place)
    cell = 0.0125

    def strand(value, half):
        return n.math('LESS_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('DIVIDE', value, cell)), 0.5)), half)

    straight = n.math('MAXIMUM', strand(u, 0.17), strand(v, 0.17))
    slanted = n.math('MAXIMUM', strand(n.add(u, v), 0.1), strand(n.math('SUBTRACT', u, v), 0.1))
    woven = n.surface(n.mix(n.noise(place, 140, 2), shade(color, 0.8), shade(color, 1.1)), rough)
    n.output(n.blend(n.math('MAXIMUM', straight, slanted), n.shader('ShaderNodeBsdfTransparent'), woven))


def glass(n, color, opacity):
    clear = n.shader('ShaderNodeBsdfTransparent', shade(color, 0.96) if opacity < 0.3 else color)
    fresnel = n.node('ShaderNodeFresnel')
    fresnel.inputs[0].default_value = 1.5
    glossy = n.node('ShaderNodeBsdfGlossy')
    glossy.inputs[1].default_value = 0.02
    # From inside a pane, Fresnel would reflect everything at grazing angles; the front side has done that already.
    is_back = n.node('ShaderNodeNewGeometry').outputs['Backfacing']
    share = n.times(fresnel.outputs[0], n.math('SUBTRACT', 1, is_back))
    n.output(n.blend(share, clear, glossy.outputs[0]))


def brushed(n, color, rough):
    place, _ = n.solid()
    hair = n.noise(n.scaled(place, 4, 900, 900), 1, 2, 0.6)
    tint = n.mix(hair, shade(color, 0.92), shade(color, 1.04))
    n.output(n.surface(tint, n.times_add(hair, 0.12, rough - 0.06), 1, 0.5))


def ceramic(n, color, rough):
    place, _ = n.solid()
    cloud = n.noise(place, 60, 3)
    tint = n.mix(cloud, shade(color, 0.93), shade(color, 1.05))
    n.output(n.surface(tint, n.times_add(cloud, 0.15, rough - 0.08), 0, 0.5, n.bump(cloud, 0.0012, 0.3)))


def stone(n, color, rough):
    place, _ = n.solid()
    cloud = n.noise(place, 9, 5, 0.6, 0.8)
    grit = n.noise(place, 260, 2, 0.7)
    tint = n.mix(n.step(n.add(n.times(cloud, 0.7), n.times(grit, 0.45)), 0.35, 0.85), shade(color, 0.55), shade(color, 1.4))
    n.output(n.surface(tint, rough, 0, 0.5, n.bump(grit, 0.0006, 0.3)), color)


def leaf(n, color, rough):
    place, _ = n.solid()
    front = n.surface(n.mix(n.noise(place, 30, 2), shade(color, 0.75), shade(color, 1.35)), rough)
    through = n.shader('ShaderNodeBsdfTranslucent', shade(color, (1.6, 1.9, 0.8)))
    n.output(n.blend(0.22, front, through))


def shade_cloth(n, color, share):
    through = n.shader('ShaderNodeBsdfTranslucent', color)
    n.output(n.blend(share, n.surface(color, 0.9), through))


def sheer(n, color):
    cloth = n.blend(0.55, n.surface(color, 1.0, 0, 0.05), n.shader('ShaderNodeBsdfTranslucent', color))
    n.output(n.blend(0.2, cloth, n.shader('ShaderNodeBsdfTransparent')))


def glow(n, color):
    made = n.node('ShaderNodeEmission')
    n.feed(made.inputs[0], color)
    made.inputs[1].default_value = 1.6
    n.output(made.outputs[0])


def plaster(n, color, rough):
    # A wall is even from afar; only its relief shows, close by.
    place, _ = n.solid()
    n.output(n.surface(color, rough, 0, 0.15, n.bump(n.noise(place, 140, 3, 0.6), 0.0012, 0.25)), color)


def planks(n, color, rough, width=0.16, length=2.1):
    place, _ = n.solid()
    # A floor is a board lying flat: boards follow each other along the third axis, the second is the thickness.
    u, _, v = n.parts(place)
    row = n.math('FLOOR', n.math('DIVIDE', v, width))
    shift = n.times(n.math('FRACT', n.times(n.math('SINE', n.times(row, 12.9898)), 43758.5)), length)
    run = n.add(u, shift)
    board = n.math('FLOOR', n.math('DIVIDE', run, length))
    across, along = n.math('FRACT', n.math('DIVIDE', v, width)), n.math('FRACT', n.math('DIVIDE', run, length))
    white = n.node('ShaderNodeTexWhiteNoise', noise_dimensions='2D')
    n.link(n.vector(row, board, 0), white.inputs['Vector'])
    tone = white.outputs['Value']
    own = n.vector(n.add(run, n.times(tone, 13)), n.add(v, n.times(tone, 7)), n.times(tone, 3))
    fibre = n.noise(n.scaled(own, 2, 300, 300), 1, 3, 0.6)
    streak = n.noise(n.scaled(own, 0.8, 30, 30), 1, 3)
    cathedral = n.math('FRACT', n.times_add(n.noise(n.scaled(own, 0.9, 7, 7), 1, 2), 9, 0))
    dark = n.add(n.times_add(fibre, 0.4, -0.2), n.add(n.times_add(streak, 0.9, -0.45), n.times_add(tone, 0.9, -0.45)))
    dark = n.times_add(n.add(dark, n.times(n.math('POWER', cathedral, 3), 0.2)), 0.6, 0.42, clamp=True)
    tint = n.mix(dark, shade(color, 1.18), shade(color, (0.68, 0.62, 0.55)))
    edge = n.math('LESS_THAN', n.math('MINIMUM', across, n.math('SUBTRACT', 1, across)), 0.014)
    end = n.math('LESS_THAN', n.math('MINIMUM', along, n.math('SUBTRACT', 1, along)), 0.0012)
    gap = n.math('MAXIMUM', edge, end)
    tint = n.mix(n.times(gap, 0.55), tint, (0.10, 0.07, 0.05))
    n.output(n.surface(tint, n.times_add(fibre, 0.16, rough - 0.08), 0, 0.4, n.bump(n.times_add(gap, -3, fibre), 0.0006, 0.5)), color)


def backdrop(n, color):
    """Paper that also writes its visibility to a pass."""
    told = n.node('ShaderNodeOutputAOV')
    told.name = 'backdrop'
    told.inputs['Value'].default_value = 1
    n.output(n.shader('ShaderNodeBsdfDiffuse', color))


FINE = {'linen_white', 'duvet'}
CRUMPLED = {'duvet', 'throw_sand', 'throw_rust', 'throw_olive'}
FIGURE = {'walnut': 1.45, 'ash': 0.8, 'black_oak': 0.9}


def apply(material, name, spec):
    material.use_nodes = True
    n = Nodes(material.node_tree)
    color, rough, family = tuple(spec['color']), spec['rough'], spec['family']
    if family == 'wood':
        wood(n, color, rough, FIGURE.get(name, 1.0), name == 'black_oak')
    elif family == 'fabric':
        fabric(n, color, rough, name in FINE, name in CRUMPLED)
    elif family == 'boucle':
        boucle(n, color, rough, 130 if name == 'rug' else 95)
    elif family == 'glass':
        glass(n, color, spec.get('opacity', 1))
    elif family == 'shade':
        shade_cloth(n, color, 0.5)
    elif family in ('leather', 'cane', 'brushed', 'ceramic', 'stone', 'leaf', 'plaster', 'planks'):
        globals()[family](n, color, rough)
    elif family in ('sheer', 'glow', 'backdrop'):
        globals()[family](n, color)
    elif name == 'brass':
        # Between white papers a rod is flat; at its edges it mirrors what stands dark beside the lamps.
        facing = n.node('ShaderNodeLayerWeight').outputs['Facing']
        n.output(n.surface(n.mix(facing, shade(color, (0.92, 0.93, 0.98)), shade(color, (0.16, 0.14, 0.12))), rough, 1, 0.5))
    else:
        n.output(n.surface(color, rough, spec.get('metal', 0), 0.5))
