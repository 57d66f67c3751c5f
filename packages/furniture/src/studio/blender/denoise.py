"""Open Image Denoise's network (Apache-2.0) in numpy: picture, surfaces' colour and direction in, a clean picture out."""
import struct

import numpy as np

# How many pixels are folded at once; their columns stay in the processor's cache.
CHUNK = 4096
ALIGNMENT = 16
BRIGHTEST = 65504.0

# Ward and Mantiuk's perceptually uniform curve, fitted in three pieces: the network was trained on light in this form.
LOW, HIGH = 1.57945760e-06, 3.22087631e-02
LOW_SHOWN, HIGH_SHOWN = 2.23151711e-03, 3.70974749e-01
SLOPE = 1.41283765e03
POWER = (1.64593172, 4.31384981e-01, -2.94139609e-03)
LOG = (1.92653254e-01, 6.26026094e-03, 9.98620152e-01)


def to_perceived(light):
    rolled = np.where(
        light <= HIGH,
        POWER[0] * np.power(np.maximum(light, LOW), POWER[1]) + POWER[2],
        LOG[0] * np.log(light + LOG[1]) + LOG[2],
    )
    return np.where(light <= LOW, SLOPE * light, rolled).astype(np.float32)


def to_light(shown):
    rolled = np.where(
        shown <= HIGH_SHOWN,
        np.power(np.maximum(shown - POWER[2], 0) / POWER[0], 1 / POWER[1]),
        np.exp((shown - LOG[2]) / LOG[0]) - LOG[1],
    )
    return np.where(shown <= LOW_SHOWN, shown / SLOPE, rolled).astype(np.float32)


def read_weights(path):
    """A .tza archive: a table at its end names half-precision arrays."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, major, _, table = struct.unpack_from('<HBBQ', data)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f'{path} is no archive of weights.')
    (count,) = struct.unpack_from('<I', data, table)
    place, weights = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, place)
        name = data[place + 2 : place + 2 + length].decode()
        place += 2 + length
        rank = data[place]
        shape = struct.unpack_from(f'<{rank}I', data, place + 1)
        place += 1 + 4 * rank + rank
        kind, start = struct.unpack_from('<cQ', data, place)
        place += 9
        number = {b'h': np.float16, b'f': np.float32}[kind]
        weights[name] = np.frombuffer(data, number, int(np.prod(shape)), start).reshape(shape).astype(np.float32)
    return weights


class Network:
    def __init__(self, weights):
        self.weights = weights

    def fold(self, name, *layers, bend=True):
        """A convolution of 3 × 3 over the layers laid on each other; `bend` cuts off what is negative."""
        weight, bias = self.weights[f'{name}.weight'], self.weights[f'{name}.bias']
        out, into = weight.shape[:2]
        matrix = np.ascontiguousarray(weight.transpose(0, 2, 3, 1).reshape(out, 9 * into))
        height, width = layers[0].shape[1:]
        stride = width + 2
        padded = np.zeros((into, (height + 2) * stride + 2), np.float32)
        inner = padded[:, : (height + 2) * stride].reshape(into, height + 2, stride)[:, 1:-1, 1:-1]
        start = 0
        for layer in layers:
            inner[start : start + layer.shape[0]] = layer
            start += layer.shape[0]
        result = np.empty((out, height, width), np.float32)
        rows = max(1, CHUNK // stride)
        columns, folded = (np.empty((size, rows * stride), np.float32) for size in (9 * into, out))
        for top in range(0, height, rows):
            count = min(rows, height - top)
            span = count * stride
            for tap in range(9):
                start = (top + tap // 3) * stride + tap % 3
                columns[tap * into : (tap + 1) * into, :span] = padded[:, start : start + span]
            np.matmul(matrix, columns, out=folded)
            folded += bias[:, None]
            if bend:
                np.maximum(folded, 0, out=folded)
            result[:, top : top + count] = folded[:, :span].reshape(out, count, stride)[:, :, :width]
        return result

    def halve(self, layer):
        height, width = layer.shape[1:]
        return layer.reshape(-1, height // 2, 2, width // 2, 2).max(axis=(2, 4))

    def double(self, layer):
        return layer.repeat(2, axis=1).repeat(2, axis=2)

    def run(self, picture):
        first = self.halve(self.fold('enc_conv1', self.fold('enc_conv0', picture)))
        second = self.halve(self.fold('enc_conv2', first))
        third = self.halve(self.fold('enc_conv3', second))
        least = self.halve(self.fold('enc_conv4', third))
        now = self.fold('enc_conv5b', self.fold('enc_conv5a', least))
        for level, beside in ((4, third), (3, second), (2, first), (1, picture)):
            now = self.fold(f'dec_conv{level}a', self.double(now), beside)
            now = self.fold(f'dec_conv{level}b', now)
        return self.fold('dec_conv0', now, bend=False)


def denoise(light, albedo, normal, weights, exposure):
    """Pictures are (height, width, 3). Exposed as they will be shown, because the network sees as eyes do."""
    height, width = light.shape[:2]
    brightest = float(to_perceived(np.float32(BRIGHTEST)))
    shown = to_perceived(np.clip(np.nan_to_num(light * exposure), 0, BRIGHTEST)) / brightest
    layers = np.concatenate([shown, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], axis=2)
    spare = ((0, -height % ALIGNMENT), (0, -width % ALIGNMENT), (0, 0))
    picture = np.ascontiguousarray(np.pad(layers, spare, mode='edge').transpose(2, 0, 1), np.float32)
    clean = Network(weights).run(picture)[:, :height, :width].transpose(1, 2, 0)
    return to_light(np.maximum(clean, 0) * brightest) / exposure
