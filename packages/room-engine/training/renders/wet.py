"""Kitchens and bathrooms: rows of cabinets, tubs, toilets, washstands and showers."""

import numpy as np
import looks
import soft
from dice import colour, white
from pieces import Piece


def kitchen_row(mesh, shop, frame, dice, x0, x1, ceiling, openings, style):
    """Cabinets along a wall from x0 to x1, a worktop, tiles above it, and cabinets below the ceiling."""
    body, upper, front, top, splash = style["body"], style["upper"], style["front"], style["top"], style["splash"]
    deep, high, low = 0.6, style["high"], style["low"]
    rise = style["rise"]
    free = lambda a, b, z: all(b < o.start - 0.06 or a > o.end + 0.06 or (o.low > z) for o in openings)
    if splash is not None:
        # Tiles are wall.
        edges = sorted({x0, x1, *[min(max(v, x0), x1) for o in openings for v in (o.start, o.end)]})
        for a, b in zip(edges, edges[1:]):
            over = [o for o in openings if o.start <= a + 1e-6 and o.end >= b - 1e-6]
            end = min([low + 0.02, *[o.low - 0.08 for o in over]])
            if end > high + 0.02 and b - a > 0.02:
                mesh.panel(frame, "wall", splash, a, high - 0.02, b, end, 0.006)
    x, sink, hob = x0, False, False
    while x < x1 - 0.3:
        wide = min(x1 - x, dice.one([0.4, 0.5, 0.6, 0.6, 0.8, 0.9]))
        if x1 - x - wide < 0.3:
            wide = x1 - x
        own = frame.at(x + wide / 2, 0)
        tall = (x - x0 < 0.01 or x1 - x - wide < 0.05) and free(x, x + wide, 2.2) and dice.chance(0.3)
        if tall and 0.5 < wide < 0.75 and dice.chance(0.7):
            fridge = dice.one(shop.models.named("tu-dong-dung"))
            size = shop.models.size(fridge)
            if dice.chance(0.5):
                shop.models.build(mesh, own, fridge, dice, scale=(wide / size[0] * 0.97, 1, dice.between(1, 1.15)))
            else:
                look = looks.paint(white(dice), 0.3) if dice.chance(0.5) else looks.metal(dice)
                shop.cabinet(
                    mesh,
                    own,
                    dice,
                    wide * 0.97,
                    0.66,
                    0,
                    dice.between(1.6, 1.95),
                    look,
                    columns=1,
                    rows=2,
                    style="flat",
                    handles="bar",
                )
            x += wide
            continue
        if tall:
            shop.cabinet(
                mesh,
                own,
                dice,
                wide,
                deep,
                0,
                min(low + rise, ceiling),
                body,
                columns=1,
                rows=2,
                front=front,
                style=style["style"],
                handles=style["handles"],
            )
            x += wide
            continue
        kind = "drawers" if dice.chance(0.25) else "doors"
        if not hob and 0.55 < wide < 0.95 and dice.chance(0.35):
            kind, hob = "stove", True
        elif dice.chance(0.1) and 0.55 < wide < 0.7:
            kind = "machine"
        if kind == "stove":
            steel = (
                looks.Look((0.6, 0.6, 0.6), rough=0.3, metal=1.0)
                if dice.chance(0.5)
                else looks.paint(white(dice) if dice.chance(0.6) else np.ones(3) * 0.02, 0.3)
            )
            mesh.box(own, "furniture", steel, (-wide / 2 + 0.003, 0, 0.02), (wide / 2 - 0.003, deep + 0.02, high))
            black = looks.Look((0.01, 0.01, 0.01), rough=0.1)
            mesh.box(own, "furniture", black, (-wide / 2 + 0.07, deep, 0.3), (wide / 2 - 0.07, deep + 0.026, 0.62))
            mesh.rod(
                own,
                "furniture",
                looks.Look((0.7, 0.7, 0.7), rough=0.2, metal=1.0),
                (-wide / 2 + 0.06, deep + 0.06, 0.68),
                (wide / 2 - 0.06, deep + 0.06, 0.68),
                0.011,
            )
            for at in range(5):
                mesh.blob(
                    own.at(-wide / 2 + wide * (at + 0.7) / 5.5, deep + 0.03, high - 0.08),
                    "furniture",
                    black,
                    (0.04, 0.04, 0.04),
                    low=-0.02,
                )
            mesh.box(
                own, "furniture", black, (-wide / 2 + 0.03, 0.05, high), (wide / 2 - 0.03, deep - 0.03, high + 0.008)
            )
            for a in (-1, 1):
                for b in (0.18, 0.43):
                    mesh.turned(
                        own.at(a * wide / 4, b, high + 0.008),
                        "furniture",
                        black,
                        [(0.09, 0), (0.09, 0.02), (0.06, 0.02), (0.06, 0)],
                    )
        else:
            if kind == "machine":
                shop.cabinet(
                    mesh,
                    own,
                    dice,
                    wide,
                    deep,
                    0,
                    high - 0.04,
                    looks.paint(white(dice), 0.3),
                    columns=1,
                    rows=1,
                    style="flat",
                    handles="none",
                )
            else:
                shop.cabinet(
                    mesh,
                    own,
                    dice,
                    wide,
                    deep,
                    0,
                    high - 0.04,
                    body,
                    columns=2 if wide > 0.7 and kind == "doors" else 1,
                    rows=1 if kind == "doors" else dice.count(3, 4),
                    front=front,
                    style=style["style"],
                    handles=style["handles"],
                )
            mesh.box(own, "furniture", top, (-wide / 2, 0, high - 0.04), (wide / 2, deep + 0.025, high))
            if not sink and wide > 0.55 and dice.chance(0.4):
                sink = True
                name = dice.one(shop.models.named("chau-rua-bat", "chau-da-ben", "chau-su"))
                size = shop.models.size(name)
                basin = looks.Look((0.6, 0.6, 0.6), rough=0.25, metal=1.0) if dice.chance(0.7) else looks.ceramic(dice)
                w = min(size[0], wide - 0.08)
                mesh.box(own, "furniture", basin, (-w / 2, 0.08, high - 0.0), (w / 2, 0.52, high + 0.006))
                mesh.box(
                    own,
                    "furniture",
                    looks.Look(basin.picture * 0.35, rough=0.3, metal=basin.metal),
                    (-w / 2 + 0.03, 0.11, high),
                    (w / 2 - 0.03, 0.49, high + 0.008),
                )
                shop.models.build(mesh, own.at(0, 0.01, high), dice.one(shop.models.named("voi-bep")), dice, "thing")
            elif dice.chance(0.55):
                shop.strewn(mesh, own, dice, wide, deep * 0.7, high, dice.count(1, 3))
                if dice.chance(0.35):
                    w, d, h = dice.between(0.12, 0.4), dice.between(0.15, 0.3), dice.between(0.18, 0.36)
                    look = dice.one([looks.metal, lambda d_: looks.paint(np.ones(3) * 0.015, 0.3), looks.ceramic])(dice)
                    mesh.rounded(own.at(0, 0.08), "thing", look, (-w / 2, 0, high), (w / 2, d, high + h), 0.03)
        if free(x, x + wide, low) and kind != "stove" and dice.chance(style["filled"]):
            shop.cabinet(
                mesh,
                own,
                dice,
                wide,
                0.34,
                low,
                min(low + rise, ceiling - 0.01),
                upper,
                columns=2 if wide > 0.7 else 1,
                rows=1,
                front=style["upper_front"],
                style=style["style"],
                handles=style["handles"],
            )
        elif kind == "stove" and free(x, x + wide, low):
            if dice.chance(0.6):
                name = dice.one(
                    shop.models.named("may-hut-mui-dao", "may-hut-mui-kinh", "may-hut-mui-vat", "may-hut-mui-co-dien")
                )
                shop.models.build(mesh, own.at(0, 0, low + 0.1), name, dice)
                steel = looks.Look((0.6, 0.6, 0.6), rough=0.3, metal=1.0)
                mesh.box(own, "furniture", steel, (-0.13, 0, low + 0.7), (0.13, 0.26, ceiling))
            else:
                mesh.box(own, "furniture", looks.metal(dice), (-wide / 2, 0, low + 0.05), (wide / 2, 0.48, low + 0.18))
                shop.cabinet(
                    mesh,
                    own,
                    dice,
                    wide,
                    0.34,
                    low + 0.18,
                    min(low + rise, ceiling - 0.01),
                    upper,
                    columns=2 if wide > 0.7 else 1,
                    rows=1,
                    front=style["upper_front"],
                    style=style["style"],
                    handles=style["handles"],
                )
        elif free(x, x + wide, low) and dice.chance(0.2):
            mesh.box(own, "furniture", upper, (-wide / 2, 0, low + 0.05), (wide / 2, 0.24, low + 0.08))
            shop.strewn(mesh, own, dice, wide, 0.2, low + 0.08, 3, small=True)
        x += wide


def kitchen_style(dice, ceiling):
    wood = dice.chance(0.45)
    body = (
        looks.wood(dice)
        if wood
        else looks.paint(
            white(dice) if dice.chance(0.65) else colour(dice, grey=2, pastel=2, dark=1, vivid=1),
            dice.between(0.2, 0.5),
        )
    )
    upper = body if dice.chance(0.8) else looks.wooden(dice)
    low = dice.between(1.35, 1.5)
    return {
        "body": body,
        "upper": upper,
        "front": body,
        "upper_front": upper,
        "top": dice.one(
            [
                looks.stone,
                looks.stone,
                looks.wood,
                lambda d: looks.paint(colour(d, white=2, beige=2, grey=2, dark=1), 0.35),
            ]
        )(dice),
        "splash": (
            looks.tiled(
                dice, size=dice.one([(0.15, 0.15), (0.15, 0.075), (0.1, 0.1), (0.2, 0.1), (0.3, 0.2), (0.2, 0.2)])
            )
            if dice.chance(0.65)
            else None
        ),
        "high": dice.between(0.86, 0.94),
        "low": low,
        "rise": ceiling - low if dice.chance(0.3) else dice.between(0.6, 0.85),
        "style": dice.weighed(flat=4, framed=5, glass=0.3),
        "handles": dice.weighed(bar=4, knob=3, none=2),
        "filled": dice.between(0.5, 0.98),
    }


def island(shop, dice, style):
    wide, deep, high = dice.between(1.2, 2.2), dice.between(0.65, 1.0), style["high"]

    def build(mesh, frame):
        shop.cabinet(
            mesh,
            frame,
            dice,
            wide,
            deep,
            0,
            high - 0.04,
            style["body"],
            columns=max(2, round(wide / 0.55)),
            rows=1,
            style=style["style"],
            handles=style["handles"],
        )
        mesh.box(
            frame,
            "furniture",
            style["top"],
            (-wide / 2 - 0.04, -0.1, high - 0.04),
            (wide / 2 + 0.04, deep + 0.06, high),
        )
        shop.strewn(mesh, frame, dice, wide, deep, high, dice.count(0, 5))

    return Piece(wide, deep, high, build)


def toilet(dice):
    def build(mesh, frame):
        look = looks.ceramic(dice)
        top = dice.between(0.74, 0.9)
        mesh.rounded(frame, "furniture", look, (-0.2, 0, 0.4), (0.2, 0.19, top), 0.03)
        mesh.rounded(frame, "furniture", look, (-0.21, 0, top), (0.21, 0.2, top + 0.035), 0.012)
        mesh.turned(
            frame.at(0, 0.42),
            "furniture",
            look,
            [(0.11, 0), (0.12, 0.15), (0.17, 0.33), (0.195, 0.39), (0.195, 0.4)],
            20,
            1.3,
        )
        mesh.rounded(frame, "furniture", look, (-0.11, 0.05, 0), (0.11, 0.4, 0.36), 0.03)
        seat = look if dice.chance(0.8) else looks.wood(dice)
        mesh.turned(
            frame.at(0, 0.42, 0.4), "furniture", seat, [(0.2, 0), (0.205, 0.02), (0.17, 0.035), (0, 0.04)], 20, 1.3
        )
        if dice.chance(0.25):
            mesh.rounded(frame.at(0, 0.2, 0.42, lean=0.15), "furniture", seat, (-0.19, 0, 0), (0.19, 0.03, 0.42), 0.012)

    return Piece(0.5, 0.72, 0.9, build, front=0.3)


def tub(shop, dice, length=None, ceiling=2.5):
    """A tub between walls or standing free; tiled or plain in front; often with a shower curtain."""
    wide, deep, high = length or dice.between(1.5, 1.8), dice.between(0.7, 0.85), dice.between(0.48, 0.62)

    def build(mesh, frame):
        look = looks.ceramic(dice)
        side = looks.tiled(dice) if dice.chance(0.4) else look
        half, rim = wide / 2, dice.between(0.05, 0.12)
        mesh.rounded(frame, "furniture", side, (-half, deep - 0.06, 0), (half, deep, high - 0.03), 0.01)
        for x in (-half, half - 0.04):
            mesh.box(frame, "furniture", side, (x, 0, 0), (x + 0.04, deep, high - 0.03))
        for a, b in (
            ((-half, 0), (half, rim)),
            ((-half, deep - rim), (half, deep)),
            ((-half, 0), (-half + rim * 1.5, deep)),
            ((half - rim * 1.5, 0), (half, deep)),
        ):
            mesh.rounded(frame, "furniture", look, (a[0], a[1], high - 0.05), (b[0], b[1], high), 0.02)
        x0, x1, y0, y1 = -half + rim * 1.5, half - rim * 1.5, rim, deep - rim
        mesh.box(frame, "furniture", look, (x0, y0, 0.1), (x1, y1, 0.14))
        mesh.quad(
            frame,
            "furniture",
            look,
            [(x0, y0, high - 0.02), (x1, y0, high - 0.02), (x1 - 0.1, y0 + 0.08, 0.14), (x0 + 0.15, y0 + 0.08, 0.14)],
        )
        mesh.quad(
            frame,
            "furniture",
            look,
            [(x0, y1, high - 0.02), (x0 + 0.15, y1 - 0.08, 0.14), (x1 - 0.1, y1 - 0.08, 0.14), (x1, y1, high - 0.02)],
        )
        for x, out in ((x0, 0.15), (x1, -0.1)):
            mesh.quad(
                frame,
                "furniture",
                look,
                [(x, y0, high - 0.02), (x + out, y0 + 0.08, 0.14), (x + out, y1 - 0.08, 0.14), (x, y1, high - 0.02)],
            )
        steel = looks.metal(dice)
        mesh.rod(frame, "thing", steel, (-half + 0.25, 0.02, high + 0.12), (-half + 0.25, 0.16, high + 0.1), 0.016)
        if dice.chance(0.4):
            tiles = looks.tiled(dice)
            # A tiled part of the wall above the tub is wall.
            mesh.panel(frame, "wall", tiles, -half, high, half, dice.between(1.0, ceiling), 0.008)
        shop.strewn(mesh, frame, dice, wide * 0.8, rim, high, dice.count(0, 4), small=True)
        if dice.chance(0.45):
            cloth = (
                looks.cloth(dice, through=0.3) if dice.chance(0.6) else looks.Look(white(dice), rough=0.7, through=0.4)
            )
            top = min(ceiling - 0.1, dice.between(1.9, 2.1))
            mesh.rod(frame, "curtain", steel, (-half, deep - 0.03, top), (half, deep - 0.03, top), 0.013)
            left = dice.chance(0.5)
            end = dice.between(0.25, 0.95) * wide
            x0, x1 = (-half, -half + end) if left else (half - end, half)
            soft.curtain(mesh, frame, dice, x0, x1, 0.15, top, cloth, "curtain", base=deep - 0.0)
        elif dice.chance(0.5):
            shop.models.build(
                mesh, frame.at(half - 0.25, 0, 0.9), dice.one(shop.models.named("sen-cay", "sen-tay")), dice, "thing"
            )

    return Piece(wide, deep, high, build)


def washstand(shop, dice):
    wide, deep, high = dice.one([0.5, 0.6, 0.8, 1.0, 1.3, 1.6, 2.0]), dice.between(0.42, 0.58), dice.between(0.78, 0.9)

    def build(mesh, frame):
        bare = wide < 0.7 and dice.chance(0.5)
        if bare:
            name = dice.one(shop.models.named("chau-chan-cot", "chau-treo"))
            hung = "treo" in name
            shop.models.build(mesh, frame.at(0, 0, high - 0.4 if hung else 0), name, dice)
            top = high
        else:
            body = looks.wooden(dice)
            shop.cabinet(
                mesh,
                frame,
                dice,
                wide,
                deep,
                0 if dice.chance(0.8) else 0.3,
                high - 0.04,
                body,
                columns=max(1, round(wide / 0.45)),
                rows=dice.one([1, 1, 2]),
            )
            stone = looks.stone(dice) if dice.chance(0.6) else looks.ceramic(dice)
            mesh.box(
                frame, "furniture", stone, (-wide / 2 - 0.01, 0, high - 0.04), (wide / 2 + 0.01, deep + 0.02, high)
            )
            mesh.box(frame, "furniture", stone, (-wide / 2, 0, high), (wide / 2, 0.02, high + 0.09))
            for x in ([0] if wide < 1.2 else [-wide / 4, wide / 4]):
                if dice.chance(0.4):
                    shop.models.build(
                        mesh, frame.at(x, 0.08, high), dice.one(shop.models.named("chau-dat-ban", "chau-da-tu")), dice
                    )
                else:
                    mesh.turned(
                        frame.at(x, deep / 2 + 0.02, high),
                        "furniture",
                        looks.ceramic(dice),
                        [(0.22, 0), (0.22, 0.012), (0.18, 0.01), (0.14, 0.002), (0, 0.001)],
                        20,
                        0.75,
                    )
                shop.models.build(
                    mesh,
                    frame.at(x, 0.02, high),
                    dice.one(shop.models.named("voi-lavabo-thap", "voi-lavabo-cao")),
                    dice,
                    "thing",
                )
            shop.strewn(mesh, frame, dice, wide, deep * 0.6, high, dice.count(0, 6), small=True)
            top = high + 0.09
        kind = dice.weighed(framed=4, bare=3, cabinet=1.5, shop=1.5, none=0.5)
        z = top + dice.between(0.03, 0.3)
        w, h = min(wide, dice.between(0.5, 1.0) * max(wide, 0.7)), dice.between(0.6, 1.05)
        if kind == "framed":
            shop.framed(mesh, frame.at(0, 0, z + h / 2), dice, w, h, is_mirror=True)
        elif kind == "bare":
            mesh.box(frame, "thing", looks.mirror(), (-w / 2, 0, z), (w / 2, 0.008, z + h))
        elif kind == "cabinet":
            mesh.box(frame, "furniture", looks.wooden(dice), (-w / 2, 0, z), (w / 2, 0.14, z + h * 0.8))
            mesh.panel(
                frame, "thing", looks.mirror(), -w / 2 + 0.005, z + 0.005, w / 2 - 0.005, z + h * 0.8 - 0.005, 0.143
            )
        elif kind == "shop":
            shop.models.build(
                mesh,
                frame.at(0, 0, z),
                dice.one(shop.models.named("guong-den", "guong-may", "guong-tron", "guong-vom")),
                dice,
                "thing",
            )
        if dice.chance(0.4) and z + h < 2.1:
            lit = shop.lamps.is_lit(dice)
            zz = z + h + 0.1
            mesh.box(frame, "thing", looks.metal(dice), (-w * 0.4, 0, zz - 0.04), (w * 0.4, 0.04, zz + 0.04))
            bulbs = dice.count(2, 7)
            look = looks.shade(dice, lit)
            for at in range(bulbs):
                mesh.blob(
                    frame.at(-w * 0.38 + w * 0.76 * (at + 0.5) / bulbs, 0.08, zz - 0.05),
                    "thing",
                    look,
                    (0.09, 0.09, 0.1),
                )
            if lit:
                shop.lamps.add(frame.world([0, 0.2, zz]), dice, dice.between(1.5, 5), 0.12)

    return Piece(wide, deep, high, build, front=0.4)


def shower(dice, ceiling):
    wide, deep, high = dice.between(0.8, 1.3), dice.between(0.8, 1.0), dice.between(1.85, 2.1)

    def build(mesh, frame):
        bar = looks.metal(dice)
        tiles = looks.tiled(dice)
        mesh.panel(frame, "wall", tiles, -wide / 2, 0.1, wide / 2, min(ceiling, dice.between(2.0, 2.6)), 0.007)
        mesh.rounded(frame, "furniture", looks.ceramic(dice), (-wide / 2, 0, 0), (wide / 2, deep, 0.1), 0.02)
        frosted = dice.chance(0.35)
        pane = looks.Look(np.ones(3) * dice.between(0.5, 0.85), rough=0.3, through=0.6) if frosted else looks.glass()
        for corners in (
            ((-wide / 2, deep), (0, deep)),
            ((0, deep - 0.03), (wide / 2, deep - 0.03)),
            ((-wide / 2, 0.02), (-wide / 2, deep)),
            ((wide / 2, 0.02), (wide / 2, deep)),
        ):
            (xa, ya), (xb, yb) = corners
            mesh.quad(frame, "door", pane, [(xa, ya, 0.1), (xb, yb, 0.1), (xb, yb, high), (xa, ya, high)])
            for z in (0.12, high):
                mesh.rod(frame, "door", bar, (xa, ya, z), (xb, yb, z), 0.014, 6)
            for x, y in corners:
                mesh.rod(frame, "door", bar, (x, y, 0.1), (x, y, high), 0.014, 6)

    return Piece(wide, deep, high, build, front=0.3)
