import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import type { PageTraces } from '../../../traces/pdf/drawing/page-traces.ts';
import { casesOf } from '../../run/testing/cases.ts';
import { pdfMaskThenText } from '../mask-then-text.ts';
import { pdfOverlaidText } from '../overlaid-text.ts';
import { BOX, metadataOf, pageTracesOf, pdfPaper, replacedFigure } from '../testing/facts.ts';
import { pdfTouchedUpText } from '../touched-up-text.ts';

const drawn = (more: Partial<PageTraces>) => () => pdfPaper({ traces: { pages: [pageTracesOf(more)] } });
const unseen = () => pdfPaper({ traces: null });

const covered = (more: Partial<PageTraces['covered'][number]>) => drawn({ covered: [{ ...replacedFigure, ...more }] });
const bar = { written: null, isWhite: false } as const;
const overlaid = (under: string, over: string) => drawn({ overlaid: [{ box: BOX, under, over }] });
const touched = (text: string) => drawn({ touchedUp: [{ box: BOX, text }] });

/** A point of an editor before the first word of a page. */
const pointed = (row: string) => () =>
  pdfPaper({ evidence: { pages: [pageOf([row])] }, traces: { editorPoints: [{ page: 1, x: 0, y: 772 }] } });

/** Print of one page that lies under other print on the second, and what stands there. */
const heads = (rows: readonly string[], more: Partial<PageTraces>, fields: Readonly<Record<string, string>> = {}) => {
  const pages = [pageOf(rows), pageOf(['Blatt 2'], { number: 2 })];
  const paper = pdfPaper({
    evidence: { pages },
    traces: { pages: [pageTracesOf({ page: 2, ...more })] },
    words: { fields },
  });
  const readings = paper.readings.map((reading) => ({
    ...reading,
    fields: Object.fromEntries(
      Object.entries(reading.fields).map(([name, field]) => [name, { ...field, page: 2, box: BOX }]),
    ),
  }));
  return () => ({ ...paper, readings });
};
const HEAD = 'DATA VALUTA DESCRIZIONE';
const clearedHead = { covered: [{ ...replacedFigure, covered: HEAD, written: 'RIASSUNTO SCALARE' }] };
const headOnHead = { overlaid: [{ box: BOX, under: HEAD, over: 'Buchungstag Wert' }] };
const nameOnName = { overlaid: [{ box: BOX, under: 'Muster Anna Maria', over: 'Beispiel Eva' }] };

const retyped = () =>
  pdfPaper({
    evidence: { pages: [pageOf(['1.250,00 Netto'])] },
    traces: { roundedPlaces: [{ page: 1, x: 0, y: 772 }] },
  });

/** Print of a page that was written anew, in a file that names the days on which it was made and saved. */
const rewritten = (isBorneOut: boolean, modified: string) => () =>
  pdfPaper({
    facts: { metadata: metadataOf({ created: 'D:20260901090000Z', modified }) },
    traces: { rewritten: { pages: [1], isBorneOut, isCopied: false } },
  });

/** What was laid over a page or changed on it afterwards. */
export const drawingCases = [
  casesOf(pdfMaskThenText, {
    passed: ['nothing lies under anything', () => pdfPaper()],
    failed: ['a figure under a white box, with another one on it', covered({})],
    edge: [
      { said: 'failed warning', when: ['hidden in part only', covered({ isWhole: false })] },
      { said: 'failed warning', when: ['a name replaced by another', covered({ covered: 'Anna', written: 'Eva' })] },
      {
        said: 'failed info',
        when: ['a black bar over what is nobody’s business', covered({ ...bar, covered: 'Konfession 12.10' })],
      },
      { said: 'failed warning', when: ['a black bar over an amount', covered(bar)] },
      { said: 'passed', when: ['a head cleared away that stands on another page', heads([HEAD], clearedHead)] },
      { said: 'failed warning', when: ['a head that stands on no other page', heads(['DATA'], clearedHead)] },
      { said: 'failed critical', when: ['a picture over one figure', covered({ written: null, by: 'picture' })] },
      {
        said: 'failed critical',
        when: ['a picture over many lines of figures', covered({ written: null, by: 'picture', isOfOneLine: false })],
      },
      {
        said: 'failed warning',
        when: [
          'a picture over many lines of words',
          covered({ covered: 'Stand 12.10.2026', written: null, by: 'picture', isOfOneLine: false }),
        ],
      },
    ],
    inconclusive: ['nobody looked at how it is drawn', unseen],
  }),
  casesOf(pdfOverlaidText, {
    passed: ['every text has its own place', () => pdfPaper()],
    failed: ['a figure over a figure', overlaid('1.250,00', '9.250,00')],
    edge: [
      {
        said: 'failed warning',
        when: ['a long name that runs into the next column', overlaid('Mustermann', '1.250,00')],
      },
      { said: 'failed warning', when: ['numbers without a comma are no amounts', overlaid('4711', '4712')] },
      { said: 'failed critical', when: ['a day over a day', overlaid('01.10', '31.10')] },
      { said: 'passed', when: ['two heads that run into each other', heads([HEAD], headOnHead)] },
      {
        said: 'failed warning',
        when: [
          'a name that another page still has',
          heads(['Muster Anna Maria'], nameOnName, { employee_name: 'Beispiel Eva' }),
        ],
      },
    ],
    inconclusive: ['nobody looked at how it is drawn', unseen],
  }),
  casesOf(pdfTouchedUpText, {
    passed: ['no mark of an editor', () => pdfPaper()],
    failed: ['an edited figure', touched('1.250,00')],
    edge: [
      { said: 'failed warning', when: ['an edited label', touched('Nettolohn')] },
      { said: 'failed critical', when: ['the point of an editor before a figure', pointed('1.250,00 Netto')] },
      { said: 'failed warning', when: ['the same before a label', pointed('Netto 1.250,00')] },
      { said: 'failed warning', when: ['a figure in another writing of its place', retyped] },
      { said: 'failed warning', when: ['print of another hand', rewritten(true, 'D:20260901090000Z')] },
      { said: 'passed', when: ['print a library wrote at once', rewritten(false, 'D:20260902090000Z')] },
      { said: 'failed warning', when: ['print a library wrote a day later', rewritten(false, 'D:20260902090001Z')] },
      {
        said: 'failed warning',
        when: ['a booking drawn after all others', drawn({ appended: [{ box: BOX, text: '01.10. Gehalt 1.250,00' }] })],
      },
    ],
    inconclusive: ['nobody looked at how it is drawn', unseen],
  }),
];
