"""Furniture with its back at y = 0 and its middle at x = 0: the shop's models, and pieces of our own."""

import numpy as np
import looks
import soft
import textures
from dice import cloth_colour, colour, hsv, vivid, white
from models import Models


class Piece:
    """Size along the wall, out of it and up, and what builds it in a frame."""

    def __init__(self, wide, deep, high, build, front=0.0):
        self.wide, self.deep, self.high, self.build, self.front = wide, deep, high, build, front


class Shop:
    def __init__(self, models: Models, lamps):
        self.models, self.lamps = models, lamps

    def model(self, dice, *starts, cloths=None, label="furniture", stretch=0.12):
        name = dice.one(self.models.named(*starts))
        scale = np.array([1 + dice.between(-stretch, stretch) for _ in range(3)])
        wide, deep, high = self.models.size(name) * scale
        return Piece(
            wide, deep, high, lambda mesh, frame: self.models.build(mesh, frame, name, dice, label, cloths, scale)
        )

    # Beds

    def bed(self, dice):
        """A model of ours, or a plain bed with a head of its own; its bedding falls in folds."""
        if dice.chance(0.25):
            piece = self.model(dice, "giuong-", cloths=0.5)
            return Piece(
                piece.wide, piece.deep, piece.high, lambda mesh, frame: self.dressed_model_bed(mesh, frame, dice, piece)
            )
        wide, long = dice.one([0.9, 0.95, 1.2, 1.4, 1.5, 1.6, 1.8, 1.95]), dice.between(1.9, 2.1)
        top = dice.between(0.42, 0.68)
        head = top + dice.between(0.15, 0.85)

        def build(mesh, frame):
            body = looks.wooden(dice) if dice.chance(0.6) else looks.cloth(dice)
            style = dice.weighed(plate=3, padded=2, bars=1.5, none=0.7)
            half = wide / 2
            if style == "plate":
                mesh.box(frame, "furniture", body, (-half - 0.04, 0, 0.1), (half + 0.04, 0.05, head))
                if dice.chance(0.6):
                    mesh.box(frame, "furniture", body, (-half - 0.07, -0.0, head), (half + 0.07, 0.075, head + 0.04))
            elif style == "padded":
                columns = dice.count(1, 4)
                for at in range(columns):
                    x = -half - 0.03 + (wide + 0.06) * at / columns
                    mesh.rounded(
                        frame, "furniture", body, (x, 0, top - 0.3), (x + (wide + 0.06) / columns, 0.11, head), 0.05
                    )
            elif style == "bars":
                self.bars(mesh, frame, dice, body, half + 0.02, 0.2, head, 0.02)
            foot = dice.chance(0.25)
            if foot:
                if style == "bars":
                    self.bars(mesh, frame, dice, body, half + 0.02, 0.15, top + dice.between(0.0, 0.25), long + 0.06)
                else:
                    mesh.box(
                        frame,
                        "furniture",
                        body,
                        (-half - 0.04, long + 0.05, 0.08),
                        (half + 0.04, long + 0.1, top + dice.between(-0.1, 0.2)),
                    )
            low = dice.between(0.05, 0.2)
            if dice.chance(0.5):
                mesh.box(frame, "furniture", body, (-half, 0.04, low), (half, long + 0.02, top - 0.2))
            else:
                mesh.rounded(frame, "furniture", looks.cloth(dice), (-half, 0.04, low), (half, long, top - 0.18), 0.03)
            for x in (-half + 0.05, half - 0.05):
                for y in (0.1, long - 0.06):
                    mesh.rod(frame, "furniture", body, (x, y, 0), (x, y, low + 0.02), 0.03)
            sheet = looks.paint(white(dice), 0.9, 0.1) if dice.chance(0.7) else looks.cloth(dice)
            mesh.rounded(frame, "furniture", sheet, (-half + 0.01, 0.06, top - 0.22), (half - 0.01, long, top), 0.06)
            self.bedding(mesh, frame, dice, half, long, top, sheet, 0.02 if foot else None)

        return Piece(wide + 0.1, long + 0.12, head, build)

    def bedding(self, mesh, frame, dice, half, long, top, sheet, foot):
        main = looks.cloth(dice, vivid(dice)) if dice.chance(0.2) else looks.cloth(dice)
        start = dice.between(0.1, 0.35) if dice.chance(0.45) else dice.between(0.4, 0.8)
        drop = dice.between(0.12, top - 0.03) if dice.chance(0.75) else dice.between(0.02, 0.1)
        if dice.chance(0.06):
            soft.heaped(mesh, frame.at(0, long * 0.6, top), dice, main, half * 1.8, long * 0.6, 0.25, "furniture")
        else:
            soft.cover(
                mesh,
                frame,
                dice,
                main,
                -half - 0.01,
                half + 0.01,
                start,
                long + 0.01,
                top,
                drop,
                puff=dice.between(0.01, 0.07),
                foot=foot,
            )
            if start > 0.35 and dice.chance(0.6):
                # The sheet turned back over the duvet.
                mesh.rounded(
                    frame,
                    "furniture",
                    sheet,
                    (-half - 0.03, start - 0.02, top - 0.02),
                    (half + 0.03, start + dice.between(0.2, 0.4), top + 0.09),
                    0.05,
                )
        pillows = looks.cloth(dice) if dice.chance(0.5) else main if dice.chance(0.4) else sheet
        columns = max(1, round(2 * half / 0.75))
        lean = dice.between(0.1, 0.35) if dice.chance(0.5) else dice.between(0.8, 1.2)
        for row in range(dice.one([1, 1, 2])):
            look = pillows if row == 0 else looks.cloth(dice)
            for at in range(columns):
                x = -half + 2 * half * (at + 0.5) / columns + dice.between(-0.04, 0.04)
                high = dice.between(0.4, 0.5)
                y, z = 0.2 + row * 0.16, top + 0.09 + 0.2 * np.sin(lean)
                soft.pillow(
                    mesh,
                    frame.at(x, y + 0.1 * np.cos(lean), z, turn=dice.between(-0.08, 0.08), lean=-lean),
                    look,
                    min(0.75, 2 * half / columns - 0.03),
                    high,
                    dice.between(0.14, 0.22),
                    "furniture",
                )
        if dice.chance(0.35):
            for _ in range(dice.count(1, 3)):
                side = dice.between(0.3, 0.45)
                soft.pillow(
                    mesh,
                    frame.at(
                        dice.between(-half, half) * 0.6,
                        dice.between(0.42, 0.62),
                        top + 0.2,
                        turn=dice.between(-0.3, 0.3),
                        lean=-1.0,
                    ),
                    looks.cloth(dice),
                    side,
                    side,
                    0.14,
                    "furniture",
                )
        if dice.chance(0.3):
            y = long - dice.between(0.35, 0.7)
            soft.cover(
                mesh,
                frame,
                dice,
                looks.cloth(dice),
                -half - 0.03,
                half + 0.03,
                y,
                y + dice.between(0.25, 0.5),
                top + 0.04,
                dice.between(0.1, 0.4),
                label="thing" if dice.chance(0.3) else "furniture",
                puff=0.02,
                foot=0.02,
            )
        if dice.chance(0.15):
            soft.heaped(
                mesh,
                frame.at(dice.between(-half, half) * 0.7, dice.between(0.8, long - 0.3), top + 0.04),
                dice,
                looks.cloth(dice),
                0.5,
                0.4,
                0.16,
                "thing",
            )

    def dressed_model_bed(self, mesh, frame, dice, piece):
        piece.build(mesh, frame)
        if dice.chance(0.6):
            half = piece.wide / 2 - 0.05
            look = looks.cloth(dice)
            soft.cover(
                mesh,
                frame,
                dice,
                look,
                -half - 0.03,
                half + 0.03,
                dice.between(0.5, 1),
                piece.deep - 0.02,
                0.56,
                dice.between(0.1, 0.4),
                puff=0.04,
            )

    def cot(self, dice):
        wide, deep, high = 1.3, 0.72, dice.between(0.9, 1.1)

        def build(mesh, frame):
            body = looks.paint(white(dice), 0.4) if dice.chance(0.6) else looks.wood(dice)
            for y in (0.02, deep):
                self.bars(mesh, frame, dice, body, wide / 2, 0.25, high - (0.08 if y else 0), y, thin=0.09)
            for x in (-wide / 2, wide / 2):
                mesh.box(
                    frame,
                    "furniture",
                    body,
                    (x - 0.025, 0, 0.1),
                    (x + 0.025, deep + 0.03, high + dice.between(-0.05, 0.1)),
                )
            mesh.rounded(
                frame,
                "furniture",
                looks.cloth(dice),
                (-wide / 2 + 0.03, 0.04, 0.35),
                (wide / 2 - 0.03, deep - 0.02, 0.52),
                0.04,
            )
            if dice.chance(0.6):
                soft.draped(
                    mesh,
                    frame.at(dice.between(-0.2, 0.2), 0),
                    looks.cloth(dice),
                    [(deep - 0.15, 0.55), (deep + 0.0, high - 0.05), (deep + 0.045, high - 0.06), (deep + 0.05, 0.4)],
                    0.7,
                    "thing",
                )

        return Piece(wide + 0.06, deep + 0.08, high, build)

    @staticmethod
    def bars(mesh, frame, dice, look, half, low, high, y, thin=None):
        """A frame of bars, as of bed ends and cots; sometimes bowed, as of iron."""
        iron = thin is None and dice.chance(0.5)
        look = looks.metal(dice) if iron else look
        radius = 0.012 if iron else 0.014
        step = thin or dice.between(0.08, 0.2)
        bow = dice.between(0, 0.25) if iron else 0
        top = lambda x: high + bow * (1 - (x / half) ** 2)
        xs = np.linspace(-half, half, max(3, round(2 * half / step)) + 1)
        for x in xs:
            mesh.rod(frame, "furniture", look, (x, y, low), (x, y, top(x)), radius, 6)
        for a, b in zip(xs, xs[1:]):
            mesh.rod(frame, "furniture", look, (a, y, top(a)), (b, y, top(b)), radius * 1.5, 6)
        mesh.rod(frame, "furniture", look, (-half, y, low), (half, y, low), radius * 1.5, 6)
        for x in (-half, half):
            mesh.rod(frame, "furniture", look, (x, y, 0), (x, y, high + 0.03), radius * 2.2)

    # Seats

    def sofa(self, dice, wide=None):
        if wide is None and dice.chance(0.4):
            piece = self.model(dice, "sofa-", cloths=0.25)
            return Piece(
                piece.wide,
                piece.deep,
                piece.high,
                lambda mesh, frame: (
                    piece.build(mesh, frame),
                    self.cushions(mesh, frame, dice, piece.wide, 0.44, piece.deep),
                ),
                front=0.8,
            )
        wide = wide or dice.one([0.85, 0.95, 1.5, 1.75, 2.0, 2.2, 2.5])
        deep, seat, back, arm = (
            dice.between(0.8, 1.0),
            dice.between(0.38, 0.5),
            dice.between(0.7, 1.0),
            dice.between(0.1, 0.28),
        )
        arms = dice.between(0.52, 0.68)

        def build(mesh, frame):
            look = (
                looks.leather(dice)
                if dice.chance(0.2)
                else looks.cloth(dice, None if dice.chance(0.25) else cloth_colour(dice))
            )
            half, lift = wide / 2, dice.one([0.02, 0.06, 0.14])
            mesh.rounded(frame, "furniture", look, (-half, 0, lift), (half, deep - 0.03, seat - 0.14), 0.04)
            mesh.rounded(frame, "furniture", look, (-half, 0, lift), (half, 0.22, back - 0.06), 0.06)
            radius = dice.between(0.03, 0.12)
            for side in (-1, 1):
                mesh.rounded(
                    frame, "furniture", look, (side * half, 0, lift), (side * (half - arm), deep, arms), radius
                )
            seats = max(1, round((wide - 2 * arm) / 0.72))
            step = (wide - 2 * arm) / seats
            soft_look = look if dice.chance(0.9) else looks.cloth(dice)
            for at in range(seats):
                x = -half + arm + step * at
                mesh.rounded(
                    frame,
                    "furniture",
                    soft_look,
                    (x + 0.004, 0.2, seat - 0.16),
                    (x + step - 0.004, deep + 0.01, seat),
                    dice.between(0.03, 0.07),
                )
                if dice.chance(0.95):
                    mesh.rounded(
                        frame.at(0, 0.16, seat - 0.02, lean=0.16),
                        "furniture",
                        soft_look,
                        (x + 0.01, 0, 0),
                        (x + step - 0.01, 0.2, back - seat + 0.05),
                        0.08,
                    )
            if dice.chance(0.2):
                skirt = lift
                soft.curtain(
                    mesh,
                    frame,
                    dice,
                    -half,
                    half,
                    0.005,
                    seat - 0.16,
                    look,
                    "furniture",
                    base=deep - 0.0,
                    waves=max(3, round(wide * 2)),
                )
                lift = skirt
            for x in (-half + 0.08, half - 0.08):
                for y in (0.08, deep - 0.1):
                    mesh.rod(frame, "furniture", looks.wood(dice), (x, y, 0), (x, y, lift + 0.01), 0.025)
            self.cushions(mesh, frame, dice, wide - 2 * arm, seat, deep)
            if dice.chance(0.25):
                x = dice.between(-half + 0.35, half - 0.35)
                low = dice.between(0.2, seat)
                soft.draped(
                    mesh,
                    frame.at(x, 0),
                    looks.cloth(dice),
                    [
                        (-0.03 + 0.03, back - 0.35),
                        (0.0, back),
                        (0.25, back + 0.03),
                        (0.38, seat + 0.1),
                        (0.45, seat + 0.02),
                        (deep - 0.05, seat + 0.02),
                        (deep + 0.05, seat - 0.06),
                        (deep + 0.06, low),
                    ][: dice.one([4, 8])],
                    dice.between(0.4, 0.9),
                    "thing",
                )

        return Piece(wide, deep, back, build, front=0.7)

    @staticmethod
    def cushions(mesh, frame, dice, wide, seat, deep):
        look = looks.cloth(dice)
        for _ in range(dice.one([0, 1, 2, 2, 3, 4])):
            side = dice.between(0.35, 0.48)
            x = dice.one([-1, 1]) * (wide / 2 - side / 2) * dice.between(0.3, 1)
            if dice.chance(0.3):
                look = looks.cloth(dice)
            soft.pillow(
                mesh,
                frame.at(
                    x,
                    dice.between(0.42, 0.5),
                    seat + side * 0.46,
                    turn=dice.between(-0.35, 0.35),
                    lean=-dice.between(1.05, 1.35),
                    roll=0,
                ),
                look,
                side,
                side * dice.one([1, 1, 0.65]),
                0.15,
                "thing",
            )

    def chair(self, dice):
        """A chair builder, so that a table gets several alike."""
        wide, seat, back = dice.between(0.4, 0.52), dice.between(0.43, 0.49), dice.between(0.8, 1.1)
        deep = dice.between(0.42, 0.52)
        style = dice.weighed(model=2, slats=2, padded=3, tub=1, wicker=0.8, covered=0.5)
        seed = dice.count(0, 10**6)
        body, cover = looks.wooden(dice), looks.leather(dice) if dice.chance(0.3) else looks.cloth(dice)
        if style == "wicker":
            picture, size = textures.weave(
                dice, hsv(dice.between(0.07, 0.1), dice.between(0.3, 0.5), dice.between(0.5, 0.85))
            )
            cover = looks.Look(picture, size, rough=0.8, bump=0.004)
        if style == "model":
            piece = self.model(dice, "dressing-chair", cloths=0.2, stretch=0.08)
            parts = self.models
            name = dice.one(parts.named("dressing-chair"))
            fixed = {}

            def stored(mesh, frame):
                known = None
                for at, (places, faces, part) in enumerate(parts.parts(name)[0]):
                    if at not in fixed:
                        fixed[at], known = parts.look(part, dice, known, 0.2, 0)
                    mesh.add(frame, "furniture", fixed[at], places, faces, smooth=True)

            return Piece(piece.wide, piece.deep, piece.high, stored)

        def build(mesh, frame):
            half = wide / 2
            if style in ("covered", "wicker"):
                mesh.rounded(
                    frame,
                    "furniture",
                    cover,
                    (-half, 0, 0.02 if style == "covered" else 0.12),
                    (half, deep, seat),
                    0.04,
                )
                mesh.rounded(
                    frame.at(0, 0.03, seat - 0.1, lean=0.1),
                    "furniture",
                    cover,
                    (-half, 0, 0),
                    (half, 0.08, back - seat + 0.1),
                    0.035,
                )
            else:
                if style == "slats":
                    mesh.rounded(
                        frame,
                        "furniture",
                        body if seed % 2 else cover,
                        (-half, 0.02, seat - 0.04),
                        (half, deep, seat),
                        0.015,
                    )
                    bars = 3 + seed % 4
                    up = seed % 3 == 0
                    for at in range(bars):
                        share = (at + 0.5) / bars
                        if up:
                            x = -half + wide * share
                            mesh.rod(frame, "furniture", body, (x, 0.03, seat), (x, -0.04, back - 0.05), 0.01, 6)
                        else:
                            z = seat + 0.15 + (back - seat - 0.17) * share
                            mesh.box(frame, "furniture", body, (-half, -0.02, z - 0.025), (half, 0.01, z + 0.025))
                    mesh.box(frame, "furniture", body, (-half, -0.05, back - 0.07), (half, -0.02, back))
                elif style == "tub":
                    mesh.rounded(
                        frame, "furniture", cover, (-half - 0.03, 0, seat - 0.1), (half + 0.03, deep, seat), 0.05
                    )
                    for x0, x1, y1 in (
                        (-half - 0.06, half + 0.06, 0.09),
                        (-half - 0.06, -half + 0.02, deep * 0.8),
                        (half - 0.02, half + 0.06, deep * 0.8),
                    ):
                        mesh.rounded(frame, "furniture", cover, (x0, 0, seat - 0.1), (x1, y1, seat + 0.3), 0.04)
                else:
                    mesh.rounded(frame, "furniture", cover, (-half, 0.0, seat - 0.09), (half, deep, seat), 0.035)
                    mesh.rounded(
                        frame.at(0, 0.02, seat - 0.02, lean=0.12),
                        "furniture",
                        cover,
                        (-half, 0, 0.0 if seed % 2 else 0.12),
                        (half, 0.06, back - seat),
                        0.03,
                    )
            for side in (-1, 1):
                x = side * (half - 0.025)
                mesh.rod(frame, "furniture", body, (x, deep - 0.04, 0), (x, deep - 0.04, seat - 0.03), 0.019)
                mesh.rod(frame, "furniture", body, (x, -0.02, 0), (x, 0.02, seat), 0.019)
                if style == "slats":
                    mesh.rod(frame, "furniture", body, (x, 0.02, seat), (x, -0.04, back), 0.018)
                if style == "slats" and seed % 7 == 0:
                    mesh.box(frame, "furniture", body, (x - 0.02, 0, seat + 0.2), (x + 0.02, deep - 0.03, seat + 0.23))

        return Piece(wide, deep, back, build)

    def rocker(self, dice):
        chair = self.chair(dice)
        return Piece(
            chair.wide + 0.1, chair.deep + 0.1, chair.high, lambda mesh, frame: chair.build(mesh, frame.at(0, 0.05))
        )

    def stool(self, dice):
        side, high = dice.between(0.4, 0.9), dice.between(0.35, 0.48)
        look = looks.leather(dice) if dice.chance(0.4) else looks.cloth(dice)
        return Piece(
            side,
            side,
            high,
            lambda mesh, frame: mesh.rounded(
                frame, "furniture", look, (-side / 2, 0, 0.05), (side / 2, side, high), 0.06
            ),
        )

    # Storage

    def wardrobe(self, dice):
        """A model of ours, or doors over a whole part of a wall."""
        if dice.chance(0.45):
            return self.model(dice, "tu-quan-ao")
        wide, deep, high = dice.between(0.9, 2.6), dice.between(0.5, 0.64), dice.between(1.9, 2.4)
        return Piece(
            wide,
            deep,
            high,
            lambda mesh, frame: self.cabinet(
                mesh,
                frame,
                dice,
                wide,
                deep,
                0,
                high,
                looks.wooden(dice),
                columns=max(2, round(wide / 0.5)),
                rows=dice.one([1, 1, 1, 2]),
            ),
        )

    def storage(self, dice, low=False):
        names = (
            ("tu-trang-tri", "tu-bat-dia", "tu-ruou", "tu-ho-so", "tu-giay", "tu-bar")
            if not low
            else (
                "tu-giay-hang",
                "tu-giay-cua-bac",
                "tu-bat-dia-chu",
                "tu-ruou-lang",
                "tu-trang-tri-kim-bong-160",
                "tu-ho-so-thap",
            )
        )
        if dice.chance(0.6):
            piece = self.model(dice, *names)
            if piece.high > 0.4:
                return Piece(
                    piece.wide,
                    piece.deep,
                    piece.high,
                    lambda mesh, frame: (
                        piece.build(mesh, frame),
                        (
                            self.strewn(mesh, frame, dice, piece.wide, piece.deep, piece.high, dice.count(0, 4))
                            if piece.high < 1.4
                            else None
                        ),
                    ),
                )
        wide, deep, high = dice.between(0.5, 1.8), dice.between(0.38, 0.55), dice.between(0.65, 1.3)

        def build(mesh, frame):
            self.cabinet(
                mesh,
                frame,
                dice,
                wide,
                deep,
                0,
                high,
                looks.wooden(dice),
                columns=dice.one([1, 1, 2, 3]),
                rows=dice.count(1, 5),
            )
            self.strewn(mesh, frame, dice, wide, deep, high, dice.count(0, 5))

        return Piece(wide, deep, high, build)

    @staticmethod
    def cabinet(
        mesh, frame, dice, wide, deep, low, high, look, columns=2, rows=1, front=None, handles=None, style=None
    ):
        """A body with fronts: flat ones, framed ones or frames around glass, and handles."""
        front = front or look
        plinth = 0.08 if low < 0.01 and dice.chance(0.6) else 0
        mesh.box(frame, "furniture", look, (-wide / 2, 0, low + plinth), (wide / 2, deep - 0.02, high))
        if plinth:
            mesh.box(frame, "furniture", look, (-wide / 2, 0, low), (wide / 2, deep - 0.07, low + plinth))
        style = style or dice.weighed(flat=4, framed=5, glass=0.5)
        handles = handles or dice.weighed(bar=4, knob=3, none=2)
        steel = looks.metal(dice)
        gap = 0.003
        edges_x = np.linspace(-wide / 2, wide / 2, columns + 1)
        edges_z = np.linspace(low + plinth, high, rows + 1)
        for column in range(columns):
            for row in range(rows):
                x0, x1 = edges_x[column] + gap, edges_x[column + 1] - gap
                z0, z1 = edges_z[row] + gap, edges_z[row + 1] - gap
                mesh.box(
                    frame,
                    "furniture",
                    front,
                    (x0, deep - 0.02, z0),
                    (x1, deep - 0.004 if style != "flat" else deep, z1),
                )
                rail = min(0.075, (x1 - x0) / 4, (z1 - z0) / 3)
                if style != "flat":
                    for a, b in (
                        ((x0, z0), (x0 + rail, z1)),
                        ((x1 - rail, z0), (x1, z1)),
                        ((x0 + rail, z0), (x1 - rail, z0 + rail)),
                        ((x0 + rail, z1 - rail), (x1 - rail, z1)),
                    ):
                        mesh.box(frame, "furniture", front, (a[0], deep - 0.006, a[1]), (b[0], deep + 0.006, b[1]))
                if style == "glass" and z1 - z0 > 0.3:
                    mesh.panel(
                        frame,
                        "furniture",
                        looks.Look((0.05, 0.06, 0.06), rough=0.03, shine=0.8),
                        x0 + rail,
                        z0 + rail,
                        x1 - rail,
                        z1 - rail,
                        deep - 0.003,
                    )
                upright = z1 - z0 > x1 - x0
                if handles == "none":
                    continue
                if upright:
                    x = x1 - 0.045 if column % 2 == 0 else x0 + 0.045
                    z = (z0 + 0.12 if low > 0.8 else z1 - 0.14) if z1 - z0 < 1.2 else 1.0
                else:
                    x, z = (x0 + x1) / 2, (z0 + z1) / 2 if z1 - z0 < 0.3 else z1 - 0.05
                if handles == "bar":
                    half = 0.07
                    a, b = (
                        ((x, deep + 0.03, z - half), (x, deep + 0.03, z + half))
                        if upright
                        else ((x - half, deep + 0.03, z), (x + half, deep + 0.03, z))
                    )
                    mesh.rod(frame, "furniture", steel, a, b, 0.006, 6)
                else:
                    mesh.blob(frame.at(x, deep + 0.012, z), "furniture", steel, (0.03, 0.03, 0.03), low=-0.015)

    def shelves(self, dice):
        piece = self.model(dice, "ke-sach", "ke-ho-so")
        if dice.chance(0.5):
            return piece
        wide, deep, high = dice.between(0.6, 2.2), dice.between(0.25, 0.36), dice.between(1.0, 2.3)

        def build(mesh, frame):
            look = looks.wooden(dice)
            rows = max(2, round(high / 0.36))
            mesh.box(frame, "furniture", look, (-wide / 2, 0, 0), (wide / 2, 0.02, high))
            for x in np.linspace(-wide / 2, wide / 2, max(2, round(wide / 0.8) + 1)):
                mesh.box(frame, "furniture", look, (x - 0.01, 0, 0), (x + 0.01, deep, high))
            for at in range(rows + 1):
                z = 0.05 + (high - 0.07) * at / rows
                mesh.box(frame, "furniture", look, (-wide / 2, 0, z), (wide / 2, deep, z + 0.02))
                if at < rows:
                    self.books(
                        mesh, frame, dice, -wide / 2 + 0.03, wide / 2 - 0.03, z + 0.02, (high / rows) - 0.05, deep
                    )

        return Piece(wide, deep, high, build)

    @staticmethod
    def books(mesh, frame, dice, x0, x1, z, room, deep):
        inks = [looks.paint(colour(dice, vivid=2, dark=2, beige=1, white=1, grey=1), 0.6) for _ in range(5)]
        x = x0
        while x < x1 - 0.06:
            if dice.chance(0.08):
                x += dice.between(0.05, 0.3)
                continue
            wide = dice.between(0.02, 0.055)
            mesh.box(
                frame,
                "thing",
                dice.one(inks),
                (x, 0.03, z),
                (x + wide, deep * dice.between(0.6, 0.9), z + room * dice.between(0.55, 0.95)),
            )
            x += wide + 0.001

    def screen(self, dice):
        stand = self.model(dice, "ke-tv") if dice.chance(0.7) else self.storage(dice, low=True)
        wide = dice.between(0.7, 1.4)

        def build(mesh, frame):
            stand.build(mesh, frame)
            z = stand.high + 0.04 if dice.chance(0.7) else stand.high + dice.between(0.2, 0.5)
            black = looks.Look((0.006, 0.006, 0.007), rough=0.08, shine=0.6)
            mesh.box(
                frame,
                "thing",
                looks.paint(np.ones(3) * 0.01, 0.4),
                (-wide / 2, 0.08, z),
                (wide / 2, 0.12, z + wide * 0.57),
            )
            mesh.panel(
                frame,
                "thing",
                black if dice.chance(0.9) else looks.Look(textures.art(dice), 1, kind="glow", glow=1),
                -wide / 2 + 0.012,
                z + 0.02,
                wide / 2 - 0.012,
                z + wide * 0.56,
                0.122,
                whole=True,
            )
            mesh.box(frame, "thing", black, (-0.12, 0.02, stand.high), (0.12, 0.2, z))

        return Piece(stand.wide, stand.deep, stand.high, build, front=0.3)

    def fireplace(self, dice):
        wide, high = dice.between(1.1, 1.7), dice.between(0.95, 1.3)

        def build(mesh, frame):
            look = dice.one(
                [
                    lambda: looks.paint(white(dice), 0.4),
                    lambda: looks.stone(dice),
                    lambda: looks.Look(*textures.brick(dice), rough=0.9),
                    lambda: looks.wood(dice),
                ]
            )()
            for side in (-1, 1):
                mesh.box(frame, "furniture", look, (side * wide / 2, 0, 0), (side * wide * 0.3, 0.2, high))
            mesh.box(frame, "furniture", look, (-wide / 2, 0, high * 0.72), (wide / 2, 0.2, high))
            mesh.box(frame, "furniture", look, (-wide / 2 - 0.1, 0, high), (wide / 2 + 0.1, 0.28, high + 0.06))
            mesh.box(
                frame,
                "furniture",
                looks.paint(np.ones(3) * 0.012, 0.9),
                (-wide * 0.3, 0, 0),
                (wide * 0.3, 0.06, high * 0.72),
            )
            self.strewn(mesh, frame, dice, wide, 0.25, high + 0.06, dice.count(0, 6))

        return Piece(wide + 0.2, 0.3, high + 0.06, build, front=0.4)

    # Tables

    def table(self, dice, kind):
        """Coffee, dining and side tables and desks, with what lies on them."""
        if kind == "coffee":
            piece = self.model(dice, "ban-tra")
        elif kind == "desk":
            piece = self.model(dice, "ban-hoc", "ban-lam-viec", "ban-nang")
        elif kind == "dresser":
            piece = self.model(dice, "ban-trang-diem")
        elif dice.chance(0.6):
            piece = self.model(dice, "ban-an")
        else:
            wide, deep, high = dice.between(0.9, 2.0), dice.between(0.75, 1.0), dice.between(0.72, 0.78)

            def build(mesh, frame):
                look = looks.wooden(dice)
                top = look if dice.chance(0.7) else looks.stone(dice)
                mesh.box(frame, "furniture", top, (-wide / 2, 0, high - 0.035), (wide / 2, deep, high))
                mesh.box(
                    frame,
                    "furniture",
                    look,
                    (-wide / 2 + 0.07, 0.07, high - 0.12),
                    (wide / 2 - 0.07, deep - 0.07, high - 0.035),
                )
                for x in (-wide / 2 + 0.08, wide / 2 - 0.08):
                    for y in (0.08, deep - 0.08):
                        mesh.turned(
                            frame.at(x, y), "furniture", look, [(0.025, 0), (0.045, high * 0.5), (0.04, high - 0.05)], 8
                        )
                if dice.chance(0.15):
                    soft.cover(
                        mesh,
                        frame,
                        dice,
                        looks.cloth(dice),
                        -wide / 2,
                        wide / 2,
                        0.02,
                        deep,
                        high + 0.004,
                        0.25,
                        label="thing",
                        puff=0.004,
                    )

            piece = Piece(wide, deep, high, build)
        high = piece.high if kind != "dresser" else 0.78
        amount = {
            "coffee": dice.count(0, 4),
            "desk": dice.count(2, 7),
            "dresser": dice.count(1, 5),
            "dining": dice.count(0, 5),
        }[kind]

        def whole(mesh, frame):
            piece.build(mesh, frame)
            if kind == "dining" and dice.chance(0.5):
                plate, mat = looks.ceramic(dice), looks.cloth(dice)
                for x in np.linspace(-piece.wide / 2 + 0.35, piece.wide / 2 - 0.35, 3):
                    for y in (0.2, piece.deep - 0.2):
                        if dice.chance(0.7):
                            mesh.box(frame, "thing", mat, (x - 0.2, y - 0.14, high), (x + 0.2, y + 0.14, high + 0.004))
                        mesh.turned(
                            frame.at(x, y, high + 0.004),
                            "thing",
                            plate,
                            [(0.07, 0), (0.12, 0.012), (0.13, 0.02), (0.1, 0.012), (0, 0.01)],
                        )
            if kind == "desk" and dice.chance(0.6):
                self.computer(mesh, frame.at(dice.between(-0.1, 0.1), 0.15, high), dice)
            if high < 0.9:
                self.strewn(mesh, frame, dice, piece.wide * 0.8, piece.deep * 0.8, high, amount)

        return Piece(piece.wide, piece.deep, piece.high, whole, front=0.6 if kind in ("desk", "dresser") else 0.3)

    @staticmethod
    def computer(mesh, frame, dice):
        black = looks.Look((0.008, 0.008, 0.01), rough=0.12)
        shown = looks.Look(textures.art(dice), 1, kind="glow", glow=dice.between(0.3, 2)) if dice.chance(0.4) else black
        if dice.chance(0.5):
            mesh.box(frame, "thing", black, (-0.28, 0.0, 0.1), (0.28, 0.03, 0.45))
            mesh.panel(frame, "thing", shown, -0.27, 0.11, 0.27, 0.44, 0.032, whole=True)
            mesh.box(frame, "thing", black, (-0.1, -0.05, 0), (0.1, 0.08, 0.11))
        else:
            mesh.box(frame, "thing", black, (-0.17, 0.02, 0), (0.17, 0.26, 0.018))
            tilted = frame.at(0, 0.02, 0.018, lean=0.25)
            mesh.box(tilted, "thing", black, (-0.17, -0.008, 0), (0.17, 0, 0.23))
            mesh.panel(tilted, "thing", shown, -0.16, 0.012, 0.16, 0.22, 0.001, whole=True)

    def bedside(self, dice):
        piece = self.model(dice, "dressing-bedside") if dice.chance(0.5) else None
        wide, deep, high = dice.between(0.38, 0.6), dice.between(0.36, 0.46), dice.between(0.45, 0.7)
        if piece:
            wide, deep, high = piece.wide, piece.deep, piece.high

        def build(mesh, frame):
            if piece:
                piece.build(mesh, frame)
            else:
                self.cabinet(
                    mesh, frame, dice, wide, deep, 0, high, looks.wooden(dice), columns=1, rows=dice.count(1, 3)
                )
            if dice.chance(0.75):
                self.table_lamp(mesh, frame.at(0, deep / 2, high), dice)
            self.strewn(mesh, frame, dice, wide, deep, high, dice.count(0, 3), small=True)

        return Piece(wide, deep, high, build)

    # Lamps

    def table_lamp(self, mesh, frame, dice):
        lit = self.lamps.is_lit(dice)
        high, wide = dice.between(0.25, 0.5), dice.between(0.1, 0.2)
        body = dice.one([looks.ceramic, looks.metal, looks.wood])(dice)
        bulge = dice.between(0.03, 0.11)
        mesh.turned(
            frame,
            "thing",
            body,
            [
                (0.07, 0),
                (0.075, 0.015),
                (bulge * 0.5, 0.04),
                (bulge, high * 0.3),
                (bulge * 0.4, high * 0.7),
                (0.012, high * 0.8),
                (0.012, high),
            ],
        )
        self.shade(mesh, frame.at(0, 0, high), dice, wide, lit)

    def shade(self, mesh, frame, dice, wide, lit):
        tall = wide * dice.between(0.9, 1.6)
        top = wide * dice.between(0.45, 1.0)
        mesh.turned(frame, "thing", looks.shade(dice, lit), [(wide, 0), (top, tall)], 20)
        if lit:
            self.lamps.add(frame.world([0, 0, tall * 0.55]), dice, dice.between(0.5, 2), 0.04)

    def floor_lamp(self, dice):
        def build(mesh, frame):
            lit = self.lamps.is_lit(dice)
            if dice.chance(0.5):
                name = dice.one(self.models.named("dressing-lamp"))
                self.models.build(mesh, frame.at(0, 0.02), name, dice, "thing", lit=dice.between(1, 4) if lit else 0)
                if lit:
                    self.lamps.add(frame.world([0, 0.25, 1.42]), dice, dice.between(1, 4), 0.05)
                return
            high = dice.between(1.3, 1.75)
            body = looks.metal(dice)
            mesh.turned(frame.at(0, 0.2), "thing", body, [(0.13, 0), (0.13, 0.02), (0.012, 0.035), (0.012, high)])
            if dice.chance(0.35):
                mesh.turned(
                    frame.at(0, 0.2, high), "thing", looks.shade(dice, lit), [(0.03, 0), (0.15, 0.1), (0.16, 0.12)]
                )
                if lit:
                    self.lamps.add(frame.world([0, 0.2, high + 0.15]), dice, dice.between(2, 6), 0.05)
            else:
                self.shade(mesh, frame.at(0, 0.2, high), dice, dice.between(0.14, 0.25), lit)

        return Piece(0.42, 0.42, 1.6, build)

    def ceiling_lamp(self, mesh, frame, dice, drop):
        """Hung or fixed; the frame is at the ceiling."""
        lit = self.lamps.is_lit(dice)
        style = dice.weighed(dome=3, pendant=3, arms=2, fan=0.8, globe=1)
        body = looks.metal(dice)
        strength = dice.between(3, 10)
        if style == "dome":
            wide = dice.between(0.12, 0.25)
            mesh.turned(
                frame,
                "thing",
                looks.shade(dice, lit),
                [(0.0, -0.1), (wide * 0.7, -0.085), (wide, -0.03), (wide, 0)],
                20,
            )
            drop = 0.2
        elif style == "fan":
            mesh.rod(frame, "thing", body, (0, 0, 0), (0, 0, -0.25), 0.02)
            mesh.turned(frame.at(0, 0, -0.4), "thing", body, [(0.0, 0), (0.1, 0.03), (0.1, 0.12), (0, 0.15)])
            blade = looks.wooden(dice)
            for at in range(dice.one([4, 5])):
                mesh.box(
                    frame.at(0, 0, -0.3, turn=at * 2 * np.pi / 5 + 0.3, lean=0.15),
                    "thing",
                    blade,
                    (0.12, -0.06, 0),
                    (0.62, 0.06, 0.008),
                )
            mesh.blob(frame.at(0, 0, -0.5), "thing", looks.shade(dice, lit), (0.2, 0.2, 0.12))
            drop = 0.6
        else:
            mesh.rod(frame, "thing", body, (0, 0, 0), (0, 0, -drop), dice.between(0.004, 0.012), 6)
            mesh.turned(frame, "thing", body, [(0, -0.03), (0.06, -0.02), (0.06, 0)])
            if style == "pendant":
                wide = dice.between(0.12, 0.3)
                mesh.turned(
                    frame.at(0, 0, -drop),
                    "thing",
                    looks.shade(dice, lit) if dice.chance(0.7) else body,
                    [(wide, -wide * dice.between(0.5, 1.1)), (wide * 0.6, -0.05), (0.04, 0)],
                    20,
                )
            elif style == "globe":
                mesh.blob(frame.at(0, 0, -drop - 0.3), "thing", looks.shade(dice, lit), (0.34, 0.34, 0.32))
            else:
                arms, reach = dice.count(3, 8), dice.between(0.15, 0.35)
                look = looks.shade(dice, lit)
                up = dice.chance(0.5)
                for at in range(arms):
                    turn = at * 2 * np.pi / arms + 0.2
                    x, y = reach * np.cos(turn), reach * np.sin(turn)
                    mesh.rod(frame, "thing", body, (0, 0, -drop), (x * 0.6, y * 0.6, -drop - 0.08), 0.008, 6)
                    mesh.rod(frame, "thing", body, (x * 0.6, y * 0.6, -drop - 0.08), (x, y, -drop + 0.02), 0.008, 6)
                    if up:
                        mesh.turned(
                            frame.at(x, y, -drop + 0.02), "thing", look, [(0.015, 0), (0.04, 0.05), (0.06, 0.1)], 10
                        )
                    else:
                        mesh.turned(
                            frame.at(x, y, -drop + 0.04), "thing", look, [(0.07, -0.1), (0.05, -0.05), (0.015, 0)], 10
                        )
        if lit:
            self.lamps.add(frame.world([0, 0, -drop - 0.1]), dice, strength, 0.1)

    def sconce(self, mesh, frame, dice):
        lit = self.lamps.is_lit(dice)
        mesh.box(frame, "thing", looks.metal(dice), (-0.04, 0, -0.1), (0.04, 0.04, 0.1))
        mesh.turned(frame.at(0, 0.1, 0.02), "thing", looks.shade(dice, lit), [(0.05, 0), (0.09, 0.15)])
        if lit:
            self.lamps.add(frame.world([0, 0.12, 0.12]), dice, dice.between(0.5, 2), 0.04)

    # Things

    @staticmethod
    def framed(mesh, frame, dice, wide, high, is_mirror=False):
        """A picture or mirror in its frame; the frame's origin is its middle."""
        edge = dice.one([0.012, 0.03, 0.05, 0.09])
        wood = (
            looks.wood(dice)
            if dice.chance(0.5)
            else looks.metal(dice) if dice.chance(0.3) else looks.paint(colour(dice, dark=2, white=1, vivid=0.5), 0.4)
        )
        x, z, thick = wide / 2, high / 2, dice.between(0.015, 0.04)
        if dice.chance(0.12) and not is_mirror:
            mesh.panel(frame, "thing", looks.shown(textures.art(dice)), -x, -z, x, z, 0.004, whole=True)
            return
        for a, b in (
            ((-x, z - edge), (x, z)),
            ((-x, -z), (x, -z + edge)),
            ((-x, -z + edge), (-x + edge, z - edge)),
            ((x - edge, -z + edge), (x, z - edge)),
        ):
            mesh.box(frame, "thing", wood, (a[0], 0, a[1]), (b[0], thick, b[1]))
        mat = 0 if is_mirror or dice.chance(0.5) else dice.between(0.03, 0.1)
        if mat:
            mesh.panel(frame, "thing", looks.paint(white(dice)), -x + edge, -z + edge, x - edge, z - edge, 0.006)
        content = looks.mirror() if is_mirror else looks.shown(textures.art(dice), dice.one([0.1, 0.3, 0.7]))
        inner = edge + mat
        mesh.panel(frame, "thing", content, -x + inner, -z + inner, x - inner, z - inner, 0.008, whole=True)

    def plant(self, dice):
        scale = dice.between(0.5, 1.4)

        def build(mesh, frame):
            if dice.chance(0.6):
                self.models.build(mesh, frame, "dressing-plant", dice, "thing", scale=(scale,) * 3)
                return
            pot = looks.ceramic(dice) if dice.chance(0.5) else looks.paint(colour(dice, vivid=1, dark=1, beige=1), 0.6)
            self.potted(mesh, frame.at(0, 0.25), dice, pot, 0.16 * scale, dice.between(0.5, 1.2) * scale)

        return Piece(0.6 * scale, 0.6 * scale, 1.3 * scale, build)

    @staticmethod
    def potted(mesh, frame, dice, pot, radius, high):
        mesh.turned(
            frame,
            "thing",
            pot,
            [
                (0, 0),
                (radius * 0.7, 0),
                (radius, radius * 1.6),
                (radius * 0.9, radius * 1.6),
                (radius * 0.9, radius * 1.4),
                (0, radius * 1.4),
            ],
        )
        leaf = looks.Look(
            hsv(dice.between(0.22, 0.4), dice.between(0.3, 0.8), dice.between(0.2, 0.55)), rough=0.5, through=0.2
        )
        for _ in range(dice.count(10, 30)):
            turn, rise = dice.between(0, 2 * np.pi), dice.between(0.3, 1.3)
            t = np.linspace(0, 1, 6)[:, None]
            long = high * dice.between(0.4, 1)
            out = long * np.cos(rise) * t
            up = radius * 1.5 + long * np.sin(rise) * (t - 0.35 * np.cos(rise) * t**2)
            half = 0.07 * long * np.sin(np.pi * np.clip(t * 0.95 + 0.05, 0, 1)) * np.array([[-1, 1]])
            c, s = np.cos(turn), np.sin(turn)
            places = np.stack([out * c - half * s, out * s + half * c, up + 0 * half], -1)
            mesh.grid(frame, "thing", leaf, places)

    def strewn(self, mesh, frame, dice, wide, deep, high, amount, small=False):
        """Small things on a top at a height."""
        for _ in range(amount):
            spot = frame.at(
                dice.between(-wide / 2, wide / 2) * 0.85,
                deep * dice.between(0.2, 0.8),
                high + 0.001,
                turn=dice.between(-0.6, 0.6),
            )
            self.small(mesh, spot, dice, 0.6 if small else 1.0)

    def small(self, mesh, frame, dice, scale=1.0):
        look = dice.one(
            [looks.ceramic, looks.metal, lambda d: looks.paint(colour(d, vivid=2, dark=1, white=1, beige=1), 0.4)]
        )(dice)
        kind = dice.weighed(vase=3, box=2, books=2, bowl=2, bottle=2, plant=1.5, flowers=1.2, frame=1.2)
        if kind == "vase":
            r, h = dice.between(0.03, 0.1) * scale, dice.between(0.1, 0.35) * scale
            mesh.turned(frame, "thing", look, [(0, 0), (r * 0.6, 0), (r, h * 0.4), (r * 0.4, h * 0.8), (r * 0.5, h)])
        elif kind == "box":
            w, d, h = (dice.between(0.05, 0.25) * scale for _ in range(3))
            mesh.box(frame, "thing", look, (-w, -d / 2, 0), (w / 2, d / 2, h))
        elif kind == "books":
            z = 0.0
            for _ in range(dice.count(1, 5)):
                t = dice.between(0.015, 0.045)
                mesh.box(
                    frame.at(0, 0, z, turn=dice.between(-0.2, 0.2)),
                    "thing",
                    looks.paint(colour(dice, vivid=1, dark=1, white=1, beige=1), 0.5),
                    (-0.12, -0.09, 0),
                    (0.12, 0.09, t),
                )
                z += t
        elif kind == "bowl":
            r = dice.between(0.06, 0.16) * scale
            mesh.turned(
                frame,
                "thing",
                look,
                [(0, 0), (r * 0.5, 0), (r, r * 0.6), (r * 0.92, r * 0.6), (r * 0.4, r * 0.1), (0, r * 0.1)],
            )
        elif kind == "bottle":
            r, h = dice.between(0.025, 0.05) * scale, dice.between(0.12, 0.32) * scale
            mesh.turned(
                frame, "thing", look, [(0, 0), (r, 0), (r, h * 0.65), (r * 0.35, h * 0.8), (r * 0.35, h), (0, h)], 10
            )
        elif kind == "plant":
            self.potted(mesh, frame, dice, look, dice.between(0.05, 0.09) * scale, dice.between(0.15, 0.4) * scale)
        elif kind == "flowers":
            h = dice.between(0.15, 0.28) * scale
            mesh.turned(frame, "thing", look, [(0, 0), (0.05, 0), (0.06, h * 0.6), (0.035, h)])
            petals = looks.paint(colour(dice, vivid=3, white=1, pastel=1), 0.8)
            leaf = looks.paint(hsv(0.3, 0.6, 0.35), 0.7)
            for _ in range(dice.count(6, 16)):
                x, y, z = dice.between(-0.12, 0.12), dice.between(-0.12, 0.12), h + dice.between(0.06, 0.24) * scale
                mesh.rod(frame, "thing", leaf, (0, 0, h * 0.9), (x, y, z), 0.004, 4)
                mesh.blob(frame.at(x, y, z), "thing", petals, (0.06, 0.06, 0.04))
        else:
            tilted = frame.at(0, 0, 0, lean=0.2)
            w, h = dice.between(0.1, 0.2) * scale, dice.between(0.12, 0.25) * scale
            mesh.box(tilted, "thing", look, (-w / 2, -0.01, 0), (w / 2, 0.01, h))
            mesh.panel(
                tilted,
                "thing",
                looks.shown(textures.art(dice)),
                -w / 2 + 0.015,
                0.015,
                w / 2 - 0.015,
                h - 0.015,
                0.012,
                whole=True,
            )

    @staticmethod
    def rug(mesh, frame, dice, wide, deep):
        look = looks.Look(textures.rug(dice), 1.0, rough=1.0, shine=0.05)
        if dice.chance(0.2):
            turn = np.linspace(0, 2 * np.pi, 33)[:-1]
            ring = np.stack([np.cos(turn) / 2, np.sin(turn) / 2], -1)
            places = np.concatenate([[[0, 0, 0.012]], np.c_[ring * [wide, deep], np.full(32, 0.012)]])
            faces = np.array([[0, at + 1, (at + 1) % 32 + 1] for at in range(32)])
            uv = np.concatenate([[[0, 0]], ring])[faces] + 0.5
            mesh.add(frame, "thing", look, places, faces, uv, loose=False)
            return
        corners = [
            (-wide / 2, -deep / 2, 0.012),
            (wide / 2, -deep / 2, 0.012),
            (wide / 2, deep / 2, 0.012),
            (-wide / 2, deep / 2, 0.012),
        ]
        mesh.quad(frame, "thing", look, corners, np.array([[[0, 0], [1, 0], [1, 1], [0, 1]]], float))
        mesh.box(
            frame, "thing", looks.paint(look.mean, 1.0, 0.05), (-wide / 2, -deep / 2, 0), (wide / 2, deep / 2, 0.011)
        )

    def heater(self, dice):
        wide, high = dice.between(0.5, 1.6), dice.between(0.4, 0.7)

        def build(mesh, frame):
            look = looks.paint(white(dice), 0.35)
            count = round(wide / 0.06)
            for at in range(count):
                x = -wide / 2 + wide * at / count
                mesh.rounded(frame, "thing", look, (x, 0.03, 0.12), (x + 0.05, 0.11, 0.12 + high), 0.012)

        return Piece(wide, 0.12, high, build)
