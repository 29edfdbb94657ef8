import { create } from 'qrcode';

export interface QrDrawing {
  /** Edge in modules, with the quiet margin that scanners need. */
  size: number;
  path: string;
}

const MARGIN = 4;

/** The code as one path: a run of dark modules in a row is one stroke. */
export function qrPath(text: string): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!modules.get(row, column)) continue;
      let run = 1;
      while (column + run < size && modules.get(row, column + run)) run++;
      path += `M${column + MARGIN} ${row + MARGIN}h${run}v1h-${run}z`;
      column += run;
    }
  }
  return { size: size + 2 * MARGIN, path };
}
