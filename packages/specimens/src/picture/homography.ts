export type Point = readonly [x: number, y: number];
export type Quad = readonly [Point, Point, Point, Point];

/** Solves eight equations by elimination; the corners of a quadrilateral always give a solution. */
function solve(matrix: number[][]): number[] {
  const size = matrix.length;
  for (let column = 0; column < size; column += 1) {
    let best = column;
    for (let line = column; line < size; line += 1) {
      if (Math.abs(matrix[line]?.[column] ?? 0) > Math.abs(matrix[best]?.[column] ?? 0)) best = line;
    }
    const pivot = matrix[best] ?? [];
    matrix[best] = matrix[column] ?? [];
    matrix[column] = pivot;
    for (let line = 0; line < size; line += 1) {
      if (line === column) continue;
      const other = matrix[line] ?? [];
      const factor = (other[column] ?? 0) / (pivot[column] ?? 1);
      for (let k = column; k <= size; k += 1) other[k] = (other[k] ?? 0) - factor * (pivot[k] ?? 0);
    }
  }
  return matrix.map((line, index) => (line[size] ?? 0) / (line[index] ?? 1));
}

/** The perspective that takes the corners of one quadrilateral to those of another. */
export function homography(from: Quad, to: Quad): (x: number, y: number) => Point {
  const equations: number[][] = [];
  from.forEach(([x, y], index) => {
    const [u, v] = to[index] ?? [0, 0];
    equations.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v]);
  });
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solve(equations);
  return (x, y) => {
    const w = g * x + h * y + 1;
    return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
  };
}
