/** The fast transform in place, for lengths that are powers of two. */
export function transform(real: Float64Array, imaginary: Float64Array): void {
  const count = real.length;
  for (let i = 1, j = 0; i < count; i += 1) {
    let bit = count >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    [real[i], real[j]] = [real[j] ?? 0, real[i] ?? 0];
    [imaginary[i], imaginary[j]] = [imaginary[j] ?? 0, imaginary[i] ?? 0];
  }
  for (let size = 2; size <= count; size *= 2) {
    const [stepCos, stepSin] = [Math.cos((-2 * Math.PI) / size), Math.sin((-2 * Math.PI) / size)];
    for (let start = 0; start < count; start += size) {
      let [cos, sin] = [1, 0];
      for (let k = start; k < start + size / 2; k += 1) {
        const other = k + size / 2;
        const [r, i] = [real[other] ?? 0, imaginary[other] ?? 0];
        const [tr, ti] = [r * cos - i * sin, r * sin + i * cos];
        const [a, b] = [real[k] ?? 0, imaginary[k] ?? 0];
        real[other] = a - tr;
        imaginary[other] = b - ti;
        real[k] = a + tr;
        imaginary[k] = b + ti;
        [cos, sin] = [cos * stepCos - sin * stepSin, cos * stepSin + sin * stepCos];
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
    for (let y = 0; y < side; y += 1) out[y * side + x] = Math.hypot(columnReal[y] ?? 0, columnImaginary[y] ?? 0);
  }
  return out;
}
