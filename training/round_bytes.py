"""Eight bits without learning: each layer's weights are rounded one after the other, and what one loses the next make good.

python3 round_bytes.py ../packages/print-weights/reader.onnx reader-bytes.onnx

Weights go from -127 to 127 here, and two products still fit into sixteen bits: among four neighbouring channels no two
weights of one sign come to more than 128 together. That makes a step 1.3 to 1.5 times as large as eight bits have it,
where seven bits make it twice as large. The first layer has one channel, so that its neighbours are its pixels: seven bits.
"""

import random
import sys

import torch
import torch.nn.functional as F

import damage
import export_bytes
import in_bytes
from damage import damaged
from lines import Lines

PACK, LINES, SEED = ".cache/pack", 130, 11
MOST, MOST_OF_TWO, MOST_FIRST = 127, 128, 63
PLACES, STIFF = 6000, 0.003


def pictures():
    torch.manual_seed(3)
    random.seed(3)
    for pixels, _, _ in Lines(PACK, SEED).shard(LINES).values():
        for at in range(0, len(pixels), 16):
            damage.measure = random.choice((0.4, 0.7, 1.0))
            yield damaged(torch.from_numpy(pixels[at : at + 16]), random.choice((0.85, 1.0)), random.choice((1.0, 1.0, 1.25, 1.5)))


def tops(model, shown):
    """The most that flows behind each convolution and each sum."""
    most = {}
    for x in shown:
        for at, layer in enumerate(model.layers):
            body = F.conv2d(x, layer.weight, layer.bias, layer.stride, layer.padding, layer.dilation).relu()
            x = x + body if layer.residual else body
            for key, values in (((at, 0), body), ((at, 1), x)):
                most[key] = max(most.get(key, 0), values.amax().item())
    return most


def in_fours(weight):
    return weight.permute(0, 2, 3, 1).reshape(len(weight), -1, 4)


def of_two(fours):
    return fours.clamp(min=0).topk(2, -1).values.sum(-1)


def steps_for(weight, is_first):
    most = weight.flatten(1).abs().amax(1).clamp(min=1e-8)
    if is_first:
        return most / (MOST_FIRST + 0.5)
    fours = in_fours(weight)
    pairs = torch.maximum(of_two(fours).amax(-1), of_two(-fours).amax(-1))
    # A little room: rounding may lift both.
    return torch.maximum(most, pairs) / (MOST - 0.5)


def likeness(layer, x_all):
    """How what comes in at the places of a kernel goes together."""
    size = layer.weight[0].numel()
    sums, count = torch.zeros(size, size), 0
    for x in x_all:
        seen = F.unfold(x, layer.weight.shape[2:], layer.dilation, layer.padding, layer.stride).transpose(1, 2).reshape(-1, size)
        seen = seen[torch.randint(0, len(seen), (PLACES,))] if len(seen) > PLACES else seen
        sums, count = sums + seen.T @ seen, count + len(seen)
    return sums / count


def rounded(weight, together, step, most):
    """GPTQ: column by column, the error of each carried to those that are still to come."""
    left, together, step = weight.flatten(1).double(), together.double(), step.double()
    size = left.shape[1]
    together = together + torch.eye(size) * together.diagonal().mean() * STIFF
    order = together.diagonal().argsort(descending=True)
    left = left[:, order].clone()
    inverse = torch.cholesky_inverse(torch.linalg.cholesky(together[order][:, order]))
    upper, numbers = torch.linalg.cholesky(inverse, upper=True), torch.zeros_like(left)
    for at in range(size):
        numbers[:, at] = (left[:, at] / step).round().clamp(-most, most)
        error = (left[:, at] - numbers[:, at] * step) / upper[at, at]
        left[:, at:] -= error[:, None] * upper[at, at:]
    return numbers[:, order.argsort()].float().view_as(weight)


def fits(numbers):
    fours = in_fours(numbers)
    return bool((of_two(fours) <= MOST_OF_TWO).all() and (of_two(-fours) <= MOST_OF_TWO).all())


@torch.no_grad()
def main(source, target):
    in_bytes.WEIGHT = export_bytes.WEIGHT = MOST
    model, shown = in_bytes.Bytes(source), list(pictures())
    model.on_grid({key: most / in_bytes.BYTE for key, most in tops(model, shown).items()})
    body_steps, sum_steps = model.steps()
    x_all, worth = [in_bytes.whole(x / in_bytes.GRAY_STEP, -128, 127) for x in shown], in_bytes.GRAY_STEP
    for at, layer in enumerate([*model.layers, model.head]):
        step = steps_for(layer.weight, at == 0)
        numbers = rounded(layer.weight, likeness(layer, x_all), step, MOST_FIRST if at == 0 else MOST)
        assert at == 0 or fits(numbers), at
        layer.weight.copy_(numbers * step.view(-1, 1, 1, 1))
        layer.step.copy_(step.log())
        if layer is not model.head:
            x_all = [layer.bytes_of(x, worth, body_steps[at], sum_steps[at]) for x in x_all]
            worth = sum_steps[at]
    export_bytes.exported(model.eval(), target)


if __name__ == "__main__":
    main(*sys.argv[1:3])
