"""Where the time of one training step goes: damaging, the network, the loss. Run before a long training."""

import time

import torch
import torch.nn.functional as F

from damage import damaged
from lines import HEIGHT, WIDTHS
from network import CLASSES, Reader


def timed(work, times=10):
    work(), work()
    torch.cuda.synchronize()
    begun = time.time()
    for _ in range(times):
        work()
    torch.cuda.synchronize()
    return (time.time() - begun) / times * 1000


def main():
    torch.backends.cudnn.benchmark = True
    model = Reader().cuda().to(memory_format=torch.channels_last)
    for pixels in (420_000, 1_000_000):
        for width in WIDTHS:
            count = pixels // width
            ink = torch.randint(0, 255, (count, HEIGHT, width), dtype=torch.uint8, device="cuda")
            classes = torch.randint(1, CLASSES, (count, max(3, width // 24)), device="cuda")
            picture = damaged(ink, 1.0, 1.5).to(memory_format=torch.channels_last)
            lengths = torch.full((count,), classes.shape[1], device="cuda")

            def loss_of(scores):
                chances = scores.float().log_softmax(-1).transpose(0, 1)
                inputs = torch.full((count,), chances.shape[0], device="cuda")
                return F.ctc_loss(chances, classes, inputs, lengths, zero_infinity=True)

            def forward():
                with torch.autocast("cuda", dtype=torch.bfloat16):
                    return model(picture)

            with torch.no_grad():
                harm = timed(lambda: damaged(ink, 1.0, 1.5))
            both = timed(lambda: forward().float().mean().backward())
            whole = timed(lambda: loss_of(forward()).backward())
            print(f"{pixels} px, {count} lines of {width}: damage {harm:.1f} ms, network {both:.1f} ms, with loss {whole:.1f} ms, {count / (harm + whole) * 1000:.0f} lines/s")


if __name__ == "__main__":
    main()
