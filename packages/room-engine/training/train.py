"""Trains the room network. python3 train.py ROOMS CHECKPOINT [--minutes 60] [--also FOLDER=SHARE]; goes on where it stopped."""
import argparse
import copy
import os
import signal
import sys
import time
import numpy as np
import torch
import torch.nn.functional as F
from network import LABELS, RoomNetwork
from photos import photo_walls
from rooms import Mixed, batch

parser = argparse.ArgumentParser()
parser.add_argument("rooms", help="folder of shards; new ones are taken up while training runs")
parser.add_argument("checkpoint")
parser.add_argument("--also", action="append", default=[], help="FOLDER=SHARE: other rooms, and their part of each batch")
parser.add_argument("--minutes", type=float, default=60, help="when the learning rate reaches its end")
parser.add_argument("--batch", type=int, default=8)
parser.add_argument("--small", type=float, default=0.6, help="part of the time that small pictures are trained on")
parser.add_argument("--rate", type=float, default=3e-3)
parser.add_argument("--threads", type=int, default=1)
parser.add_argument("--photos", help="folder of NAME.jpg with NAME_walls.png, for the report only")
args = parser.parse_args()
torch.manual_seed(1)
torch.set_num_threads(args.threads)

# Doors, curtains and things are rare; without more weight they are called wall.
WEIGHTS = torch.tensor([1.0, 1.0, 1.0, 1.5, 3.0, 3.0, 1.0, 1.6])
KEPT = 0.998
network = RoomNetwork().to(memory_format=torch.channels_last)
average = copy.deepcopy(network)
optimizer = torch.optim.AdamW(network.parameters(), args.rate, weight_decay=1e-2)
state = {"step": 0, "seconds": 0.0}
if os.path.exists(args.checkpoint):
    saved = torch.load(args.checkpoint)
    network.load_state_dict(saved["network"])
    average.load_state_dict(saved["average"])
    # Weights to start from have no history.
    if "optimizer" in saved:
        optimizer.load_state_dict(saved["optimizer"])
        state = saved["state"]
rooms = Mixed(args.rooms, [(folder, float(share)) for folder, share in (part.rsplit("=", 1) for part in args.also)])
rng = np.random.default_rng(1 + state["step"])
print("parameters", sum(p.numel() for p in network.parameters()), "rooms", *[known.count() for known in rooms.all], "from step", state["step"], flush=True)


def loss_of(logits, labels):
    logits = F.interpolate(logits, size=labels.shape[1:], mode="bilinear", align_corners=False)
    chances = logits.softmax(1)
    truth = F.one_hot(labels, len(LABELS)).permute(0, 3, 1, 2).float()
    # Overlap per label over the batch, as the figure that judges it; what is painted and laid most counts more.
    both, either = (chances * truth).sum((0, 2, 3)), (chances + truth - chances * truth).sum((0, 2, 3))
    overlap = (both + 50) / (either + 50)
    share = torch.tensor([3.0, 2.0] + [1.0] * (len(LABELS) - 2))
    crossed = F.cross_entropy(logits, labels, WEIGHTS, label_smoothing=0.05)
    return crossed + 0.5 * (share * (1 - overlap)).sum() / share.sum()


def averaged():
    """The moving average of weights; statistics of the norms are taken over with them."""
    step = state["step"]
    kept = min(KEPT, (step + 1) / (step + 20))
    with torch.no_grad():
        for (key, into), value in zip(average.state_dict().items(), network.state_dict().values()):
            if into.dtype.is_floating_point:
                into.mul_(kept).add_(value, alpha=1 - kept)
            else:
                into.copy_(value)


def overlaps(known):
    """How well the labels of held-out rooms of a folder are found."""
    both, either = np.zeros(len(LABELS)), np.zeros(len(LABELS))
    with torch.no_grad():
        for shards in known.judged.values():
            for shard in shards[:1]:
                for index in range(0, 96, 8):
                    pairs = [known.room(shard, index + i) for i in range(8)]
                    logits = average(torch.stack([p[0] for p in pairs]) - 0.5)
                    labels = torch.stack([p[1] for p in pairs])
                    found = F.interpolate(logits, size=labels.shape[1:], mode="bilinear", align_corners=False).argmax(1)
                    for label in range(len(LABELS)):
                        both[label] += ((found == label) & (labels == label)).sum().item()
                        either[label] += ((found == label) | (labels == label)).sum().item()
    return " ".join(f"{name} {b / max(1, e):.3f}" for name, b, e in zip(LABELS, both, either))


def report():
    average.eval()
    print(f"step {state['step']} {state['seconds'] / 60:.1f} min")
    for known in rooms.all:
        print(f"  {known.count()} rooms of {known.folder}: {overlaps(known)}")
    if args.photos:
        figures = list(photo_walls(average, args.photos).values())
        print(f"  photographs {np.mean(figures):.3f} median {np.median(figures):.3f}")
    sys.stdout.flush()


def save():
    saved = {"network": network.state_dict(), "average": average.state_dict(), "optimizer": optimizer.state_dict(), "state": state}
    torch.save(saved, args.checkpoint + ".part")
    os.replace(args.checkpoint + ".part", args.checkpoint)


network.train()
last, sums = time.time(), []
asked = []
signal.signal(signal.SIGTERM, lambda *_: asked.append(True))
while state["seconds"] < args.minutes * 60 and not asked:
    done = state["seconds"] / 60 / args.minutes
    rate = args.rate * min(1, state["step"] / 100 + 0.05) * (0.5 + 0.5 * np.cos(np.pi * done)) + 2e-5
    for group in optimizer.param_groups:
        group["lr"] = rate
    # Small pictures first: twice as many in the same time.
    share = 1.0 if done > args.small else 0.67
    x, y = batch(rooms, rng, args.batch, share)
    loss = loss_of(network(x.contiguous(memory_format=torch.channels_last)), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    state["step"] += 1
    averaged()
    sums.append(loss.item())
    now = time.time()
    state["seconds"] += now - last
    last = now
    if state["step"] % 50 == 0:
        print(f"step {state['step']} loss {np.mean(sums):.3f} {state['seconds'] / state['step']:.2f} s a step", flush=True)
        sums = []
        rooms.look_again()
    if state["step"] % 100 == 0:
        save()
    if state["step"] % 400 == 0:
        report()
        last = time.time()
save()
if not asked:
    report()
