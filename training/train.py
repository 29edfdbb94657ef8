"""Trains the reader for a given time, from a checkpoint if there is one.

python3 train.py --pack .cache/pack --work /tmp/work --from 0 --to 520 --total 1100

--from, --to and --total are seconds of the whole training: the learning rate follows the whole, so that the training
may be cut into pieces. Drawing lines is the processes' of the CPU, damaging and learning the GPU's.
"""

import argparse
import contextlib
import copy
import glob
import math
import multiprocessing
import os
import random
import threading
import time

import numpy as np
import torch
import torch.nn.functional as F

import damage
from damage import damaged
from from_onnx import settle, unfolded
from lines import HEIGHT, LONGEST, WIDTHS, Lines
from network import CLASSES, Reader, parameters
from judge import judged

SHARD = 512
WAITING = 60
SHARE = dict(zip(WIDTHS, (0.14, 0.28, 0.25, 0.18, 0.15)))
# Few sizes of batch: the first step of each costs seconds of choosing algorithms.
SQUEEZES = (0.85, 1.2)
COARSE = (1.0, 1.0, 1.0, 1.0, 1.25, 1.25, 1.5, 1.8, 2.2, 2.6)
FINE_PRINT_MEASURE = 0.3
SETTLING = 60
PEAK, DECAY, SMOOTH = 2.5e-3, 0.02, 0.9995
SAVE_EVERY = 240


def draw_for_ever(pack, seed, folder):
    torch.set_num_threads(1)
    lines, number = Lines(pack, seed), 0
    while True:
        if len(os.listdir(folder)) > WAITING:
            time.sleep(0.05)
            continue
        for width, arrays in lines.shard(SHARD).items():
            name = f"{width}-{seed}-{number}"
            pixels, classes, _ = arrays
            # One plain array: rows of pixels, then the classes as bytes. Anything cleverer keeps the learner's thread busy.
            both = np.concatenate([pixels.reshape(len(pixels), -1), classes.view(np.uint8).reshape(len(pixels), -1)], 1)
            both.tofile(f"{folder}/.{name}")
            os.rename(f"{folder}/.{name}", f"{folder}/{name}")
        number += 1


class Pool:
    """The lines drawn so far, on the GPU; the oldest make room for new ones."""

    def __init__(self, device, most):
        self.device, self.most, self.rings, self.drawn = device, most, {}, 0
        for width in WIDTHS:
            room = int(most * SHARE[width])
            self.rings[width] = [
                torch.zeros(room, HEIGHT, width, dtype=torch.uint8, device=device),
                torch.zeros(room, LONGEST, dtype=torch.int16, device=device),
                0, 0,
            ]

    def put(self, width, rows):
        ring = self.rings[width]
        room, at = ring[0].shape[0], ring[2]
        count = min(len(rows), room - at)
        there = torch.from_numpy(rows[:count]).to(self.device)
        ring[0][at : at + count] = there[:, : HEIGHT * width].view(count, HEIGHT, width)
        ring[1][at : at + count] = there[:, HEIGHT * width :].contiguous().view(torch.int16)
        ring[2] = (at + count) % room
        ring[3] = min(room, max(ring[3], at + count))
        self.drawn += count

    def fill(self, folder, ended):
        # A stream of its own: a copy on the learner's would wait for every step in flight.
        with torch.cuda.stream(torch.cuda.Stream()) if self.device == "cuda" else contextlib.nullcontext():
            self.fill_until(folder, ended)

    def fill_until(self, folder, ended):
        while not ended.is_set():
            ready = [name for name in os.listdir(folder) if not name.startswith(".")]
            if not ready:
                time.sleep(0.02)
            for name in ready:
                width = int(name.split("-")[0])
                self.put(width, np.fromfile(f"{folder}/{name}", np.uint8).reshape(-1, HEIGHT * width + LONGEST * 2))
                os.unlink(f"{folder}/{name}")

    def batch(self, width, count):
        pixels, classes, _, filled = self.rings[width]
        at = torch.randint(0, filled, (count,), device=self.device)
        return pixels[at], classes[at].long()


def rate(seconds, total, peak):
    share = min(1.0, seconds / total)
    warm = min(1.0, seconds / (0.02 * total) + 0.02)
    return peak * warm * (0.5 * (1 + math.cos(math.pi * share)) * 0.995 + 0.005)


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("--pack", default=".cache/pack")
    ask.add_argument("--work", default=".cache/work")
    ask.add_argument("--from", dest="start", type=float, default=0)
    ask.add_argument("--to", dest="end", type=float, default=60)
    ask.add_argument("--total", type=float, default=60)
    ask.add_argument("--pixels", type=int, default=420_000, help="how wide all lines of a batch are together")
    ask.add_argument("--pool", type=int, default=1_500_000)
    ask.add_argument("--drawers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    ask.add_argument("--seed", type=int, default=20261117)
    ask.add_argument("--peak", type=float, default=PEAK, help="the highest learning rate")
    ask.add_argument("--go-on", action="store_true", help="begin with the weights of an earlier training")
    ask.add_argument("--from-onnx", help="begin with exported weights, where no checkpoint was kept")
    ask.add_argument("--measures", type=float, nargs="+", default=[1.0], help="how often harm comes, per batch by chance")
    told = ask.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cudnn.benchmark = True
    torch.backends.cudnn.benchmark_limit = 2
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.manual_seed(told.seed + int(told.start))
    random.seed(told.seed + int(told.start))
    shards = ("/dev/shm" if os.path.isdir("/dev/shm") else told.work) + "/shards"
    for folder in (told.work, shards):
        os.makedirs(folder, exist_ok=True)
    for old in glob.glob(f"{shards}/*"):
        os.unlink(old)
    started = multiprocessing.get_context("spawn")
    drawers = [
        started.Process(target=draw_for_ever, args=(told.pack, told.seed + 1000 * int(told.start) + at, shards), daemon=True)
        for at in range(told.drawers)
    ]
    for drawer in drawers:
        drawer.start()
    pool, ended = Pool(device, told.pool), threading.Event()
    threading.Thread(target=pool.fill, args=(shards, ended), daemon=True).start()

    model = (unfolded(told.from_onnx) if told.from_onnx else Reader()).to(device).to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(model.parameters(), lr=told.peak, betas=(0.9, 0.98), weight_decay=DECAY)
    kept, steps, seen = f"{told.work}/checkpoint.pt", 0, 0
    if told.start > 0 or told.go_on:
        # The optimiser's memory is too large to travel between machines; without it the next piece starts it anew.
        model.load_state_dict(torch.load(f"{told.work}/model.pt", map_location=device))
        if os.path.exists(kept):
            state = torch.load(kept, map_location=device)
            optimiser.load_state_dict(state["optimiser"])
            steps, seen = state["steps"], state["seen"]
    print(parameters(model), "parameters on", device, flush=True)
    while any(ring[3] < 600 for ring in pool.rings.values()):
        time.sleep(0.1)
    names, shares = list(SHARE), list(SHARE.values())

    @torch.no_grad()
    def batch():
        width, coarseness = random.choices(names, shares)[0], random.choice(COARSE)
        ink, classes = pool.batch(width, told.pixels // width)
        damage.measure = FINE_PRINT_MEASURE if coarseness > damage.FINE_PRINT else random.choice(told.measures)
        return damaged(ink, random.choice(SQUEEZES), coarseness).to(memory_format=torch.channels_last), classes

    if told.from_onnx:
        settle(model, (batch()[0] for _ in range(SETTLING)))
    smooth = copy.deepcopy(model)
    if told.start > 0 or told.go_on:
        smooth.load_state_dict(torch.load(f"{told.work}/reader.pt", map_location=device))
    model.train()

    def save():
        torch.save({"optimiser": optimiser.state_dict(), "steps": steps, "seen": seen}, kept)
        torch.save(model.state_dict(), f"{told.work}/model.pt")
        torch.save(smooth.state_dict(), f"{told.work}/reader.pt")

    begun, losses = time.time(), []
    told_at = saved_at = begun
    first = (steps, seen, pool.drawn)
    while (elapsed := time.time() - begun) < told.end - told.start:
        lr = rate(told.start + elapsed, told.total, told.peak)
        for group in optimiser.param_groups:
            group["lr"] = lr
        picture, classes = batch()
        lengths = (classes > 0).sum(1)
        with torch.autocast(device, dtype=torch.bfloat16):
            scores = model(picture)
        chances = scores.float().log_softmax(-1).transpose(0, 1)
        inputs = torch.full((len(classes),), chances.shape[0], dtype=torch.long, device=device)
        loss = F.ctc_loss(chances, classes, inputs, lengths, zero_infinity=True, reduction="none")
        loss = (loss / lengths.clamp(min=1)).mean()
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 2.0)
        optimiser.step()
        steps, seen = steps + 1, seen + len(classes)
        with torch.no_grad():
            keep = min(SMOOTH, 1 - 1 / (1 + steps / 10))
            ours, theirs = list(smooth.parameters()), list(model.parameters())
            torch._foreach_mul_(ours, keep)
            torch._foreach_add_(ours, theirs, alpha=1 - keep)
            for own, other in zip(smooth.buffers(), model.buffers()):
                own.copy_(other)
        if steps % 25 == 0:
            losses.append(loss.detach())
        if time.time() - told_at > 20:
            told_at = time.time()
            mean = torch.stack(losses[-20:]).mean().item() if losses else 0
            speed = (seen - first[1]) / (told_at - begun)
            print(f"{told.start + elapsed:6.0f} s  step {steps}  loss {mean:.4f}  lr {lr:.5f}  {speed:.0f} lines/s  drawn {pool.drawn}", flush=True)
            if told_at - saved_at > SAVE_EVERY:
                saved_at = told_at
                save()
    ended.set()
    for drawer in drawers:
        drawer.terminate()
    save()
    print(f"{steps} steps, {seen} lines learned from, {pool.drawn} drawn in this piece", flush=True)
    if told.end >= told.total:
        judged(smooth, told.pack, device)


if __name__ == "__main__":
    main()
