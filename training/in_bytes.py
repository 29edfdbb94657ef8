"""The reader in eight bits, as the product runs it, so that it can learn to read that way.

What flows is counted in whole steps: bytes from 0 to 255, zero at zero, because everything behind a convolution is cut at
zero. The gray that comes in has 128 for its middle. Weights are whole numbers from -63 to 63 with a step of their own for
each output. Seven bits and not eight: processors without instructions for bytes add two products in sixteen bits first,
and 2 * 255 * 63 fits there, so that every processor comes to the same sum.

A residual sum multiplies both its parts by sixty-fourths (`on_grid`), which every processor does exactly; a sum that lies
in the middle between two bytes becomes the upper one (`whole_sum`), because processors differ there if nobody says which.
"""

import torch
import torch.nn.functional as F
from torch import nn

from from_onnx import arrays_of
from network import Reader, Residual

BYTE, WEIGHT = 255, 63
GRAY_STEP = 1 / 128
PARTS = 64


class Whole(torch.autograd.Function):
    """Rounds and cuts; the gradient passes where nothing was cut."""

    @staticmethod
    def forward(context, x, low, high):
        context.save_for_backward((x > low - 0.5) & (x < high + 0.5))
        return x.round().clamp(low, high)

    @staticmethod
    def backward(context, gradient):
        return gradient * context.saved_tensors[0], None, None


def whole(x, low=0, high=BYTE):
    return Whole.apply(x, low, high)


def whole_sum(x):
    """As `whole`, but the middle between two bytes goes up."""
    return whole(x + 1 / 256)


class Layer(nn.Module):
    """A convolution with weights in whole steps, cut at zero, and the sum with what came in where it is a residual."""

    def __init__(self, convolution, weight, bias, residual):
        super().__init__()
        self.stride, self.padding, self.dilation = convolution.stride, convolution.padding, convolution.dilation
        self.weight, self.bias = nn.Parameter(weight.clone()), nn.Parameter(bias.clone())
        # The logarithm of the step of each output's weights: it learns, too.
        self.step = nn.Parameter(best_steps(weight).log())
        self.residual = residual

    def whole_weight(self):
        """Weights in whole steps, and the steps. The step's gradient comes through both."""
        step = self.step.exp().view(-1, 1, 1, 1)
        return whole(self.weight / step, -WEIGHT, WEIGHT), step

    def products(self, x, x_step, out_step):
        number, step = self.whole_weight()
        weight = (number * step * (x_step / out_step)).to(x.dtype)
        return F.conv2d(x, weight, (self.bias / out_step).to(x.dtype), self.stride, self.padding, self.dilation)

    def bytes_of(self, x, x_step, body_step, sum_step):
        """What flows on, from what flows in."""
        body = whole(self.products(x, x_step, body_step))
        return whole_sum(x * (x_step / sum_step) + body * (body_step / sum_step)) if self.residual else body


def best_steps(weight):
    """For each output the step that leaves the least error."""
    flat = weight.flatten(1)
    most = flat.abs().amax(1).clamp(min=1e-8)
    tried = torch.stack([most * share / WEIGHT for share in torch.linspace(0.6, 1.0, 41)])
    errors = [(((flat / s[:, None]).round().clamp(-WEIGHT, WEIGHT) * s[:, None] - flat) ** 2).sum(1) for s in tried]
    return tried.gather(0, torch.stack(errors).argmin(0)[None])[0]


def convolutions():
    """Name, convolution and whether it is a residual's body, in the order in which they run."""
    reader = Reader()
    for part in ("shapes", "context"):
        for name, module in getattr(reader, part).named_children():
            if isinstance(module, nn.Conv2d):
                yield f"{part}.{name}", module, False
            elif isinstance(module, Residual):
                yield f"{part}.{name}.body.0", module.body[0], True
            elif isinstance(module, nn.Sequential):
                yield f"{part}.{name}.0", module[0], False


class Bytes(nn.Module):
    def __init__(self, path):
        super().__init__()
        told = arrays_of(path)
        self.layers = nn.ModuleList(
            Layer(convolution, told[f"{name}.weight"], told[f"{name}.bias"], residual) for name, convolution, residual in convolutions()
        )
        self.head = Layer(Reader().head, told["head.weight"], told["head.bias"], False)
        # What one step of each layer's bytes is worth: behind its convolution, and behind its sum.
        self.register_buffer("body_steps", torch.ones(len(self.layers)))
        self.register_buffer("sum_steps", torch.ones(len(self.layers)))

    def steps(self):
        """The same as numbers of Python; read once, because each look waits for the GPU."""
        if getattr(self, "kept_steps", None) is None:
            self.kept_steps = self.body_steps.tolist(), self.sum_steps.tolist()
        return self.kept_steps

    def forward(self, picture, precision=torch.float32):
        """[B, 1, 32, W] to [B, W / 4, classes], before the softmax."""
        body_steps, sum_steps = self.steps()
        x, x_step = whole(picture / GRAY_STEP, -128, 127).to(precision), GRAY_STEP
        for layer, body_step, sum_step in zip(self.layers, body_steps, sum_steps):
            x, x_step = layer.bytes_of(x, x_step, body_step, sum_step), sum_step
        return self.head.products(x.float(), x_step, 1.0).squeeze(2).transpose(1, 2)

    @torch.no_grad()
    def calibrate(self, pictures):
        """Chooses what a step is worth where bytes flow: the least squared error over these pictures, in single precision."""
        shares = [0.3 + 0.05 * k for k in range(15)]
        errors, tops = {}, {}
        for first in (True, False):
            for picture in pictures:
                x = picture
                for at, layer in enumerate(self.layers):
                    number, step = layer.whole_weight()
                    body = F.conv2d(x, number * step, layer.bias, layer.stride, layer.padding, layer.dilation).relu()
                    x = x + body if layer.residual else body
                    for key, values in (((at, 0), body), ((at, 1), x)):
                        if first:
                            tops[key] = max(tops.get(key, 0), values.amax().item())
                            continue
                        for k, share in enumerate(shares):
                            s = tops[key] * share / BYTE
                            error = (((values / s).round().clamp(max=BYTE) * s - values) ** 2).mean()
                            errors[key, k] = errors.get((key, k), 0) + error.item()
        best = {key: tops[key] * shares[min(range(len(shares)), key=lambda k: errors[key, k])] / BYTE for key in tops}
        self.on_grid(best)

    def on_grid(self, best):
        """Steps near the best ones, backwards from the end: what flows into a sum is worth sixty-fourths of what comes out."""
        for at in range(len(self.layers) - 1, -1, -1):
            is_summed = at + 1 < len(self.layers) and self.layers[at + 1].residual
            self.sum_steps[at] = part_of(self.sum_steps[at + 1].item(), best[at, 1]) if is_summed else best[at, 1]
            is_sum, step = self.layers[at].residual, self.sum_steps[at].item()
            self.body_steps[at] = part_of(step, best[at, 0]) if is_sum else step
        self.kept_steps = None


def part_of(step, wanted):
    """As many sixty-fourths of a step as are wanted, but not the whole: below one every runtime has one more binary digit."""
    return step * min(PARTS - 1, max(1, round(wanted / step * PARTS + 0.3))) / PARTS
