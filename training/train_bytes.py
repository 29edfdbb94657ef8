"""Teaches the reader to read in eight bits, from the weights in single precision and by their own chances.

python3 train_bytes.py --work .cache/work --to 480 --total 480
python3 train_bytes.py --work .cache/work --to 205 --total 205 --rate 3e-4 --seed 20261119 --go-on

Bytes and rounded weights stand in the way of every product while it learns; gradients pass through the rounding. It
learns from the truth and, so that it is as sure as its teacher and not only as right, from the chances that the
teacher tells at every step. --from, --to and --total as in train.py; a rate is a share of how large a layer's weights are.
"""

import argparse
import copy
import glob
import multiprocessing
import os
import random
import threading
import time

import torch
import torch.nn.functional as F

import damage
from damage import damaged
from export import folded
from export_bytes import exported
from from_onnx import unfolded
from in_bytes import Bytes
from judge import judged
from train import COARSE, FINE_PRINT_MEASURE, SHARE, SQUEEZES, Pool, draw_for_ever, rate

RATE, SMOOTH, TRUTH, WARM = 1.5e-3, 0.999, 0.2, 200
SHOWN = 12
FIRST_SCALE = 2.0**14


def drawing(told, shards):
    for old in glob.glob(f"{shards}/*"):
        os.unlink(old)
    started = multiprocessing.get_context("spawn")
    drawers = [
        started.Process(target=draw_for_ever, args=(told.pack, told.seed + 1000 * int(told.start) + at, shards), daemon=True)
        for at in range(told.drawers)
    ]
    for drawer in drawers:
        drawer.start()
    return drawers


def losses(scores, taught, classes):
    """How far from the truth, and how far from the teacher's chances, each for one sign of the line."""
    lengths = (classes > 0).sum(1)
    own = scores.log_softmax(-1)
    inputs = torch.full((len(classes),), own.shape[1], dtype=torch.long, device=own.device)
    truth = F.ctc_loss(own.transpose(0, 1), classes, inputs, lengths, zero_infinity=True, reduction="none")
    told = taught.log_softmax(-1)
    # Both ways: one way alone makes it less sure than its teacher, the other more.
    apart = ((told - own) * (told.exp() - own.exp())).sum((1, 2)) / 2
    signs = lengths.clamp(min=1)
    return (truth / signs).mean(), (apart / signs).mean()


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("--pack", default=".cache/pack")
    ask.add_argument("--work", default=".cache/work")
    ask.add_argument("--single", default="../packages/print-weights/reader.onnx", help="the weights in single precision: start and teacher")
    ask.add_argument("--from", dest="start", type=float, default=0)
    ask.add_argument("--to", dest="end", type=float, default=60)
    ask.add_argument("--total", type=float, default=60)
    ask.add_argument("--pixels", type=int, default=1_000_000, help="how wide all lines of a batch are together")
    ask.add_argument("--pool", type=int, default=1_000_000)
    ask.add_argument("--drawers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    ask.add_argument("--seed", type=int, default=20261118)
    ask.add_argument("--rate", type=float, default=RATE)
    ask.add_argument("--go-on", action="store_true", help="begin with the weights of an earlier training in bytes")
    ask.add_argument("--measures", type=float, nargs="+", default=[0.4, 0.4, 0.7, 1.0])
    told = ask.parse_args()
    device = "cuda"
    torch.backends.cudnn.benchmark = True
    torch.backends.cudnn.benchmark_limit = 2
    torch.manual_seed(told.seed + int(told.start))
    random.seed(told.seed + int(told.start))
    shards = "/dev/shm/shards"
    for folder in (told.work, shards):
        os.makedirs(folder, exist_ok=True)
    drawers = drawing(told, shards)
    pool, ended = Pool(device, told.pool), threading.Event()
    threading.Thread(target=pool.fill, args=(shards, ended), daemon=True).start()
    teacher = folded(unfolded(told.single).eval()).to(device).to(memory_format=torch.channels_last)
    model = Bytes(told.single).to(device)
    while any(ring[3] < 600 for ring in pool.rings.values()):
        time.sleep(0.1)
    names, shares = list(SHARE), list(SHARE.values())

    @torch.no_grad()
    def batch(pixels=told.pixels):
        width, coarseness = random.choices(names, shares)[0], random.choice(COARSE)
        ink, classes = pool.batch(width, pixels // width)
        damage.measure = FINE_PRINT_MEASURE if coarseness > damage.FINE_PRINT else random.choice(told.measures)
        return damaged(ink, random.choice(SQUEEZES), coarseness).to(memory_format=torch.channels_last), classes

    if told.go_on:
        model.load_state_dict(torch.load(f"{told.work}/bytes.pt", map_location=device))
    else:
        model.calibrate([batch(100_000)[0] for _ in range(SHOWN)])
    smooth = copy.deepcopy(model)
    groups = []
    for layer in [*model.layers, model.head]:
        size = layer.weight.detach().pow(2).mean().sqrt().item()
        groups += [{"params": [layer.weight], "share": size}, {"params": [layer.bias], "share": 1 / 30}, {"params": [layer.step], "share": 1 / 8}]
    optimiser = torch.optim.Adam(groups, lr=1e-5, betas=(0.9, 0.99), eps=1e-10)
    scaler = torch.amp.GradScaler(device, init_scale=FIRST_SCALE, growth_interval=500)
    model.train()
    steps = seen = 0
    noted, begun = [], time.time()
    told_at = begun
    while (elapsed := time.time() - begun) < told.end - told.start:
        # By steps, too: the first ones take seconds, and at full rate they lead far away.
        lr = rate(told.start + elapsed, told.total, told.rate) * min(1, steps / WARM)
        for group in optimiser.param_groups:
            group["lr"] = lr * group["share"]
        picture, classes = batch()
        with torch.no_grad(), torch.autocast(device, dtype=torch.float16):
            taught = teacher(picture).float()
        # Half precision holds every byte, and sums of products to an eighth of a step.
        truth, apart = losses(model(picture, torch.float16), taught, classes)
        optimiser.zero_grad(set_to_none=True)
        scaler.scale(TRUTH * truth + apart).backward()
        scaler.unscale_(optimiser)
        torch.nn.utils.clip_grad_norm_(model.parameters(), 2.0)
        scaler.step(optimiser)
        scaler.update()
        steps, seen = steps + 1, seen + len(classes)
        with torch.no_grad():
            keep = min(SMOOTH, 1 - 1 / (1 + steps / 10))
            ours, theirs = list(smooth.parameters()), list(model.parameters())
            torch._foreach_mul_(ours, keep)
            torch._foreach_add_(ours, theirs, alpha=1 - keep)
        noted.append(torch.stack((truth.detach(), apart.detach())))
        if time.time() - told_at > 20:
            told_at = time.time()
            means = torch.stack(noted[-100:]).mean(0).tolist()
            speed = seen / (told_at - begun)
            print(f"{told.start + elapsed:6.0f} s  step {steps}  truth {means[0]:.4f}  apart {means[1]:.4f}  lr {lr:.6f}  scale {scaler.get_scale():.0f}  {speed:.0f} lines/s  drawn {pool.drawn}", flush=True)
    ended.set()
    for drawer in drawers:
        drawer.terminate()
    torch.save(smooth.state_dict(), f"{told.work}/bytes.pt")
    print(f"{steps} steps, {seen} lines learned from, {pool.drawn} drawn in this piece", flush=True)
    exported(smooth.cpu().eval(), f"{told.work}/reader-bytes.onnx")


if __name__ == "__main__":
    main()
