interface Turns {
  readonly cosines: Float64Array;
  readonly sines: Float64Array;
}

const known = new Map<number, Turns>();

/** The turns of one length, which are the same for every row and column of every square. */
function turnsOf(count: number): Turns {
  const kept = known.get(count);
  if (kept) return kept;
  const angles = Float64Array.from({ length: count / 2 }, (_, k) => (-2 * Math.PI * k) / count);
  const turns = { cosines: angles.map(Math.cos), sines: angles.map(Math.sin) };
  known.set(count, turns);
  return turns;
}

/** The fast transform in place, for lengths that are powers of two. */
export function transform(real: Float64Array, imaginary: Float64Array): void {
  const count = real.length;
  for (let i = 1, j = 0; i < count; i += 1) {
    let bit = count >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    const r = real[i] ?? 0;
    const c = imaginary[i] ?? 0;
    real[i] = real[j] ?? 0;
    imaginary[i] = imaginary[j] ?? 0;
    real[j] = r;
    imaginary[j] = c;
  }
  const { cosines, sines } = turnsOf(count);
  for (let size = 2; size <= count; size *= 2) {
    const half = size / 2;
    const stride = count / size;
    for (let start = 0; start < count; start += size) {
      for (let k = start, turn = 0; k < start + half; k += 1, turn += stride) {
        const cos = cosines[turn] ?? 0;
        const sin = sines[turn] ?? 0;
        const r = real[k + half] ?? 0;
        const i = imaginary[k + half] ?? 0;
        const tr = r * cos - i * sin;
        const ti = r * sin + i * cos;
        const a = real[k] ?? 0;
        const b = imaginary[k] ?? 0;
        real[k + half] = a - tr;
        imaginary[k + half] = b - ti;
        real[k] = a + tr;
        imaginary[k] = b + ti;
      }
    }
  }
}

/** Strength of every pattern in a square of gray pixels: row is the vertical, column the horizontal frequency. */
export function spectrum(square: Float64Array, side: number): Float64Array {
  const real = Float64Array.from(square);
  const imaginary = new Float64Array(side * side);
  for (let y = 0; y < side; y += 1) {
    transform(real.subarray(y * side, (y + 1) * side), imaginary.subarray(y * side, (y + 1) * side));
  }
  const [columnReal, columnImaginary] = [new Float64Array(side), new Float64Array(side)];
  const out = new Float64Array(side * side);
  for (let x = 0; x < side; x += 1) {
    for (let y = 0; y < side; y += 1) {
      columnReal[y] = real[y * side + x] ?? 0;
      columnImaginary[y] = imaginary[y * side + x] ?? 0;
    }
    transform(columnReal, columnImaginary);
    for (let y = 0; y < side; y += 1)
      out[y * side + x] = Math.sqrt((columnReal[y] ?? 0) ** 2 + (columnImaginary[y] ?? 0) ** 2);
  }
  return out;
}
