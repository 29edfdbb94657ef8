"""Trains the finder of lines for a given time, from a checkpoint if there is one, as train.py does the reader.

python3 train_finder.py --pack .cache/pack --work .cache/work --from 0 --to 520 --total 1060
"""

import argparse
import contextlib
import copy
import glob
import multiprocessing
import os
import random
import threading
import time

import numpy as np
import torch
import torch.nn.functional as F

from finder import Finder
from judge_finder import judged
from network import parameters
from pages import HEIGHT, WIDTH, Pages
from train import rate
from weather import set_measure, some_coarseness, under_weather

SHARD = 4
WAITING = 30
PEAK, DECAY, SMOOTH = 2e-3, 0.02, 0.999
SAVE_EVERY = 120
PICTURE, CORES = HEIGHT * WIDTH, HEIGHT * WIDTH // 4


def draw_for_ever(pack, seed, folder):
    torch.set_num_threads(1)
    pages, number = Pages(pack, seed), 0
    while True:
        if len(os.listdir(folder)) > WAITING:
            time.sleep(0.05)
            continue
        drawn = []
        while len(drawn) < SHARD:
            # A font that cannot draw a sign costs a page, not the training.
            with contextlib.suppress(OSError, ValueError):
                drawn.append(np.concatenate([part.reshape(-1) for part in pages.page()]))
        np.stack(drawn).tofile(f"{folder}/.{seed}-{number}")
        os.rename(f"{folder}/.{seed}-{number}", f"{folder}/{seed}-{number}")
        number += 1


class Pool:
    """The pages drawn so far, on the GPU; the oldest make room for new ones."""

    def __init__(self, device, most):
        self.device, self.most, self.drawn = device, most, 0
        self.pages = torch.zeros(most, HEIGHT, WIDTH, dtype=torch.uint8, device=device)
        self.cores = torch.zeros(most, HEIGHT // 2, WIDTH // 2, dtype=torch.uint8, device=device)

    def put(self, rows):
        for row in torch.from_numpy(rows).to(self.device):
            at = self.drawn % self.most
            self.pages[at] = row[:PICTURE].view(HEIGHT, WIDTH)
            self.cores[at] = row[PICTURE:].view(HEIGHT // 2, WIDTH // 2)
            self.drawn += 1

    def fill(self, folder, ended):
        stream = torch.cuda.Stream() if self.device == "cuda" else None
        with torch.cuda.stream(stream) if stream else contextlib.nullcontext():
            while not ended.is_set():
                ready = [name for name in os.listdir(folder) if not name.startswith(".")]
                if not ready:
                    time.sleep(0.02)
                for name in ready:
                    self.put(np.fromfile(f"{folder}/{name}", np.uint8).reshape(-1, PICTURE + CORES))
                    os.unlink(f"{folder}/{name}")

    def batch(self, count):
        at = torch.randint(0, min(self.drawn, self.most), (count,), device=self.device)
        return self.pages[at], self.cores[at]


def loss_of(scores, truth):
    """Each place by itself, those of lines counting more; and how much of the lines is covered, picture by picture."""
    scores = scores.float()
    weight = 1 + 2 * truth
    places = (F.binary_cross_entropy_with_logits(scores, truth, reduction="none") * weight).mean()
    chances = scores.sigmoid()
    shared, both = (chances * truth).sum((1, 2, 3)), (chances**2).sum((1, 2, 3)) + (truth**2).sum((1, 2, 3))
    return 3 * places + (1 - (2 * shared + 50) / (both + 50)).mean()


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("--pack", default=".cache/pack")
    ask.add_argument("--work", default=".cache/work")
    ask.add_argument("--from", dest="start", type=float, default=0)
    ask.add_argument("--to", dest="end", type=float, default=60)
    ask.add_argument("--total", type=float, default=60)
    ask.add_argument("--batch", type=int, default=48)
    ask.add_argument("--pool", type=int, default=20_000)
    ask.add_argument("--first", type=int, default=400, help="so many pages are drawn before the training begins")
    ask.add_argument("--drawers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    ask.add_argument("--judge", type=int, default=48, help="so many pages are judged by")
    ask.add_argument("--seed", type=int, default=20261117)
    ask.add_argument("--peak", type=float, default=PEAK)
    told = ask.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cudnn.benchmark = True
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.backends.cudnn.allow_tf32 = True
    torch.manual_seed(told.seed + int(told.start))
    random.seed(told.seed + int(told.start))
    shards = ("/dev/shm" if os.path.isdir("/dev/shm") else told.work) + "/pages"
    for folder in (told.work, shards):
        os.makedirs(folder, exist_ok=True)
    for old in glob.glob(f"{shards}/*") + glob.glob(f"{shards}/.[0-9]*"):
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

    model = Finder().to(device).to(memory_format=torch.channels_last)
    smooth = copy.deepcopy(model)
    optimiser = torch.optim.AdamW(model.parameters(), lr=told.peak, betas=(0.9, 0.98), weight_decay=DECAY)
    kept, steps, seen = f"{told.work}/finder-checkpoint.pt", 0, 0
    if told.start > 0:
        state = torch.load(kept, map_location=device)
        model.load_state_dict(state["model"])
        optimiser.load_state_dict(state["optimiser"])
        smooth.load_state_dict(torch.load(f"{told.work}/finder.pt", map_location=device))
        steps, seen = state["steps"], state["seen"]
    print(parameters(model), "parameters on", device, flush=True)
    asked = time.time()
    while pool.drawn < told.first and time.time() - asked < 60:
        time.sleep(0.1)
    print(f"{pool.drawn} pages drawn in {time.time() - asked:.0f} s", flush=True)

    def save():
        torch.save({"model": model.state_dict(), "optimiser": optimiser.state_dict(), "steps": steps, "seen": seen}, kept)
        torch.save(smooth.state_dict(), f"{told.work}/finder.pt")

    begun, losses = time.time(), []
    told_at = saved_at = begun
    while (elapsed := time.time() - begun) < told.end - told.start:
        lr = rate(told.start + elapsed, told.total, told.peak)
        for group in optimiser.param_groups:
            group["lr"] = lr
        set_measure(random.choice((0.2, 0.35, 0.5, 0.8)))
        with torch.no_grad():
            picture, truth = under_weather(*pool.batch(told.batch), some_coarseness())
            picture = picture.to(memory_format=torch.channels_last)
        with torch.autocast(device, dtype=torch.bfloat16):
            scores = model(picture)
        loss = loss_of(scores, truth)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 2.0)
        optimiser.step()
        steps, seen = steps + 1, seen + told.batch
        with torch.no_grad():
            keep = min(SMOOTH, 1 - 1 / (1 + steps / 10))
            ours, theirs = list(smooth.parameters()), list(model.parameters())
            torch._foreach_mul_(ours, keep)
            torch._foreach_add_(ours, theirs, alpha=1 - keep)
            for own, other in zip(smooth.buffers(), model.buffers()):
                own.copy_(other)
        if steps % 10 == 0:
            losses.append(loss.detach())
        if time.time() - told_at > 20:
            told_at = time.time()
            mean = torch.stack(losses[-20:]).mean().item() if losses else 0
            print(f"{told.start + elapsed:6.0f} s  step {steps}  loss {mean:.4f}  lr {lr:.5f}  seen {seen}  drawn {pool.drawn}", flush=True)
            if told_at - saved_at > SAVE_EVERY:
                saved_at = told_at
                save()
    ended.set()
    for drawer in drawers:
        drawer.terminate()
    save()
    print(f"{steps} steps, {seen} pictures learned from, {pool.drawn} pages drawn in this piece", flush=True)
    judged(smooth, told.pack, device, f"{told.work}/judged.png", told.judge)


if __name__ == "__main__":
    main()
