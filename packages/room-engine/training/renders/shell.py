"""Floor, ceiling and walls with their openings: windows, doors and ways into other rooms."""

import numpy as np
import looks
import textures
from dice import beige, colour, hsv, wall_colour, white
from geometry import Frame
from soft import curtain


class Opening:
    def __init__(self, kind, start, end, low, high):
        self.kind, self.start, self.end, self.low, self.high = kind, start, end, low, high


class Wall:
    def __init__(self, frame, length):
        self.frame, self.length, self.openings = frame, length, []


def walls_of(wide, deep):
    """Walls in turn, each with x along it and y into the room."""
    axes = lambda x, y: np.array([[x[0], y[0], 0], [x[1], y[1], 0], [0, 0, 1]], float)
    return [
        Wall(Frame((wide, deep, 0), axes((-1, 0), (0, -1))), wide),
        Wall(Frame((0, deep, 0), axes((0, -1), (1, 0))), deep),
        Wall(Frame((wide, 0, 0), axes((0, 1), (-1, 0))), deep),
        Wall(Frame((0, 0, 0), axes((1, 0), (0, 1))), wide),
    ]


def plan_openings(walls, high, kind, dice):
    """Windows on one or two walls, doors and passages on others."""
    order = dice.shuffled([0, 0, 1, 2, 3])
    windows = {"bathroom": 1, "hall": 0}.get(kind, dice.one([1, 1, 1, 2, 2, 3]))
    if kind in ("bathroom", "hall") and dice.chance(0.35):
        windows = 1 - windows
    for at in order[:windows]:
        wall = walls[at]
        style = dice.weighed(usual=5, wide=2, tall=1.5, small=1 + 3 * (kind == "bathroom"))
        if style == "tall":
            wide, low, top = dice.between(0.8, 2.6), dice.between(0.0, 0.12), min(high - 0.15, dice.between(2.0, 2.4))
        elif style == "small":
            wide, low = dice.between(0.4, 0.9), dice.between(1.1, 1.6)
            top = min(high - 0.15, low + dice.between(0.4, 0.8))
        else:
            wide = dice.between(0.8, 1.7) if style == "usual" else dice.between(1.8, 3.4)
            low, top = dice.between(0.5, 1.0), min(high - 0.12, dice.between(1.95, 2.35))
        if kind == "kitchen":
            low = max(low, 1.05)
        count = dice.one([1, 1, 2]) if style != "wide" else 1
        for _ in range(count):
            place(wall, "window", wide, low, top, dice)
    for at in dice.shuffled([0, 1, 2, 3])[: dice.one([1, 2, 3, 3])]:
        kind_ = dice.weighed(door=5, passage=1)
        wide = dice.between(0.72, 0.95) if kind_ == "door" else dice.between(0.85, 2.0)
        place(walls[at], kind_, wide, 0, dice.between(1.98, 2.15), dice)


def place(wall, kind, wide, low, top, dice):
    wide = min(wide, wall.length - 0.4)
    for _ in range(8):
        start = dice.between(0.12, max(0.13, wall.length - wide - 0.12))
        if dice.chance(0.3):
            start = (wall.length - wide) / 2
        if all(start + wide < o.start - 0.25 or start > o.end + 0.25 for o in wall.openings):
            wall.openings.append(Opening(kind, start, start + wide, low, top))
            return


def finish_of(dice, kind, base=None, plain_share=0.8):
    """The look of walls: paint mostly, wallpaper, boards, brick or, in wet rooms, tiles."""
    base = wall_colour(dice) if base is None else base
    if kind in ("bathroom", "kitchen") and dice.chance(0.2):
        return looks.tiled(dice)
    style = dice.weighed(paint=plain_share * 10, paper=4, boards=0.35, brick=0.2)
    if style == "paint":
        if dice.chance(0.4):
            picture, size = textures.plain(dice, base, dice.between(0.01, 0.04))
            return looks.Look(picture, size, rough=dice.between(0.45, 0.9), shine=0.25)
        return looks.paint(base, dice.between(0.4, 0.9))
    if style == "paper":
        picture, size = textures.wallpaper(dice, base)
        return looks.Look(picture, size, rough=0.75, shine=0.2)
    if style == "boards":
        picture, size = textures.planks(dice, base if dice.chance(0.6) else None)
        return looks.Look(picture.transpose(1, 0, 2) if dice.chance(0.7) else picture, size, rough=0.5)
    picture, size = textures.brick(dice)
    return looks.Look(picture, size, rough=0.9, shine=0.1, bump=0.004)


def floor_look(dice, kind):
    wet = kind in ("bathroom", "kitchen")
    style = dice.weighed(
        planks=1 if wet else 6,
        parquet=0.8,
        tiles=6 if wet else 2,
        chequered=1.5 if wet else 0.8,
        cement=0.6,
        carpet=0.1 if wet else 3,
        stone=0.8,
        vinyl=1 if wet else 0.2,
    )
    if style == "planks":
        picture, size = textures.planks(dice)
        if dice.chance(0.5):
            picture = picture.transpose(1, 0, 2)
        # Old boards and laminate can shine like still water.
        rough = dice.between(0.04, 0.12) if dice.chance(0.2) else dice.between(0.12, 0.55)
        return looks.Look(picture, size, rough=rough, shine=0.45)
    if style == "parquet":
        picture, size = textures.parquet(dice)
        return looks.Look(picture, size, rough=dice.between(0.15, 0.5), shine=0.45)
    if style in ("chequered", "cement"):
        picture, size = getattr(textures, style)(dice)
        return looks.Look(picture, size, rough=dice.between(0.05, 0.5), shine=0.5)
    if style == "tiles":
        return looks.tiled(
            dice, white(dice) if dice.chance(0.3) else None, size=dice.one([(0.3, 0.3), (0.33, 0.33), (0.45, 0.45), (0.6, 0.3), (0.6, 0.6), (0.2, 0.2)])
        )
    if style == "carpet":
        picture, size = textures.carpet(dice)
        return looks.Look(picture, size, rough=1.0, shine=0.05)
    if style == "stone":
        return looks.stone(dice)
    picture, size = textures.plain(dice, beige(dice), 0.05)
    return looks.Look(picture, size, rough=0.35)


def trim_look(dice):
    return looks.paint(white(dice), dice.between(0.25, 0.55)) if dice.chance(0.7) else looks.wood(dice)


def build_wall(mesh, wall, high, upper, lower, dado, trim, dice, skirting, cornice):
    """The wall around its openings, in two looks where it has a dado."""
    edges = sorted({0.0, wall.length, *[o.start for o in wall.openings], *[o.end for o in wall.openings]})
    for x0, x1 in zip(edges, edges[1:]):
        opening = next((o for o in wall.openings if o.start <= x0 + 1e-6 and o.end >= x1 - 1e-6), None)
        spans = [(0, high)] if opening is None else [(0, opening.low), (opening.high, high)]
        for z0, z1 in spans:
            if z1 - z0 < 1e-3:
                continue
            if dado > z0:
                mesh.panel(wall.frame, "wall", lower, x0, z0, x1, min(z1, dado), 0)
            if z1 > dado:
                mesh.panel(wall.frame, "wall", upper, x0, max(z0, dado), x1, z1, 0)
    frames = 0.09
    solid, at = [], 0.0
    for o in sorted(wall.openings, key=lambda o: o.start):
        if o.low < 0.2:
            solid.append((at, o.start - frames))
            at = o.end + frames
    solid.append((at, wall.length))
    for x0, x1 in solid:
        if x1 - x0 < 0.02:
            continue
        if skirting:
            mesh.box(wall.frame, "wall", trim if skirting > 0 else lower, (x0, 0, 0), (x1, 0.015, abs(skirting)))
    if dado and dice.chance(0.7):
        for x0, x1 in zip(edges, edges[1:]):
            if not any(
                o.start - 0.1 < (x0 + x1) / 2 < o.end + 0.1 and o.low - 0.1 < dado < o.high + 0.1 for o in wall.openings
            ):
                mesh.box(wall.frame, "wall", trim, (x0, 0, dado - 0.03), (x1, 0.022, dado + 0.03))
    if cornice:
        mesh.box(wall.frame, "ceiling", trim, (0, 0, high - cornice), (wall.length, cornice * 0.35, high))
        mesh.box(wall.frame, "ceiling", trim, (0, 0, high - cornice * 0.45), (wall.length, cornice * 0.9, high))


def casing(mesh, frame, label, look, o, wide, sill=True, deep=0.022):
    mesh.box(frame, label, look, (o.start - wide, 0, o.high), (o.end + wide, deep, o.high + wide))
    mesh.box(frame, label, look, (o.start - wide, 0, o.low), (o.start, deep, o.high))
    mesh.box(frame, label, look, (o.end, 0, o.low), (o.end + wide, deep, o.high))
    if sill and o.low > 0.15:
        mesh.box(frame, label, look, (o.start - wide, 0, o.low - wide), (o.end + wide, deep, o.low))
        mesh.box(
            frame, label, look, (o.start - wide - 0.02, -0.1, o.low - 0.02), (o.end + wide + 0.02, 0.06, o.low + 0.012)
        )


def reveal(mesh, frame, label, look, o, deep):
    s, e, l, h = o.start, o.end, o.low, o.high
    for corners in (
        [(s, 0, l), (s, -deep, l), (s, -deep, h), (s, 0, h)],
        [(e, -deep, l), (e, 0, l), (e, 0, h), (e, -deep, h)],
        [(s, 0, h), (s, -deep, h), (e, -deep, h), (e, 0, h)],
        [(s, -deep, l), (s, 0, l), (e, 0, l), (e, -deep, l)],
    ):
        mesh.quad(frame, label, look, corners)


def window(mesh, wall, o, dice, upper, frame_look, views, strength):
    """A window: reveal, casing, bars, and what is seen outside, which gives no light itself."""
    deep = dice.between(0.08, 0.28)
    has_casing = dice.chance(0.6)
    reveal(mesh, wall.frame, "window" if has_casing else "wall", frame_look if has_casing else upper, o, deep)
    if has_casing:
        casing(mesh, wall.frame, "window", frame_look, o, dice.between(0.05, 0.12))
    elif o.low > 0.2:
        mesh.box(
            wall.frame,
            "window",
            frame_look,
            (o.start - 0.04, -deep, o.low - 0.03),
            (o.end + 0.04, dice.between(0.02, 0.15), o.low),
        )
    bar, far = dice.between(0.035, 0.08), -deep + 0.03
    wide, high = o.end - o.start, o.high - o.low
    columns = max(1, round(wide / dice.between(0.55, 1.1)))
    rows = dice.one([1, 1, 2]) if high > 0.8 else 1
    for at in range(columns + 1):
        x = o.start + wide * at / columns
        thick = bar if at in (0, columns) else bar * 1.2
        mesh.box(
            wall.frame,
            "window",
            frame_look,
            (max(o.start, x - thick), far - 0.05, o.low),
            (min(o.end, x + thick), far, o.high),
        )
    for at in range(rows + 1):
        z = o.low + high * at / rows
        mesh.box(
            wall.frame,
            "window",
            frame_look,
            (o.start, far - 0.045, max(o.low, z - bar)),
            (o.end, far - 0.005, min(o.high, z + bar)),
        )
    if dice.chance(0.3):
        thin = 0.011
        for at in range(1, columns * dice.one([2, 3])):
            x = o.start + wide * at / (columns * 3)
            mesh.box(wall.frame, "window", frame_look, (x - thin, far - 0.03, o.low), (x + thin, far - 0.01, o.high))
        panes = max(2, round(high / 0.35))
        for at in range(1, panes):
            z = o.low + high * at / panes
            mesh.box(wall.frame, "window", frame_look, (o.start, far - 0.03, z - thin), (o.end, far - 0.01, z + thin))
    picture = textures.view(dice)
    look = looks.Look(picture, 1.0, kind="glow", glow=strength)
    x0, x1, z0, z1, y = o.start - 0.05, o.end + 0.05, o.low - 0.05, o.high + 0.05, -deep - 0.05
    corners = [(x1, y, z0), (x0, y, z0), (x0, y, z1), (x1, y, z1)]
    views.append((wall.frame.world(corners), look))
    o.deep = deep


def dressing(mesh, wall, o, dice, high, kind, base):
    """Blinds, curtains, sheers and valances before a window."""
    wet = kind in ("bathroom", "kitchen")
    style = dice.weighed(none=2.5 if wet else 1.2, blind=3, curtain=1 if wet else 6, both=0.8, valance=1.2)
    if style == "none":
        return
    wide = o.end - o.start
    inside = -0.02 if dice.chance(0.6) else 0.035
    if style in ("blind", "both"):
        drop = o.low + (o.high - o.low) * dice.between(0, 0.9)
        blind = dice.weighed(slats=3, roller=2, roman=2)
        base = colour(dice, white=4, beige=3, grey=1, pastel=0.5, dark=0.3)
        if blind == "slats":
            look = looks.paint(base, 0.4) if dice.chance(0.7) else looks.wood(dice)
            step = dice.one([0.025, 0.05])
            tilt = dice.between(-1, 1)
            for z in np.arange(o.high - 0.02, drop, -step):
                half = step * 0.5
                dy, dz = half * np.cos(tilt), half * np.sin(tilt)
                y = inside - 0.03
                mesh.quad(
                    wall.frame,
                    "curtain",
                    look,
                    [
                        (o.start + 0.01, y - dy, z - dz),
                        (o.end - 0.01, y - dy, z - dz),
                        (o.end - 0.01, y + dy, z + dz),
                        (o.start + 0.01, y + dy, z + dz),
                    ],
                )
        elif blind == "roller":
            look = looks.cloth(dice, base if dice.chance(0.7) else None, through=0.4)
            mesh.panel(wall.frame, "curtain", look, o.start + 0.01, drop, o.end - 0.01, o.high, inside - 0.01)
        else:
            look = looks.cloth(dice, base if dice.chance(0.5) else None, through=0.25)
            folds = 5
            t = np.linspace(0, 1, folds * 6 + 1)[:, None]
            z = o.high + (drop - o.high) * t + np.zeros((1, 2))
            y = inside + 0.03 * np.abs(np.sin(np.pi * folds * t)) * t + np.zeros((1, 2))
            x = np.array([[o.start - 0.02, o.end + 0.02]]) + 0 * t
            mesh.grid(wall.frame, "curtain", look, np.stack([x, y, z], -1), np.stack([x, z], -1))
        if style == "blind":
            return
    # Curtains are often of the wall's colour, or nearly.
    like = np.clip(base * dice.between(0.75, 1.25), 0, 0.9) if dice.chance(0.3) else None
    look = looks.cloth(dice, like, through=dice.between(0.1, 0.35))
    if style == "valance" or dice.chance(0.12):
        low = o.high - dice.between(0.12, 0.45)
        curtain(
            mesh,
            wall.frame,
            dice,
            o.start - 0.15,
            o.end + 0.15,
            low,
            o.high + dice.between(0.03, 0.15),
            look,
            base=0.12,
        )
        if style == "valance":
            return
    top = high - 0.02 if dice.chance(0.35) else min(high - 0.03, o.high + dice.between(0.05, 0.3))
    bottom = (
        dice.between(0.005, 0.06)
        if (dice.chance(0.75) and not wet) or o.low < 0.3
        else max(0.05, o.low - dice.between(0.05, 0.3))
    )
    if dice.chance(0.25):
        sheer = looks.Look(white(dice), rough=0.9, shine=0.05, through=0.75)
        curtain(mesh, wall.frame, dice, o.start - 0.08, o.end + 0.08, bottom, top, sheer, base=0.06)
        if dice.chance(0.4):
            return
    spread = lambda: dice.between(0.12, 0.5) if dice.chance(0.85) else wide / 2
    outside = dice.between(0.08, 0.4)
    left, right = max(0.02, o.start - outside), min(wall.length - 0.02, o.end + outside)
    hold = bottom + (top - bottom) * dice.between(0.3, 0.45)
    is_tied = dice.chance(0.25)
    sides = [(-1, left, o.start + min(spread(), wide / 2)), (1, o.end - min(spread(), wide / 2), right)]
    if dice.chance(0.1):
        sides = sides[:1]
    for side, x0, x1 in sides:
        curtain(mesh, wall.frame, dice, x0, x1, bottom, top, look, tied=(side, hold) if is_tied else None)
    if top < high - 0.05:
        rod = looks.metal(dice) if dice.chance(0.6) else looks.wood(dice)
        mesh.rod(
            wall.frame,
            "curtain",
            rod,
            (left - 0.08, 0.1, top + 0.005),
            (right + 0.08, 0.1, top + 0.005),
            dice.between(0.01, 0.02),
        )
    elif dice.chance(0.4):
        mesh.box(
            wall.frame,
            "curtain",
            look if dice.chance(0.5) else trim_look(dice),
            (left - 0.05, 0, top - dice.between(0.08, 0.25)),
            (right + 0.05, 0.2, top),
        )


def leaf(mesh, frame, dice, wide, high, look, label="door", thick=0.04):
    """A door leaf with raised frames, hinged at the frame's origin, its face at y = 0."""
    mesh.box(frame, label, look, (0, -thick, 0.008), (wide, 0, high))
    style = dice.weighed(panels=5, flat=2, glazed=0.8, louvre=0.5)
    rail = dice.between(0.09, 0.13)
    for y0, y1 in ((-0.001, 0.012), (-thick - 0.012, -thick + 0.001)):
        if style in ("panels", "glazed"):
            rows = dice.one([1, 2, 2, 3])
            columns = dice.one([1, 2])
            for at in range(columns + 1):
                x = (wide - rail) * at / columns
                mesh.box(frame, label, look, (x, y0, 0.01), (x + rail, y1, high))
            for at in range(rows + 1):
                z = 0.01 + (high - rail - 0.01) * at / rows
                # A hair lower than the uprights: faces in one plane would show as black specks.
                mesh.box(frame, label, look, (0, y0 + 0.001, z), (wide, y1 - 0.001, z + rail))
        elif style == "louvre":
            for z in np.arange(0.15, high - 0.12, 0.045):
                mesh.box(frame, label, look, (rail, y0, z), (wide - rail, y1, z + 0.025))
    if style == "glazed":
        pane = looks.glowing(np.array([0.8, 0.85, 0.85]) * dice.between(0.1, 1), dice.between(0.2, 1))
        mesh.panel(frame, label, pane, rail, high * 0.45, wide - rail, high - rail, 0.004)
    knob = looks.metal(dice)
    for y in (0.03, -thick - 0.03):
        mesh.rod(frame, label, knob, (wide - 0.07, -thick / 2, 1.0), (wide - 0.07, y, 1.0), 0.01)
        mesh.rod(
            frame,
            label,
            knob,
            (wide - 0.07, y, 1.0),
            (wide - dice.one([0.07, 0.17]) - 0.001, y, 1.0),
            0.011 if dice.chance(0.6) else 0.025,
        )


def door(mesh, wall, o, dice, trim, floor, high, lights, build_next):
    """A shut or open door, or a passage; behind what is open is another room."""
    look = dice.weighed(white=5, wood=3, paint=0.7)
    look = (
        looks.paint(white(dice), 0.4)
        if look == "white"
        else looks.wood(dice) if look == "wood" else looks.paint(colour(dice, grey=1, vivid=1, dark=1), 0.4)
    )
    edge = look if dice.chance(0.75) else trim
    is_open = o.kind == "passage" or dice.chance(0.3)
    deep = dice.between(0.1, 0.16)
    bare = o.kind == "passage" and dice.chance(0.4)
    reveal(mesh, wall.frame, "wall" if bare else "door", looks.paint(white(dice)) if bare else edge, o, deep)
    if not bare:
        casing(mesh, wall.frame, "door", edge, o, dice.between(0.05, 0.12), sill=False)
    if is_open:
        build_next(wall.frame, o, deep, floor, lights)
    if o.kind == "passage":
        return
    wide, tall = o.end - o.start, o.high
    if dice.chance(0.5):
        turn = -dice.between(0.7, 2.6) if is_open else 0
        leaf(
            mesh,
            wall.frame.at(o.start, -0.0 if is_open else -dice.between(0, 0.08), 0, turn=-turn),
            dice,
            wide - 0.01,
            tall - 0.01,
            look,
        )
    else:
        # Hinged on the other side: the same leaf, turned about.
        turn = dice.between(0.7, 2.6) if is_open else 0
        leaf(mesh, wall.frame.at(o.end, -0.04, 0, turn=np.pi - turn), dice, wide - 0.01, tall - 0.01, look)


def next_room(mesh, dice):
    def build(frame, o, deep, floor, lights):
        look = looks.paint(wall_colour(dice))
        left, right, far = o.start - dice.between(0.2, 2), o.end + dice.between(0.2, 2), -dice.between(1.3, 4.5)
        top = max(o.high + 0.05, 2.5)
        y = -deep
        mesh.panel(frame, "wall", look, left, 0, right, top, far)
        mesh.quad(frame, "wall", look, [(left, y, 0), (left, far, 0), (left, far, top), (left, y, top)])
        mesh.quad(frame, "wall", look, [(right, far, 0), (right, y, 0), (right, y, top), (right, far, top)])
        mesh.panel(frame, "wall", look, left, 0, o.start, top, y - 0.001)
        mesh.panel(frame, "wall", look, o.end, 0, right, top, y - 0.001)
        mesh.panel(frame, "wall", look, o.start, o.high, o.end, top, y - 0.001)
        ground = floor if dice.chance(0.6) else floor_look(dice, "living")
        mesh.quad(frame, "floor", ground, [(left, far, 0.0), (right, far, 0.0), (right, 0, 0.0), (left, 0, 0.0)])
        mesh.quad(
            frame,
            "ceiling",
            looks.paint(white(dice)),
            [(left, y, top), (right, y, top), (right, far, top), (left, far, top)],
        )
        trim = trim_look(dice)
        mesh.box(frame, "wall", trim, (left, far, 0), (right, far + 0.015, 0.09))
        kind = dice.weighed(window=2, door=2, cupboard=2, picture=2, bare=2)
        x = dice.between(left + 0.1, max(left + 0.2, right - 1.0))
        if kind == "window":
            mesh.panel(
                frame, "window", looks.glowing((0.8, 0.9, 1.0), dice.between(1, 5)), x, 0.9, x + 0.9, 2.1, far + 0.02
            )
            for a, b in (
                ((x - 0.07, far, 0.83), (x, far + 0.04, 2.17)),
                ((x + 0.9, far, 0.83), (x + 0.97, far + 0.04, 2.17)),
                ((x, far, 2.1), (x + 0.9, far + 0.04, 2.17)),
                ((x, far, 0.83), (x + 0.9, far + 0.04, 0.9)),
                ((x + 0.43, far, 0.9), (x + 0.47, far + 0.04, 2.1)),
            ):
                mesh.box(frame, "window", trim, a, b)
        elif kind == "door":
            mesh.box(frame, "door", trim, (x - 0.08, far, 0), (x + 0.88, far + 0.02, 2.12))
            leaf(mesh, frame.at(x, far + 0.03), dice, 0.8, 2.04, trim)
        elif kind == "cupboard":
            mesh.box(
                frame,
                "furniture",
                looks.wooden(dice),
                (x, far, 0),
                (x + dice.between(0.5, 1.2), far + 0.45, dice.between(0.7, 2)),
            )
        elif kind == "picture":
            mesh.box(frame, "thing", looks.wooden(dice), (x, far, 1.3), (x + 0.5, far + 0.03, 1.9))
            mesh.panel(
                frame, "thing", looks.shown(textures.art(dice)), x + 0.04, 1.34, x + 0.46, 1.86, far + 0.033, whole=True
            )
        middle = frame.world([(left + right) / 2, (far + y) / 2, top - 0.15])
        lights.append(
            ("point", middle, dice.between(0.5, 5), hsv(dice.between(0.07, 0.13), dice.between(0, 0.35), 1), 0.15)
        )

    return build
