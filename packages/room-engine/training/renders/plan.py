"""One room of a seed: its size, shell, furniture and light."""

import numpy as np
import looks
import shell
import soft
import textures
import wet
from dice import Dice, wall_colour, white
from geometry import Frame, Mesh
from light import Daylight, Lamps
from pieces import Piece, Shop

KINDS = {"living": 3, "bedroom": 4.5, "dining": 2, "study": 1, "bathroom": 3, "kitchen": 2.5, "hall": 0.6, "nursery": 1}


class Room:
    def __init__(self, seed, models):
        self.dice = dice = Dice(seed)
        self.kind = kind = dice.weighed(**KINDS)
        small = kind in ("bathroom", "hall")
        self.wide = dice.between(1.7, 3.4) if small else dice.between(2.7, 5.2)
        self.deep = dice.between(1.9, 3.8) if small else dice.between(2.9, 5.6)
        self.high = dice.between(2.3, 2.9) if dice.chance(0.85) else dice.between(2.9, 3.8)
        self.day = Daylight(dice)
        self.mesh, self.views, self.points, self.taken = Mesh(dice), [], [], []
        self.shop = Shop(models, Lamps(self.day.lamps_lit))
        self.walls = shell.walls_of(self.wide, self.deep)
        shell.plan_openings(self.walls, self.high, kind, dice)
        self.build_shell()
        getattr(self, kind)()
        self.hang()
        self.overhead()
        self.points += self.shop.lamps.points
        if not self.points and (self.day.is_night or not self.views):
            # No room is photographed in the dark.
            place = np.array([self.wide / 2, self.deep / 2, self.high - 0.5])
            self.points.append(("point", place, 6, np.array([1, 0.85, 0.65]), 0.1))

    # Shell

    def build_shell(self):
        dice, mesh, kind = self.dice, self.mesh, self.kind
        base = wall_colour(dice)
        upper = shell.finish_of(dice, kind, base)
        accent = dice.count(0, 3) if dice.chance(0.15) else -1
        accent_look = shell.finish_of(dice, kind, plain_share=0.5)
        wet_room = kind in ("bathroom", "kitchen")
        dado = 0.0
        lower = upper
        if dice.chance(0.5 if kind == "bathroom" else 0.1):
            dado = dice.between(0.8, 2.1) if kind == "bathroom" else dice.between(0.75, 1.1)
            lower = (
                looks.tiled(dice)
                if wet_room
                else looks.paint(white(dice), 0.4) if dice.chance(0.6) else shell.finish_of(dice, "living")
            )
        trim = shell.trim_look(dice)
        skirting = (
            dice.between(0.06, 0.18) * (1 if dice.chance(0.85) else -1)
            if dice.chance(0.9) and not (kind == "bathroom" and dado)
            else 0
        )
        cornice = dice.between(0.04, 0.12) if dice.chance(0.35) else 0
        self.floor = shell.floor_look(dice, kind)
        window_frame = looks.paint(white(dice), 0.35) if dice.chance(0.75) else looks.wooden(dice)
        self.vault = dice.between(0.6, 1.8) if dice.chance(0.12) and not cornice else 0
        top = self.high + self.vault
        build_next = shell.next_room(mesh, dice)
        for at, wall in enumerate(self.walls):
            own = accent_look if at == accent else upper
            shell.build_wall(mesh, wall, top, own, lower if dado else own, dado, trim, dice, skirting, cornice)
            for o in wall.openings:
                if o.kind == "window":
                    shell.window(mesh, wall, o, dice, own, window_frame, self.views, self.day.seen)
                    shell.dressing(mesh, wall, o, dice, self.high, kind, base)
                else:
                    shell.door(mesh, wall, o, dice, trim, self.floor, self.high, self.points, build_next)
                    # Nothing stands before doors.
                    self.take(wall, o.start - 0.05, o.end + 0.05, 0.75 if o.kind == "door" else 1.0)
            if dice.chance(0.5):
                x = dice.between(0.1, wall.length - 0.2)
                if all(x + 0.1 < o.start - 0.12 or x > o.end + 0.12 for o in wall.openings):
                    z = dice.one([0.3, 1.1])
                    mesh.box(wall.frame, "thing", looks.paint(white(dice), 0.4), (x, 0, z), (x + 0.08, 0.01, z + 0.08))
        w, d, h = self.wide, self.deep, self.high
        mesh.quad(Frame(), "floor", self.floor, [(0, 0, 0), (w, 0, 0), (w, d, 0), (0, d, 0)])
        self.build_ceiling(w, d, h, base)
        if dice.chance(0.1) and not self.vault:
            self.breast(upper, trim, skirting)

    def build_ceiling(self, w, d, h, base):
        dice, mesh = self.dice, self.mesh
        style = dice.weighed(white=9, same=1, boards=0.7)
        look = looks.paint(white(dice), 0.9, 0.1)
        if style == "same":
            look = looks.paint(np.clip(base * dice.between(0.9, 1.2), 0, 0.9), 0.9, 0.1)
        elif style == "boards":
            picture, size = textures.planks(dice, white(dice) if dice.chance(0.5) else None)
            look = looks.Look(picture, size, rough=0.6)
        v = self.vault
        if v and dice.chance(0.6):
            corners = [(0, 0, h), (0, d, h), (w, d, h + v), (w, 0, h + v)]
            mesh.quad(
                Frame(),
                "ceiling",
                look,
                corners if dice.chance(0.5) else [(x, y, 2 * h + v - z) for x, y, z in corners],
            )
        elif v:
            mesh.quad(Frame(), "ceiling", look, [(0, 0, h), (0, d, h), (w / 2, d, h + v), (w / 2, 0, h + v)])
            mesh.quad(Frame(), "ceiling", look, [(w, 0, h), (w / 2, 0, h + v), (w / 2, d, h + v), (w, d, h)])
        else:
            mesh.quad(Frame(), "ceiling", look, [(0, 0, h), (0, d, h), (w, d, h), (w, 0, h)])
            if dice.chance(0.07):
                # A sloped part under a roof.
                start = dice.between(0.9, 1.6)
                run = (h - start) * dice.between(0.7, 1.3)
                mesh.quad(Frame(), "ceiling", look, [(0, 0, start), (0, d, start), (run, d, h), (run, 0, h)])
            if style == "boards" and dice.chance(0.4):
                beam = looks.wood(dice)
                for y in np.arange(0.5, d, dice.between(0.8, 1.4)):
                    mesh.box(Frame(), "ceiling", beam, (0, y, h - 0.16), (w, y + 0.14, h))

    def breast(self, look, trim, skirting):
        wall = self.dice.one(self.walls)
        wide, out = self.dice.between(0.5, 1.6), self.dice.between(0.15, 0.5)
        if wall.length - wide < 0.4:
            return
        x = self.dice.one([0.0, self.dice.between(0.2, wall.length - wide - 0.2)])
        if any(x < o.end + 0.15 and x + wide > o.start - 0.15 for o in wall.openings):
            return
        self.mesh.box(wall.frame, "wall", look, (x, 0, 0), (x + wide, out, self.high))
        if skirting > 0:
            self.mesh.box(wall.frame, "wall", trim, (x - 0.012, 0, 0), (x + wide + 0.012, out + 0.013, skirting))
        self.take(wall, x, x + wide, out)

    # Places

    def take(self, wall, x0, x1, out, top=9.0, y0=0.0):
        a, b = wall.frame.world([x0, y0, 0]), wall.frame.world([x1, out, 0])
        low, high = np.minimum(a, b), np.maximum(a, b)
        self.taken.append((low[0], low[1], high[0], high[1], top))

    def is_free(self, x0, y0, x1, y1):
        if x0 < -0.01 or y0 < -0.01 or x1 > self.wide + 0.01 or y1 > self.deep + 0.01:
            return False
        return all(x1 <= a + 0.01 or x0 >= c - 0.01 or y1 <= b + 0.01 or y0 >= d - 0.01 for a, b, c, d, _ in self.taken)

    def free_at(self, wall, x0, x1, out):
        a, b = wall.frame.world([x0, 0, 0]), wall.frame.world([x1, out, 0])
        low, high = np.minimum(a, b), np.maximum(a, b)
        return self.is_free(low[0], low[1], high[0], high[1])

    def against(self, piece, walls=None, tries=12, gap=None):
        """Puts a piece against a wall; tall ones not before windows. Answers the frame, or nothing."""
        dice = self.dice
        gap = dice.between(0.01, 0.06) if gap is None else gap
        for _ in range(tries):
            wall = dice.one(walls or self.walls)
            spare = wall.length - piece.wide
            if spare < 0:
                continue
            x = dice.between(0, spare) if dice.chance(0.7) else dice.one([0.03, spare - 0.03, spare / 2])
            x = min(max(x, 0), spare)
            if not self.free_at(wall, x, x + piece.wide, piece.deep + gap + 0.02):
                continue
            if any(
                x < o.end + 0.3 and x + piece.wide > o.start - 0.3 and piece.high > o.low + 0.12
                for o in wall.openings
                if o.kind == "window"
            ):
                continue
            frame = wall.frame.at(x + piece.wide / 2, gap)
            piece.build(self.mesh, frame)
            self.take(wall, x, x + piece.wide, piece.deep + gap, piece.high)
            frame.wall, frame.start, frame.end = wall, x, x + piece.wide
            return frame
        return None

    def beside(self, piece, frame, gap=0.04):
        """Puts pieces like it at both ends of another."""
        for side in (-1, 1):
            if not self.dice.chance(0.75):
                continue
            wall = frame.wall
            x = frame.start - gap - piece.wide if side < 0 else frame.end + gap
            if x < 0.01 or x + piece.wide > wall.length - 0.01 or not self.free_at(wall, x, x + piece.wide, piece.deep):
                continue
            piece.build(self.mesh, wall.frame.at(x + piece.wide / 2, 0.02))
            self.take(wall, x, x + piece.wide, piece.deep, piece.high)

    def standing(self, piece, x, y, turn, force=False):
        """Puts a piece with its middle at a place, turned by quarter turns (or nearly)."""
        c, s = abs(np.cos(turn)), abs(np.sin(turn))
        half_x, half_y = (piece.wide * c + piece.deep * s) / 2, (piece.wide * s + piece.deep * c) / 2
        if not force and not self.is_free(x - half_x, y - half_y, x + half_x, y + half_y):
            return None
        frame = Frame((x, y, 0)).at(0, 0, 0, turn=turn)
        piece.build(self.mesh, frame.at(0, -piece.deep / 2))
        self.taken.append((x - half_x, y - half_y, x + half_x, y + half_y, piece.high))
        return frame

    def around(self, table, frame_x, frame_y, turn):
        """Chairs around a table that stands there."""
        dice = self.dice
        chair = self.shop.chair(dice)
        spots = []
        for side in (-1, 1):
            count = max(1, int(table.wide / 0.62))
            for at in range(count):
                spots.append(
                    (
                        -table.wide / 2 + table.wide * (at + 0.5) / count,
                        side * (table.deep / 2 + dice.between(-0.12, 0.22)),
                        0 if side < 0 else np.pi,
                    )
                )
            if dice.chance(0.6):
                spots.append(
                    (side * (table.wide / 2 + dice.between(-0.12, 0.22)), 0, np.pi / 2 if side > 0 else -np.pi / 2)
                )
        base = Frame((frame_x, frame_y, 0)).at(0, 0, 0, turn=turn)
        for x, y, face in spots:
            if dice.chance(0.9):
                own = base.at(x, y, 0, turn=face + dice.between(-0.15, 0.15))
                chair.build(self.mesh, own.at(0, -chair.deep / 2))
                place = own.origin
                self.taken.append((place[0] - 0.25, place[1] - 0.25, place[0] + 0.25, place[1] + 0.25, chair.high))

    def rug(self, x, y, turn, wide, deep):
        self.shop.rug(self.mesh, Frame((x, y, 0)).at(0, 0, 0, turn=turn), self.dice, wide, deep)

    def filled(self, *makers, count):
        for _ in range(count):
            self.against(self.dice.one(makers)(self.dice), tries=9)

    # Kinds of rooms

    def living(self):
        dice, shop = self.dice, self.shop
        sofa = shop.sofa(dice, dice.one([None, 2.0, 2.2, 1.8]))
        frame = self.against(sofa, gap=dice.between(0.02, 0.3), tries=20)
        if frame is not None:
            if dice.chance(0.8):
                table = shop.table(dice, "coffee")
                out = sofa.deep + dice.between(0.3, 0.5) + table.deep / 2
                place = frame.world([0, out, 0])
                turn = np.arctan2(frame.axes[1, 0], frame.axes[0, 0])
                if dice.chance(0.6):
                    self.rug(*frame.world([0, out, 0])[:2], turn, dice.between(1.6, 3.0), dice.between(1.2, 2.2))
                self.standing(table, place[0], place[1], turn)
            if dice.chance(0.5):
                side = shop.bedside(dice)
                self.beside(side, frame)
        for _ in range(dice.one([0, 1, 1, 2])):
            self.against(shop.sofa(dice, dice.one([0.85, 0.95, 1.6, 1.8])), gap=dice.between(0.02, 0.4))
        if dice.chance(0.65):
            self.against(shop.screen(dice))
        if dice.chance(0.2):
            self.against(shop.fireplace(dice), gap=0.0)
        self.filled(
            shop.storage,
            shop.shelves,
            shop.plant,
            shop.floor_lamp,
            shop.heater,
            shop.chair,
            shop.stool,
            shop.plant,
            count=dice.count(4, 10),
        )
        if dice.chance(0.25) and self.wide > 4:
            self.dine()

    def bedroom(self):
        dice, shop = self.dice, self.shop
        bed = shop.bed(dice)
        frame = self.against(bed, tries=30)
        if frame is not None:
            self.beside(shop.bedside(dice), frame)
            if dice.chance(0.3):
                place = frame.world([0, bed.deep + 0.3, 0])
                turn = np.arctan2(frame.axes[1, 0], frame.axes[0, 0])
                self.standing(self.low_bench(), place[0], place[1], turn)
            if dice.chance(0.4):
                self.rug(
                    *frame.world([dice.between(-0.8, 0.8), bed.deep * 0.7, 0])[:2],
                    dice.one([0, np.pi / 2]),
                    dice.between(1.2, 2.6),
                    dice.between(1, 2)
                )
        if dice.chance(0.2):
            self.against(shop.bed(dice), tries=12)
        if dice.chance(0.65):
            self.against(shop.wardrobe(dice), tries=20)
        self.filled(
            shop.storage,
            shop.storage,
            shop.rocker,
            shop.shelves,
            lambda d: shop.table(d, "dresser"),
            lambda d: shop.table(d, "desk"),
            shop.plant,
            shop.floor_lamp,
            shop.heater,
            shop.screen,
            count=dice.count(2, 8),
        )

    def nursery(self):
        dice, shop = self.dice, self.shop
        self.against(shop.cot(dice), tries=20)
        if dice.chance(0.3):
            self.against(shop.bed(dice))
        self.filled(
            shop.storage,
            shop.rocker,
            shop.shelves,
            shop.wardrobe,
            lambda d: shop.sofa(d, 0.85),
            shop.stool,
            count=dice.count(3, 7),
        )
        if dice.chance(0.6):
            self.rug(self.wide / 2, self.deep / 2, 0, dice.between(1, 2), dice.between(0.8, 1.6))
        for _ in range(dice.count(0, 5)):
            spot = Frame((dice.between(0.3, self.wide - 0.3), dice.between(0.5, self.deep - 0.3), 0))
            self.shop.small(self.mesh, spot, dice, 1.3)

    def low_bench(self):
        dice = self.dice
        wide, high = dice.between(0.9, 1.4), dice.between(0.4, 0.5)
        look = looks.cloth(dice) if dice.chance(0.6) else looks.wooden(dice)
        return Piece(
            wide,
            0.42,
            high,
            lambda mesh, frame: mesh.rounded(
                frame, "furniture", look, (-wide / 2, 0, 0.06), (wide / 2, 0.42, high), 0.04
            ),
        )

    def dine(self):
        dice, shop = self.dice, self.shop
        table = shop.table(dice, "dining")
        turn = dice.one([0, np.pi / 2]) + (dice.between(-0.3, 0.3) if dice.chance(0.15) else 0)
        for _ in range(12):
            x, y = self.wide * dice.between(0.3, 0.7), self.deep * dice.between(0.35, 0.75)
            if self.is_free(x - 0.9, y - 0.9, x + 0.9, y + 0.9):
                if dice.chance(0.45):
                    self.rug(x, y, turn, table.wide + 1.2, table.deep + 1.2)
                self.standing(table, x, y, turn, force=True)
                self.around(table, x, y, turn)
                return x, y
        return None

    def dining(self):
        dice, shop = self.dice, self.shop
        place = self.dine()
        self.filled(
            shop.storage,
            shop.storage,
            lambda d: shop.storage(d, low=True),
            shop.shelves,
            shop.plant,
            shop.fireplace,
            shop.heater,
            shop.floor_lamp,
            shop.chair,
            lambda d: shop.sofa(d),
            count=dice.count(3, 8),
        )
        if place and dice.chance(0.75):
            drop = self.high - dice.between(1.6, 2.0)
            shop.ceiling_lamp(self.mesh, Frame((place[0], place[1], self.high)), dice, max(0.3, drop))
            self.has_lamp = True

    def study(self):
        dice, shop = self.dice, self.shop
        for _ in range(dice.one([1, 1, 2])):
            desk = shop.table(dice, "desk")
            frame = self.against(desk, tries=20)
            if frame is not None:
                place = frame.world([dice.between(-0.2, 0.2), desk.deep + dice.between(0, 0.25), 0])
                chair = shop.chair(dice)
                turn = np.arctan2(frame.axes[1, 0], frame.axes[0, 0]) + np.pi + dice.between(-0.5, 0.5)
                self.standing(chair, place[0], place[1], turn, force=True)
        self.filled(
            shop.shelves,
            shop.shelves,
            shop.storage,
            lambda d: shop.sofa(d),
            shop.plant,
            shop.floor_lamp,
            shop.heater,
            shop.chair,
            count=dice.count(2, 6),
        )

    def hall(self):
        shop = self.shop
        self.filled(
            shop.storage,
            shop.chair,
            shop.plant,
            lambda d: shop.storage(d, low=True),
            shop.wardrobe,
            shop.stool,
            count=self.dice.count(1, 4),
        )

    def kitchen(self):
        dice, shop = self.dice, self.shop
        style = wet.kitchen_style(dice, self.high)
        order = dice.shuffled([0, 0, 1, 2, 3])
        first = self.walls[order[0]]
        rows = [first]
        if dice.chance(0.6):
            rows.append(next(self.walls[at] for at in order if self.walls[at] is not first))
        for wall in rows:
            blocked = [(o.start - 0.1, o.end + 0.1) for o in wall.openings if o.low < 0.3]
            edges = [0.0, *[v for pair in sorted(blocked) for v in pair], wall.length]
            spans = [(a, b) for a, b in zip(edges[::2], edges[1::2]) if b - a > 0.9]
            for a, b in spans:
                if not self.free_at(wall, a + 0.02, b - 0.02, 0.3):
                    a, b = a + 0.64, b - 0.64
                if b - a < 0.8 or not self.free_at(wall, a + 0.02, b - 0.02, 0.3):
                    continue
                if dice.chance(0.4):
                    b = max(a + 0.8, b - dice.between(0, (b - a) * 0.5))
                wet.kitchen_row(self.mesh, shop, wall.frame, dice, a, b, self.high, wall.openings, style)
                self.take(wall, a, b, 0.64, 2.2)
        if dice.chance(0.3) and min(self.wide, self.deep) > 3.2:
            piece = wet.island(shop, dice, style)
            self.standing(piece, self.wide / 2, self.deep / 2, dice.one([0, np.pi / 2, np.pi]))
        elif dice.chance(0.35):
            self.dine()
        self.filled(lambda d: shop.model(d, "tu-dong"), shop.storage, shop.heater, shop.chair, count=dice.count(0, 3))
        if dice.chance(0.3):
            self.rug(
                self.wide * dice.between(0.3, 0.7),
                self.deep * dice.between(0.3, 0.7),
                0,
                dice.between(0.8, 1.5),
                dice.between(0.5, 0.8),
            )

    def bathroom(self):
        dice, shop = self.dice, self.shop
        if dice.chance(0.7):
            wall = dice.one(self.walls)
            length = wall.length - 0.01 if 1.45 < wall.length < 2.1 else None
            self.against(wet.tub(shop, dice, length, self.high), [wall] if length else None, gap=0.0, tries=20)
        self.against(wet.washstand(shop, dice), gap=0.0, tries=25)
        if dice.chance(0.75):
            self.against(wet.toilet(dice), gap=0.02, tries=20)
        if dice.chance(0.35):
            self.against(wet.shower(dice, self.high), gap=0.0, tries=15)
        self.filled(shop.storage, shop.heater, lambda d: shop.storage(d, low=True), shop.stool, count=dice.count(0, 2))
        if dice.chance(0.5):
            self.rug(
                self.wide * dice.between(0.3, 0.7),
                self.deep * dice.between(0.3, 0.7),
                dice.one([0, np.pi / 2]),
                dice.between(0.6, 1),
                dice.between(0.4, 0.6),
            )
        for wall in self.walls:
            if dice.chance(0.3):
                x = dice.between(0.35, max(0.36, wall.length - 0.35))
                if all(x + 0.3 < o.start or x - 0.3 > o.end for o in wall.openings) and self.free_at(
                    wall, x - 0.25, x + 0.25, 0.1
                ):
                    frame = wall.frame.at(x, 0, dice.between(1.1, 1.5))
                    self.mesh.rod(frame, "thing", looks.metal(dice), (-0.28, 0.06, 0), (0.28, 0.06, 0), 0.009)
                    soft.towel(self.mesh, frame, dice, dice.between(0.25, 0.5), dice.between(0.35, 0.7))

    # Walls and ceiling

    def hang(self):
        """Pictures, mirrors, clocks and lamps on what is free of walls; pieces below keep clear of them."""
        dice, shop = self.dice, self.shop
        for wall in self.walls:
            for _ in range(
                dice.one([0, 1, 1, 1, 2, 3]) if self.kind not in ("bathroom", "kitchen") else dice.one([0, 0, 1, 1, 2])
            ):
                style = dice.weighed(picture=7, group=2, mirror=1.3, sconce=0.8, clock=0.4, shelf=0.6)
                if style == "group":
                    w, h, count = dice.between(0.2, 0.35), dice.between(0.25, 0.4), dice.count(2, 4)
                else:
                    size = dice.one([0.3, 0.4, 0.6, 0.8, 1.1])
                    w, h, count = size * dice.between(0.8, 1.5), size * dice.between(0.7, 1.2), 1
                full = w * count + 0.12 * (count - 1)
                if full > wall.length - 0.5:
                    continue
                x = dice.between(0.25 + full / 2, wall.length - 0.25 - full / 2)
                z = dice.between(1.45, 1.75)
                z = max(z, self.tops(wall, x - full / 2, x + full / 2) + 0.12 + h / 2)
                if z + h / 2 > self.high - 0.15:
                    continue
                if any(
                    x - full / 2 < o.end + 0.35 and x + full / 2 > o.start - 0.35 and z + h / 2 > o.low
                    for o in wall.openings
                ):
                    continue
                if self.hung_at(wall, x - full / 2, x + full / 2):
                    continue
                frame = wall.frame.at(x, 0.002, z)
                if style == "sconce":
                    shop.sconce(self.mesh, frame, dice)
                elif style == "clock":
                    self.mesh.turned(
                        frame.at(0, 0, 0, lean=-np.pi / 2),
                        "thing",
                        looks.wooden(dice),
                        [(0.16, 0), (0.16, 0.03), (0.13, 0.03)],
                    )
                    self.mesh.turned(
                        frame.at(0, 0, 0, lean=-np.pi / 2), "thing", looks.paint(white(dice)), [(0.14, 0.02), (0, 0.02)]
                    )
                elif style == "shelf":
                    self.mesh.box(frame, "furniture", looks.wooden(dice), (-w / 2, 0, 0), (w / 2, 0.22, 0.03))
                    shop.strewn(self.mesh, frame, dice, w, 0.2, 0.03, dice.count(1, 5), small=True)
                else:
                    for at in range(count):
                        own = frame.at(
                            -full / 2 + w / 2 + at * (w + 0.12), 0, dice.between(-0.03, 0.03) if count > 1 else 0
                        )
                        shop.framed(self.mesh, own, dice, w, h, style == "mirror")
        if dice.chance(0.06):
            wall = dice.one(self.walls)
            shop.models.build(
                self.mesh,
                wall.frame.at(wall.length * dice.between(0.3, 0.7), 0, self.high - 0.45),
                dice.one(shop.models.named("dieu-hoa-gio", "dieu-hoa-hai")),
                dice,
                "thing",
            )

    def tops(self, wall, x0, x1):
        """Height of the tallest piece that stands along a part of a wall."""
        a, b = wall.frame.world([x0, 0, 0]), wall.frame.world([x1, 0.25, 0])
        low, high = np.minimum(a, b), np.maximum(a, b)
        return max(
            [
                0.0,
                *[
                    top
                    for p, q, r, s, top in self.taken
                    if top < 8 and p < high[0] and r > low[0] and q < high[1] and s > low[1]
                ],
            ]
        )

    def hung_at(self, wall, x0, x1):
        spans = wall.__dict__.setdefault("hung", [])
        if any(x0 < b + 0.1 and x1 > a - 0.1 for a, b in spans):
            return True
        spans.append((x0, x1))
        return False

    def overhead(self):
        dice = self.dice
        if not getattr(self, "has_lamp", False) and not self.vault and dice.chance(0.65):
            place = Frame((self.wide * dice.between(0.35, 0.65), self.deep * dice.between(0.35, 0.65), self.high))
            self.shop.ceiling_lamp(self.mesh, place, dice, dice.between(0.3, 0.8))
        elif not self.vault and dice.chance(0.5):
            look = looks.glowing((1, 0.92, 0.8), 6) if dice.chance(0.7) else looks.paint(white(dice))
            lit = look.kind == "glow"
            for x in np.arange(0.6, self.wide, 1.3):
                for y in np.arange(0.6, self.deep, 1.4):
                    self.mesh.turned(Frame((x, y, self.high - 0.004)), "thing", look, [(0.05, 0), (0, -0.001)], 12)
                    if lit:
                        self.points.append(
                            (
                                "spot",
                                np.array([x, y, self.high - 0.03]),
                                dice.between(0.8, 2),
                                np.array([1, 0.85, 0.65]),
                                0.04,
                            )
                        )
        if self.kind == "bathroom" and dice.chance(0.3):
            x, y = self.wide * 0.7, self.deep * 0.6
            self.mesh.box(
                Frame(), "thing", looks.paint(white(dice)), (x, y, self.high - 0.02), (x + 0.25, y + 0.25, self.high)
            )
