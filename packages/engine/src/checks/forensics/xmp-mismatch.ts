import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';
import { DAY_LENGTH, instantOf } from './ground/moments.ts';

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const differs = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && !plain(a).includes(plain(b)) && !plain(b).includes(plain(a));

/** Null where one of the two says nothing. */
function areApart(a: string | null | undefined, b: string | null | undefined): boolean | null {
  const [first, second] = [instantOf(a), instantOf(b)];
  return first === null || second === null ? null : Math.abs(first - second) > DAY_LENGTH;
}

const TEMPLATE_AGE = 60 * DAY_LENGTH;

/** Forms are drawn once and filled for years: what the drawing program wrote about itself stays behind. */
function isOfTemplate(told: string | null | undefined, drawn: string | null | undefined): boolean {
  const [filled, made] = [instantOf(told), instantOf(drawn)];
  return filled !== null && made !== null && filled - made > TEMPLATE_AGE;
}

/** A file keeps its making in two places. A program writes both alike; one that came later may forget one of them. */
export const pdfXmpMismatch: Rule<InspectedPaper, 'R_PDF_XMP_INFO_MISMATCH'> = {
  id: 'R_PDF_XMP_INFO_MISMATCH',
  chapter: 'forensics',
  level: 'info',
  blocking: false,
  reads: [],
  judge: ({ evidence: { pdf } }) => {
    if (!pdf) return null;
    const { metadata, xmp } = pdf;
    if (!xmp) return inconclusive();
    const dates = areApart(metadata.created?.at, xmp.created);
    const areNamed = metadata.producer !== null && xmp.producer !== null;
    if (dates === null && !areNamed) return inconclusive();
    const working = [
      ...(differs(metadata.producer, xmp.producer) ? [ofFile('producer', xmp.producer, metadata.producer)] : []),
      ...(dates ? [ofFile('created', xmp.created, metadata.created?.at ?? null)] : []),
    ];
    if (working.length === 0) return passed();
    const isForm = differs(metadata.producer, xmp.producer) && isOfTemplate(metadata.created?.at, xmp.created);
    return failed(working, { level: dates && !isForm ? 'warning' : 'info' });
  },
};
