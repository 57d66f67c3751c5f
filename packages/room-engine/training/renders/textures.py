"""Textures as arrays of linear colour that repeat at their edges; each comes with its size in metres."""

import numpy as np
from dice import beige, cloth_colour, colour, dark, hsv, pastel, vivid, white, wood_colour

SIDE = 256


def noise(dice, roughness=1.5, stretch=1.0, side=SIDE, low=1.0):
    """Cloudy noise about 0 with deviation 1, that repeats; `stretch` draws it out along x."""
    fy = np.fft.fftfreq(side)[:, None] * side
    fx = np.fft.rfftfreq(side)[None] * side * stretch
    size = np.sqrt(fx**2 + fy**2)
    spectrum = (dice.rng.normal(size=size.shape) + 1j * dice.rng.normal(size=size.shape)) / np.maximum(
        size, low
    ) ** roughness
    spectrum[0, 0] = 0
    field = np.fft.irfft2(spectrum, s=(side, side))
    return field / (field.std() + 1e-9)


def toned(base, *fields):
    """A colour times one and fields; fields are (noise, strength)."""
    tone = np.ones((SIDE, SIDE))
    for field, strength in fields:
        tone = tone * np.clip(1 + field * strength, 0.2, 2.5)
    return np.clip(tone[..., None] * np.asarray(base), 0, 0.95)


def mixed(share, a, b):
    return np.asarray(a) + (np.asarray(b) - np.asarray(a)) * np.clip(share, 0, 1)[..., None]


def places():
    line = (np.arange(SIDE) + 0.5) / SIDE
    return np.meshgrid(line, line)


def plain(dice, base, grain=0.02):
    return toned(base, (noise(dice, 0.6), grain), (noise(dice, 2), grain)), dice.between(0.3, 1.2)


def grain_of(dice):
    """Streaks of wood along x, from -2 to 2 or so."""
    rings = noise(dice, 1.6, 12)
    return 0.7 * np.sin(rings * dice.between(3, 9)) + 0.5 * noise(dice, 1.0, 25) + 0.4 * noise(dice, 0.3, 40)


def wood(dice, base=None):
    base = wood_colour(dice) if base is None else base
    return toned(base, (grain_of(dice), dice.between(0.06, 0.22)), (noise(dice, 2), 0.05)), dice.between(0.8, 1.6)


def planks(dice, base=None, rows=None):
    """Boards of floors and panelling; grain and boards run along x."""
    base = wood_colour(dice) if base is None else base
    rows = rows or dice.count(5, 14)
    x, y = places()
    row = np.floor(y * rows).astype(int)
    boards = dice.one([1, 1, 2, 3])
    shift = dice.rng.random(rows)[row]
    along = (x * boards + shift) % boards
    board = np.floor(along).astype(int)
    tones = dice.rng.normal(0, dice.between(0.03, 0.2), (rows, boards))[row, board]
    seam = np.minimum((y * rows) % 1, 1 - (y * rows) % 1) < 0.012 * rows / 3
    seam |= np.minimum(along % 1, 1 - along % 1) < 0.003 * boards
    picture = toned(base, (grain_of(dice), dice.between(0.03, 0.14)), (tones, 1.0))
    picture[seam] *= dice.between(0.3, 0.85)
    return picture, rows * dice.between(0.07, 0.2)


def parquet(dice, base=None):
    """Small squares of strips, turned by turns."""
    base = wood_colour(dice) if base is None else base
    x, y = places()
    cells = 4
    flip = (np.floor(x * cells) + np.floor(y * cells)) % 2 > 0
    streaks = grain_of(dice)
    u = np.where(flip, (y * cells) % 1, (x * cells) % 1)
    strip = np.floor(u * 5)
    seam = np.minimum((u * 5) % 1, 1 - (u * 5) % 1) < 0.05
    tones = np.sin(strip * 7.3 + np.floor(x * cells) * 3.1 + np.floor(y * cells) * 5.7)
    picture = toned(base, (np.where(flip, streaks.T, streaks), 0.07), (tones, 0.1))
    picture[seam] *= 0.75
    return picture, cells * dice.between(0.2, 0.4)


def marble(dice, base=None):
    base = colour(dice, white=3, beige=2, grey=1, dark=2) if base is None else base
    vein = np.abs(noise(dice, 1.8)) < dice.between(0.02, 0.12)
    other = np.clip(np.asarray(base) * dice.between(0.35, 1.7), 0, 0.9)
    cloudy = mixed(0.5 + 0.35 * noise(dice, 1.6), base, np.clip(np.asarray(base) * dice.between(0.7, 1.25), 0, 0.92))
    cloudy[vein] = 0.5 * cloudy[vein] + 0.5 * other
    return cloudy, dice.between(0.6, 1.6)


def granite(dice):
    a, b = colour(dice, grey=1, dark=2, beige=1), colour(dice, grey=2, white=1, beige=2)
    speck = noise(dice, 0.5, low=8)
    return mixed((speck > dice.between(0.3, 1.2)).astype(float) * 0.8 + 0.1 * noise(dice, 0.2), a, b), dice.between(
        0.3, 0.6
    )


def tiles(dice, base=None, size=None):
    """Square, brick-laid or chequered tiles with joints."""
    base = colour(dice, white=5, beige=3, grey=1, dark=0.5, pastel=2, vivid=0.5) if base is None else np.asarray(base)
    wide, high = size or dice.one(
        [
            (0.1, 0.1),
            (0.15, 0.15),
            (0.2, 0.2),
            (0.2, 0.1),
            (0.15, 0.075),
            (0.3, 0.3),
            (0.3, 0.2),
            (0.6, 0.3),
            (0.45, 0.45),
            (0.03, 0.03),
        ]
    )
    columns = 4
    rows = max(2, round(columns * wide / high / 2) * 2)
    x, y = places()
    row = np.floor(y * rows).astype(int)
    shift = 0.5 * (row % 2) if wide > high and dice.chance(0.6) else 0
    u = (x * columns + shift) % columns
    column = np.floor(u).astype(int)
    tones = dice.rng.normal(0, dice.one([0.01, 0.03, 0.12]), (rows, columns))[row, column]
    body = dice.weighed(plain=3, cloudy=2, veined=1)
    if body == "plain":
        picture = toned(base, (tones, 1.0))
    elif body == "cloudy":
        picture = toned(base, (tones, 1.0), (noise(dice, 1.4), dice.between(0.03, 0.12)))
    else:
        picture = marble(dice, base)[0] * (1 + tones[..., None])
    if dice.chance(0.16):
        other = colour(dice, dark=3, vivid=1, grey=1)
        picture[(row + column) % 2 > 0] = other
    joint = max(0.002, dice.between(0.002, 0.006))
    seam = np.minimum(u % 1, 1 - u % 1) * wide < joint
    seam |= np.minimum((y * rows) % 1, 1 - (y * rows) % 1) * high < joint
    picture[seam] = dice.one(
        [np.array([0.55, 0.53, 0.5]), np.array([0.25, 0.24, 0.22]), base * 0.6, np.array([0.8, 0.8, 0.78])]
    )
    return np.clip(picture, 0, 0.93), columns * wide


def chequered(dice):
    """Large tiles in two colours by turns, each with clouds or veins."""
    light, other = colour(dice, white=5, beige=3, pastel=1), colour(dice, dark=4, grey=2, vivid=1, beige=1)
    x, y = places()
    cells = 4
    u, v = x * cells, y * cells
    if dice.chance(0.35):
        # They lie across the room, as in old halls.
        u, v = u + v, u - v + cells
    is_other = (np.floor(u) + np.floor(v)) % 2 > 0
    tones = noise(dice, 1.5)
    picture = mixed(is_other.astype(float), toned(light, (tones, 0.05)), toned(other, (tones, 0.12)))
    joint = np.minimum(np.minimum(u % 1, 1 - u % 1), np.minimum(v % 1, 1 - v % 1)) < 0.012
    picture[joint] = picture[joint] * 0.5 + light * dice.between(0.1, 0.45)
    return np.clip(picture, 0, 0.93), cells * dice.between(0.2, 0.5)


def cement(dice):
    """Cement tiles of old houses: rings, quarter circles, stars or diamonds in three colours."""
    ground, ink = colour(dice, beige=4, grey=2, pastel=2, white=1), colour(dice, dark=3, vivid=2, grey=1)
    accent = colour(dice, vivid=2, dark=1, beige=1)
    x, y = places()
    cells = 4
    u, v = x * cells % 1 - 0.5, y * cells % 1 - 0.5
    corner = np.hypot(0.5 - np.abs(u), 0.5 - np.abs(v))
    middle = np.hypot(u, v)
    wide = dice.between(0.04, 0.14)
    if dice.chance(0.5):
        first = np.abs(corner - dice.between(0.25, 0.5)) < wide
    else:
        first = np.abs(np.abs(u) + np.abs(v) - dice.between(0.25, 0.5)) < wide
    angle = np.arctan2(v, u) * dice.one([4, 4, 8])
    second = middle < dice.between(0.12, 0.28) * (1 + dice.between(0, 0.5) * np.cos(angle))
    picture = toned(ground, (noise(dice, 1.4), 0.05))
    picture = mixed(first.astype(float), picture, toned(ink, (noise(dice, 1.4), 0.06)))
    picture = mixed(second.astype(float), picture, toned(accent, (noise(dice, 1.4), 0.06)))
    seam = np.maximum(np.abs(u), np.abs(v)) > 0.494
    picture[seam] *= 0.8
    return np.clip(picture, 0, 0.93), cells * dice.one([0.2, 0.2, 0.25, 0.3])


def carpet(dice):
    base = colour(dice, beige=5, grey=3, vivid=0.6, dark=1, pastel=1)
    return toned(
        base, (noise(dice, 0.2), dice.between(0.08, 0.25)), (noise(dice, 1.6), dice.between(0.02, 0.08))
    ), dice.between(0.6, 1.2)


def stripes(dice, a=None, b=None):
    a = cloth_colour(dice) if a is None else a
    b = cloth_colour(dice) if b is None else b
    x, _ = places()
    count = dice.count(2, 9)
    share = dice.between(0.1, 0.6)
    picture = mixed(((x * count) % 1 < share).astype(float), a, b)
    if dice.chance(0.5):
        third = cloth_colour(dice)
        picture[np.abs((x * count) % 1 - dice.between(0.65, 0.9)) < 0.06] = third
    return picture * (1 + 0.04 * noise(dice, 0.3))[..., None], count * dice.between(0.04, 0.25)


def checks(dice):
    a, b = cloth_colour(dice), cloth_colour(dice)
    x, y = places()
    count = dice.count(2, 6)
    share = dice.between(0.2, 0.6)
    bands = 0.5 * ((x * count) % 1 < share) + 0.5 * ((y * count) % 1 < share)
    picture = mixed(bands, a, b)
    if dice.chance(0.5):
        line = np.minimum(np.abs((x * count) % 1 - 0.8), np.abs((y * count) % 1 - 0.8)) < 0.03
        picture[line] = cloth_colour(dice)
    return picture, count * dice.between(0.05, 0.25)


def flowers(dice, base=None, few=False):
    """Blots with petals, leaves and stalks strewn on a ground."""
    base = cloth_colour(dice) if base is None else base
    picture = toned(base, (noise(dice, 1), 0.03))
    x, y = places()
    inks = (
        [np.clip(np.asarray(base) * dice.between(0.4, 1.4), 0, 0.9)] * 2
        if few
        else [vivid(dice), pastel(dice), dark(dice), cloth_colour(dice)]
    )
    leaf = hsv(dice.between(0.2, 0.42), dice.between(0.2, 0.7), dice.between(0.2, 0.7))
    if few:
        leaf = inks[0]
    for _ in range(dice.count(8, 60)):
        u, v = (x - dice.between(0, 1) + 0.5) % 1 - 0.5, (y - dice.between(0, 1) + 0.5) % 1 - 0.5
        far, turn = np.hypot(u, v), np.arctan2(v, u) + dice.between(0, 6)
        size = dice.between(0.02, 0.13)
        petals = dice.count(3, 7)
        kind = dice.chance(0.65)
        if kind:
            inside = far < size * (0.65 + 0.35 * np.cos(petals * turn))
            picture[inside] = dice.one(inks)
            picture[far < size * 0.25] = dice.one(inks)
        else:
            a, b = u * np.cos(size * 99) + v * np.sin(size * 99), v * np.cos(size * 99) - u * np.sin(size * 99)
            picture[(a / size) ** 2 + (b / size / 0.3) ** 2 < 1] = leaf
    return picture, dice.between(0.3, 1.3)


def damask(dice, base=None):
    base = cloth_colour(dice) if base is None else np.asarray(base)
    other = np.clip(base * dice.between(0.6, 1.4) + dice.between(-0.02, 0.05), 0, 0.92)
    field = noise(dice, 2.2)
    field = field + field[:, ::-1]
    half = SIDE // 2
    field = np.concatenate([field[:half], np.roll(field[:half], half, 1)])
    return mixed((field > 0.4).astype(float), base, other), dice.between(0.25, 0.8)


def dots(dice):
    base, ink = cloth_colour(dice), cloth_colour(dice)
    x, y = places()
    count = 4
    row = np.floor(y * count)
    u, v = (x * count + 0.5 * (row % 2)) % 1 - 0.5, (y * count) % 1 - 0.5
    shape = np.hypot(u, v) if dice.chance(0.6) else np.abs(u) + np.abs(v)
    return mixed((shape < dice.between(0.12, 0.42)).astype(float), base, ink), count * dice.between(0.03, 0.14)


def patchwork(dice):
    inks = [cloth_colour(dice) for _ in range(5)]
    count = dice.one([2, 4])
    chosen = dice.rng.integers(0, 5, (count, count))
    x, y = places()
    picture = np.array(inks)[chosen[(y * count).astype(int), (x * count).astype(int)]]
    return picture * (1 + 0.05 * noise(dice, 0.5))[..., None], count * dice.between(0.1, 0.3)


def weave(dice, base):
    x, y = places()
    n = 24
    over = ((np.floor(x * n) + np.floor(y * n)) % 2) * 2 - 1
    return toned(
        base, (over * np.abs(np.sin(np.pi * x * n) * np.sin(np.pi * y * n)), 0.25), (noise(dice, 1), 0.08)
    ), dice.between(0.15, 0.5)


def cloth(dice, base=None):
    """Cloth of beds, seats and curtains: half of it plain."""
    kind = dice.weighed(plain=5, stripes=0.9, checks=0.7, flowers=1.3, damask=1, dots=0.5, patchwork=0.4)
    if base is not None or kind == "plain":
        base = cloth_colour(dice) if base is None else base
        return toned(
            base, (noise(dice, 0.3), dice.between(0.01, 0.08)), (noise(dice, 1.6), dice.between(0, 0.05))
        ), dice.between(0.3, 0.8)
    return {
        "stripes": stripes,
        "checks": checks,
        "flowers": flowers,
        "damask": damask,
        "dots": dots,
        "patchwork": patchwork,
    }[kind](dice)


def wallpaper(dice, base):
    base = np.asarray(base)
    kind = dice.weighed(stripes=5, flowers=2, damask=2)
    if kind == "stripes":
        other = (
            np.clip(base * dice.between(0.55, 1.2), 0, 0.92)
            if dice.chance(0.6)
            else colour(dice, pastel=2, vivid=1, white=1)
        )
        picture, size = stripes(dice, base, other)
        return picture, size * dice.between(1, 1.8)
    if kind == "flowers":
        return flowers(dice, base, few=dice.chance(0.5))
    return damask(dice, base)


def brick(dice):
    return tiles(dice, hsv(dice.between(0.0, 0.06), dice.between(0.3, 0.65), dice.between(0.35, 0.75)), (0.22, 0.075))


def rug(dice):
    kind = dice.weighed(cloth=3, border=3, shag=2)
    if kind == "cloth":
        return cloth(dice)[0]
    if kind == "shag":
        return toned(cloth_colour(dice), (noise(dice, 0.3), 0.25))
    x, y = places()
    edge = np.minimum(np.minimum(x, 1 - x), np.minimum(y, 1 - y))
    picture = flowers(dice)[0]
    picture[edge < 0.16] = damask(dice)[0][edge < 0.16]
    for low, high in ((0, 0.03), (0.14, 0.17)):
        picture[(edge >= low) & (edge < high)] = cloth_colour(dice)
    return picture


def art(dice):
    """What hangs in frames: landscapes, flowers, abstracts, faces, posters with bands like writing."""
    kind = dice.weighed(landscape=3, flowers=2, abstract=2, portrait=2, poster=1, sepia=1)
    x, y = places()
    if kind == "landscape":
        return view(dice, art=True)
    if kind == "flowers":
        return flowers(dice)[0]
    if kind == "abstract":
        picture = mixed(0.5 + 0.5 * np.sign(noise(dice, 2.4)), cloth_colour(dice), vivid(dice))
        picture[noise(dice, 2.2) > 0.9] = dark(dice)
        return picture
    if kind == "portrait":
        picture = toned(colour(dice, dark=2, beige=1, pastel=1), (noise(dice, 1.8), 0.2))
        skin = hsv(dice.between(0.03, 0.09), dice.between(0.25, 0.6), dice.between(0.4, 0.9))
        body = ((x - 0.5) / 0.32) ** 2 + ((y - 0.02) / 0.4) ** 2 < 1
        picture[body] = cloth_colour(dice)
        head = ((x - 0.5) / 0.14) ** 2 + ((y - 0.55) / 0.19) ** 2
        picture[head < 1.5] = dark(dice)
        picture[head < 1] = skin
        return picture
    if kind == "poster":
        picture = toned(colour(dice, white=2, vivid=2, dark=1), (noise(dice, 1.8), 0.05))
        for _ in range(dice.count(2, 7)):
            v, u = dice.between(0.05, 0.9), dice.between(0.05, 0.4)
            picture[(np.abs(y - v) < dice.between(0.01, 0.06)) & (x > u) & (x < 1 - u) & (np.sin(x * 120) > -0.6)] = (
                vivid(dice)
            )
        return picture
    tone = np.clip(0.4 + 0.25 * noise(dice, 1.7), 0.02, 0.9)
    return tone[..., None] * hsv(0.09, dice.between(0, 0.35), 0.95)


def view(dice, art=False):
    """What a window shows: sky, trees or houses and ground."""
    x, y = places()
    sky = hsv(dice.between(0.53, 0.62), dice.between(0, 0.45), dice.between(0.8, 1))
    picture = mixed(y**0.7, np.ones(3) * 0.85, sky)
    cloud = np.clip(noise(dice, 1.8, 0.6) - dice.between(0, 1.5), 0, 1)
    picture = mixed(cloud, picture, np.ones(3) * 0.95)
    horizon = dice.between(0.15, 0.6)
    kind = dice.weighed(trees=3, houses=2, near=2, hills=1)
    line = horizon + 0.06 * noise(dice, 1.2, 3)[0][None]
    if kind in ("trees", "near"):
        line = horizon + (0.3 if kind == "near" else 0.12) * np.abs(noise(dice, 1.3)[0])[None]
    leaf = hsv(dice.between(0.18, 0.38), dice.between(0.25, 0.75), dice.between(0.2, 0.6))
    tone = np.clip(1 + 0.5 * noise(dice, 0.8, low=6), 0.15, 2)[..., None]
    picture = np.where((y < line)[..., None], tone * leaf, picture)
    if kind == "houses":
        for _ in range(dice.count(2, 6)):
            l, wide, top = dice.between(-0.1, 0.9), dice.between(0.1, 0.4), horizon + dice.between(0.02, 0.4)
            house = (x > l) & (x < l + wide) & (y < top)
            picture[house] = colour(dice, white=2, beige=3, grey=2, dark=1)
            panes = house & ((x * 24) % 1 < 0.45) & ((y * 16) % 1 < 0.5)
            picture[panes] *= 0.3
    ground = y < horizon * dice.between(0.2, 0.7)
    picture = np.where(
        ground[..., None],
        (
            np.clip(1 + 0.15 * noise(dice, 1), 0.3, 2)[..., None] * colour(dice, beige=1, grey=2, dark=1)
            if dice.chance(0.4)
            else tone * leaf * 1.3
        ),
        picture,
    )
    return np.clip(picture, 0, 1)
