import { ARTIFACT, END_OF_TAG, holdsContent, kindOf } from './kinds.ts';
import type { StructureReader } from './structure.ts';

/** A mark as the compiler writes it: a colour whose red is 1, and a square of a hundredth of a point. */
const MARK = /(?:\/srgb cs\n)?0\.003921569 ([\d.]+) ([\d.]+) scn\n0 0 0\.01 0\.01 re\nf\n/g;
/** Operators that leave something on the page. */
const DRAWS = /(?:^|[\s\])])(?:TJ|Tj|f\*?|S|s|B\*?|b\*?|Do|sh)(?=\s|$)/;

const channel = (value: string | undefined): number => Math.round(Number(value) * 255);

function follow(reader: StructureReader, kindNumber: number, note: number): void {
  if (kindNumber === END_OF_TAG) {
    reader.end();
    return;
  }
  const kind = kindOf(kindNumber);
  reader.begin(kind === ARTIFACT ? null : kind, note);
}

/** Replaces the marks of one page by brackets around what they stand for; everything else is marked as ornament. */
export function tagContent(content: string, page: number, reader: StructureReader): { content: string; count: number } {
  let count = 0;
  let tagged = '';
  const wrap = (piece: string) => {
    if (!DRAWS.test(piece)) return piece;
    const element = reader.current;
    if (!element || !holdsContent(element.kind)) return `/Artifact BMC\n${piece}\nEMC\n`;
    const id = count;
    count += 1;
    element.children.push({ page, content: id });
    return `/${element.kind} <</MCID ${id}>> BDC\n${piece}\nEMC\n`;
  };
  let last = 0;
  for (const mark of content.matchAll(MARK)) {
    tagged += wrap(content.slice(last, mark.index));
    last = mark.index + mark[0].length;
    follow(reader, channel(mark[1]), channel(mark[2]));
  }
  return { content: tagged + wrap(content.slice(last)), count };
}
