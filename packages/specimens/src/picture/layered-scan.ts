import type { Day } from '@vesta/domain/dates/day';
import type { Chance } from '../chance.ts';
import { setCreated, setCreator, setModified, setProducer } from '../tamper/sheet/imprint.ts';
import type { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { operators, type Run } from '../tamper/sheet/run.ts';
import type { ScannedPage } from './scan.ts';

export interface Layer {
  /** Words without ink on top of the picture, or with ink below it. */
  readonly lies: 'without-ink' | 'below';
  /** What the recogniser makes of a text. */
  readonly reads: (text: string) => string;
  readonly program: string;
  readonly made: Day;
}

const round = (value: number): number => Math.round(value * 100_000) / 100_000;

/** Leads from the straight sheet to where it lies on the scanner's picture. */
function askew({ angle, zoom, width, height }: ScannedPage): string {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180) * zoom, Math.sin((angle * Math.PI) / 180) * zoom];
  const [x, y] = [width / 2, height / 2];
  const numbers = [cos, -sin, sin, cos, x - cos * x - sin * y, y + sin * x - cos * y];
  return `${numbers.map(round).join(' ')} cm`;
}

const withoutInk = (run: Run): string => operators(run).replace('BT\n', 'BT\n3 Tr\n');

/** The picture of each page of a scan together with the words of an opened paper, as programs store what they read. */
export async function layered(paper: OpenPaper, scans: readonly ScannedPage[], layer: Layer): Promise<Uint8Array> {
  for (const [index, scan] of scans.entries()) {
    const number = index + 1;
    const image = await paper.document.embedJpg(scan.jpeg);
    paper.resource(number, 'XObject', 'Scan', image.ref);
    const picture = `q\n${round(scan.width)} 0 0 ${round(scan.height)} 0 0 cm\n/Scan Do\nQ`;
    const { runs } = paper.sheet(number);
    for (const run of runs) paper.replace(run, '');
    const words = runs.map((run) => {
      const read = { ...run, text: layer.reads(run.text) };
      return layer.lies === 'below' ? operators(read) : withoutInk(read);
    });
    const text = `q\n${askew(scan)}\n${words.join('\n')}\nQ`;
    paper.append(number, layer.lies === 'below' ? `${text}\n${picture}` : `${picture}\n${text}`);
  }
  setProducer(paper, layer.program);
  setCreator(paper, layer.program);
  setCreated(paper, layer.made);
  setModified(paper, layer.made);
  return paper.anew();
}

const alike: readonly (readonly [string, string])[] = [
  ['0', 'O'],
  ['1', 'l'],
  ['5', 'S'],
  ['8', 'B'],
  ['3', '8'],
  ['6', '5'],
  ['rn', 'm'],
  ['e', 'c'],
  [',', '.'],
  ['i', 'l'],
];

/** Reads as programs do: now and then one letter for another that looks like it. */
export const misreading =
  (chance: Chance, share: number) =>
  (text: string): string =>
    [...text]
      .map((letter) => (chance.happens(share) ? (alike.find(([from]) => from === letter)?.[1] ?? letter) : letter))
      .join('');
