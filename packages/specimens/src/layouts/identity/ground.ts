import type { Ink, Paper } from '../../paper/paper.ts';

/** A pale pattern of waves: what makes a card busy to read, without being anybody's security print. */
export function waves(paper: Paper, ground: Ink, line: Ink, step = 5): void {
  paper.box(0, 0, paper.width, paper.height, { fill: ground });
  for (let y = -10; y < paper.height + 10; y += step) {
    const length = paper.width / 4;
    const lift = 6 + ((y * 7) % 5);
    const arcs = [0, 1, 2, 3].map(
      (n) => `Q ${n * length + length / 2} ${n % 2 === 0 ? -lift : lift} ${(n + 1) * length} 0`,
    );
    paper.path(0, y, `M 0 0 ${arcs.join(' ')}`, { stroke: line, thickness: 0.35 });
  }
}

/** A head and shoulders without a face. */
export function portrait(
  paper: Paper,
  x: number,
  y: number,
  width: number,
  height: number,
  tone: Ink = [0.72, 0.74, 0.76],
): void {
  const dark: Ink = [tone[0] * 0.6, tone[1] * 0.6, tone[2] * 0.62];
  paper.box(x, y, width, height, { fill: [0.88, 0.9, 0.91] });
  paper.path(
    x + width / 2,
    y + height,
    `M ${-width * 0.42} 0 Q ${-width * 0.38} ${-height * 0.34} 0 ${-height * 0.34} Q ${width * 0.38} ${-height * 0.34} ${width * 0.42} 0 Z`,
    { fill: dark },
  );
  paper.oval(x + width / 2, y + height * 0.42, width * 0.23, height * 0.24, { fill: tone });
  paper.text(x + width / 2, y + height - 4, 'SPECIMEN', {
    size: Math.min(7, width / 7),
    cut: 'bold',
    align: 'centre',
    ink: [1, 1, 1],
  });
}

export function signature(paper: Paper, x: number, y: number): void {
  paper.path(x, y, 'M0 0 C 8 -14, 14 8, 20 -3 S 32 6, 40 -6 S 54 2, 62 -4', {
    stroke: [0.1, 0.1, 0.3],
    thickness: 0.8,
  });
}

/** Bars that only look like a code: nothing can be read from them. */
export function bars(paper: Paper, x: number, y: number, width: number, height: number, text: string): void {
  const step = width / (text.length * 3);
  [...text].forEach((letter, index) => {
    const code = letter.charCodeAt(0);
    for (let bit = 0; bit < 3; bit += 1) {
      if ((code >> bit) & 1) paper.box(x + (index * 3 + bit) * step, y, step * 0.8, height, { fill: [0, 0, 0] });
    }
  });
}
