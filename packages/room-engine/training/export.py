"""Writes a checkpoint as int8 weights, and what they answer for a small room: python3 export.py CHECKPOINT WEIGHTS [FIXTURE] [--belief 1] [--raised 0.28]."""
import argparse
import json
import os
import struct
import numpy as np
import torch
from network import CHANNELS, STAGES, Mix, RoomNetwork


def folded(network):
    """Name, module, kernel and bias of each layer, normalisation included."""
    for name, module in network.named_modules():
        if isinstance(module, Mix):
            norm = module.norm
            scale = (norm.weight / torch.sqrt(norm.running_var + norm.eps)).detach()
            kernel = module.conv.weight.detach() * scale[:, None, None, None]
            yield name, module, kernel, norm.bias.detach() - norm.running_mean * scale
        elif isinstance(module, (torch.nn.Linear, torch.nn.Conv2d)) and not name.endswith(".conv"):
            kernel = module.weight.detach()
            yield name, module, kernel, torch.zeros(len(kernel)) if module.bias is None else module.bias.detach()


def quantized(network):
    """Each layer's int8 values with one scale an output; the network takes the rounded weights."""
    for name, module, kernel, bias in list(folded(network)):
        flat = kernel.reshape(len(kernel), -1)
        scale = flat.abs().max(1).values.clamp(min=1e-12) / 127
        values = torch.round(flat / scale[:, None]).clamp(-127, 127)
        rounded = (values * scale[:, None]).reshape(kernel.shape)
        if isinstance(module, Mix):
            module.conv.weight.data = rounded
            module.norm.weight.data = torch.ones_like(bias) * (1 + module.norm.eps) ** 0.5
            module.norm.bias.data = bias.clone()
            module.norm.running_mean, module.norm.running_var = torch.zeros_like(bias), torch.ones_like(bias)
        else:
            module.weight.data = rounded
        yield name, list(kernel.shape), scale.numpy(), bias.numpy(), values.numpy().astype(np.int8)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("checkpoint")
    parser.add_argument("weights")
    parser.add_argument("fixture", nargs="?")
    parser.add_argument("--belief", type=float, default=1, help="share of its log odds of walls that the engine believes")
    parser.add_argument("--raised", type=float, help="what is added to them, where it was measured")
    args = parser.parse_args()
    path = args.weights
    network = RoomNetwork()
    network.load_state_dict(torch.load(args.checkpoint)["average"])
    network.eval()
    tensors, payload = [], b""
    for name, shape, scale, bias, values in quantized(network):
        tensors.append({"name": name, "shape": shape, "at": len(payload)})
        payload += scale.astype("<f4").tobytes() + bias.astype("<f4").tobytes() + values.tobytes()
    header = {"format": 1, "channels": CHANNELS, "dilations": STAGES, "tensors": tensors, "belief": args.belief}
    if args.raised is not None:
        header["raised"] = args.raised
    header = json.dumps(header).encode()
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "wb") as file:
        file.write(struct.pack("<I", len(header)) + header + payload)
    print(path, 4 + len(header) + len(payload), "bytes")
    if args.fixture:
        answer(network, args.fixture)


def answer(network, path):
    """Adds to a fixture (width, height, RGB) what the network answers for it, as chances in 255ths."""
    data = open(path, "rb").read()
    width, height = struct.unpack("<HH", data[:4])
    rgb = np.frombuffer(data[4 : 4 + width * height * 3], np.uint8).reshape(height, width, 3).astype(np.float32)
    x = torch.from_numpy(rgb / 255 - 0.5).permute(2, 0, 1)[None]
    with torch.no_grad():
        chances = (network(x).softmax(1) + network(x.flip(3)).softmax(1).flip(3)) / 2
    with open(path, "wb") as file:
        file.write(data[: 4 + width * height * 3] + np.round(chances[0].numpy() * 255).astype(np.uint8).tobytes())


if __name__ == "__main__":
    main()
