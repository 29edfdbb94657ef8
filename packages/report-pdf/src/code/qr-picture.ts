import { create } from 'qrcode';

/** A quarter of the picture may be lost to a fold or a stamp. */
const CORRECTION = 'M';

/** The code as a drawing of one path, so that it stays sharp at any size and on any printer. */
export function qrPicture(link: string): string {
  const { modules } = create(link, { errorCorrectionLevel: CORRECTION });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (modules.get(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}" fill="#000"/></svg>`;
}
