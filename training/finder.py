"""A small convolutional finder of print: gray in, the chance that a place lies in the core of a line out, at half size.

Most of the work is done at a quarter and an eighth of the size; the last layer tells four places at once, so that close
lines stay apart at half size without a layer that works there.
"""

import torch
import torch.nn.functional as F
from torch import nn

from network import conv, parameters

# Sides of a picture are multiples of this.
STEP = 16


class Residual(nn.Module):
    """Added before it is cut at zero: the runtime then does all of it in one pass."""

    def __init__(self, channels, dilation=1):
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(channels, channels, 3, padding=dilation, dilation=dilation, bias=False), nn.BatchNorm2d(channels)
        )

    def forward(self, x):
        return F.relu(x + self.body(x))


class Finder(nn.Module):
    def __init__(self, fine=32, middle=48, coarse=64):
        super().__init__()
        self.fine = nn.Sequential(conv(1, 16, 3, stride=2), conv(16, fine, 3, stride=2), Residual(fine))
        self.middle = nn.Sequential(conv(fine, middle, 3, stride=2), Residual(middle), Residual(middle))
        # Whether something is a line is told by what stands far beside it.
        self.coarse = nn.Sequential(
            conv(middle, coarse, 3, stride=2),
            *[Residual(coarse, dilation=d) for d in (1, 2, 4, 1)],
        )
        self.from_coarse = nn.Conv2d(coarse, middle, 1)
        self.middle_again = Residual(middle)
        self.from_middle = nn.Conv2d(middle, fine, 1)
        self.fine_again = Residual(fine)
        self.head = nn.Conv2d(fine, 4, 3, padding=1)
        # Most of a page is no line: the training begins with that.
        nn.init.constant_(self.head.bias, -2.0)

    def forward(self, x):
        """[B, 1, H, W] to [B, 1, H / 2, W / 2], before the sigmoid."""
        fine = self.fine(x)
        middle = self.middle(fine)
        coarse = self.coarse(middle)
        middle = self.middle_again(middle + F.interpolate(self.from_coarse(coarse), scale_factor=2.0, mode="nearest"))
        fine = self.fine_again(fine + F.interpolate(self.from_middle(middle), scale_factor=2.0, mode="nearest"))
        return F.pixel_shuffle(self.head(fine), 2)


if __name__ == "__main__":
    model = Finder()
    print(parameters(model), "parameters", model(torch.zeros(2, 1, 320, 640)).shape)
