import { constants, inflateSync } from 'node:zlib';
import { entriesOf, itemsOf, nameIn, numberIn, type PdfStream, type PdfValue } from './value.ts';

const LARGEST = 48 * 1024 * 1024;
const PNG_PREDICTORS = 10;

/** Rows that were stored as differences to the row above or the letter to the left. */
function undoPredictor(bytes: Buffer, columns: number): Buffer | null {
  const rows = Math.floor(bytes.length / (columns + 1));
  const out = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const filter = bytes[row * (columns + 1)];
    for (let x = 0; x < columns; x += 1) {
      const stored = bytes[row * (columns + 1) + 1 + x] ?? 0;
      const left = x > 0 ? (out[row * columns + x - 1] ?? 0) : 0;
      const up = row > 0 ? (out[(row - 1) * columns + x] ?? 0) : 0;
      const corner = row > 0 && x > 0 ? (out[(row - 1) * columns + x - 1] ?? 0) : 0;
      const guess = guessOf(filter ?? 0, left, up, corner);
      if (guess === null) return null;
      out[row * columns + x] = (stored + guess) & 0xff;
    }
  }
  return out;
}

function guessOf(filter: number, left: number, up: number, corner: number): number | null {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return null;
  const wanted = left + up - corner;
  const [a, b, c] = [Math.abs(wanted - left), Math.abs(wanted - up), Math.abs(wanted - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

const first = (value: PdfValue | undefined): PdfValue | undefined => itemsOf(value)[0] ?? value;

/** The bytes of a stream that is packed with Flate or not at all, as tables and lists of objects are; null otherwise. */
export function unpack(stream: PdfStream): Buffer | null {
  const raw = Buffer.from(stream.raw, 'latin1');
  const filter = stream.entries.get('Filter') ?? null;
  if (filter === null) return raw;
  if (itemsOf(filter).length > 1 || nameIn(first(filter)) !== 'FlateDecode') return null;
  const parameters = entriesOf(first(stream.entries.get('DecodeParms')));
  try {
    // Acrobat ends its streams without the closing mark that strict unpackers ask for.
    const bytes = inflateSync(raw, { maxOutputLength: LARGEST, finishFlush: constants.Z_SYNC_FLUSH });
    const predictor = numberIn(parameters.get('Predictor')) ?? 1;
    if (predictor === 1) return bytes;
    return predictor >= PNG_PREDICTORS ? undoPredictor(bytes, numberIn(parameters.get('Columns')) ?? 1) : null;
  } catch {
    return null;
  }
}
