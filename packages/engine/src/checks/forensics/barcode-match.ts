import type { Page } from '../../evidence/page.ts';
import type { Barcode } from '../../traces/pdf/pdf-traces.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';
import { placeOn } from './ground/places.ts';

/** The European payment code: service, version, character set, kind, BIC, name, IBAN, amount. */
const IBAN_LINE = 6;
const AMOUNT_LINE = 7;

interface Claim {
  readonly what: string;
  readonly value: string;
}

const digits = (text: string): string => text.replace(/\D/g, '');

/** The last mark before two digits parts the cents: 65.050 are thousands. */
function centsIn(text: string): string | null {
  const [, whole, cents] = /^\D*(\d[\d.,'’]*)[.,](\d{2})\D*$/.exec(text) ?? [];
  return whole && cents ? digits(whole) + cents : null;
}

/** What a code says that should also be printed; null for codes that speak to machines only. */
function claimsOf({ text }: Barcode): Claim[] | null {
  const lines = text.split(/\r?\n/);
  if (lines[0] === 'BCD') {
    const [iban = '', amount = ''] = [lines[IBAN_LINE], lines[AMOUNT_LINE]];
    const cents = /^EUR(\d+(?:\.\d{1,2})?)$/.exec(amount)?.[1];
    return [
      { what: 'iban', value: iban.replace(/\s/g, '') },
      ...(cents ? [{ what: 'amount', value: Number(cents).toFixed(2) }] : []),
    ].filter(({ value }) => value !== '');
  }
  const ibans = text.match(/\b(?:IT|DE)\d{2}[A-Z0-9]{11,23}\b/g);
  return ibans ? ibans.map((value) => ({ what: 'iban', value })) : null;
}

function isPrinted({ what, value }: Claim, pages: readonly Page[]): boolean {
  const all = pages.flatMap(({ words }) => words.map(({ text }) => text));
  if (what === 'iban')
    return all
      .join('')
      .replace(/[^A-Z0-9]/gi, '')
      .includes(value);
  return all.some((text) => centsIn(text) === digits(value));
}

/** A code on a paper says what is printed beside it. Rarely does whoever changes the one know how to change the other. */
export const pdfBarcodeMatch: Rule<InspectedPaper, 'R_PDF_BARCODE_MATCH'> = {
  id: 'R_PDF_BARCODE_MATCH',
  chapter: 'forensics',
  level: 'critical',
  blocking: false,
  means: {
    traits: ['trace'],
  },
  reads: [],
  judge: ({ evidence: { pages }, traces }) => {
    const barcodes = traces?.pdf?.barcodes ?? [];
    if (barcodes.length === 0) return null;
    const told = barcodes.flatMap((code) => (claimsOf(code) ?? []).map((claim) => ({ code, claim })));
    if (told.length === 0) return inconclusive();
    const wrong = told.filter(({ claim }) => !isPrinted(claim, pages));
    const placeOf = ({ code, claim }: (typeof told)[number], found: string | null): EvidencePlace =>
      placeOn(claim.what, code.page, code.box, found, claim.value);
    if (wrong.length === 0) return passed(told.map((entry) => placeOf(entry, entry.claim.value)));
    // Words read from pixels may be wrong themselves.
    const isCertain = pages.every(({ origin }) => origin === 'text');
    return isCertain ? failed(wrong.map((entry) => placeOf(entry, null))) : inconclusive();
  },
};
