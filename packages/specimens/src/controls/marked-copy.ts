import { NothingToForge } from '../tamper/forgery.ts';
import { laterBy, setModified } from '../tamper/sheet/imprint.ts';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { control, papers } from './control.ts';

const words = { IT: 'COPIA', DE: 'KOPIE' } as const;

/** The issuer's archive marks what it gives out again: a large grey word across each page, letters shining through. */
export const markedCopy = control('marked-copy', papers, 'picture', async (specimen) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const { context } = paper.document;
  const word = specimen.truth.country === 'IT' ? words.IT : words.DE;
  for (const { number, width, height, runs } of paper.sheets) {
    const [run] = runs;
    if (!run) throw new NothingToForge('a page with text');
    paper.resource(number, 'ExtGState', 'Faint', context.register(context.obj({ ca: 0.18, CA: 0.18 })));
    const place = `0.7071 0.7071 -0.7071 0.7071 ${width * 0.25} ${height * 0.3}`;
    const letters = Buffer.from(word).toString('hex');
    paper.append(number, `q\n/Faint gs\nBT\n0.5 0.5 0.5 rg\n/${run.font} 110 Tf\n${place} Tm\n<${letters}> Tj\nET\nQ`);
  }
  setModified(paper, laterBy(paper, 5));
  return { bytes: await paper.anew() };
});
