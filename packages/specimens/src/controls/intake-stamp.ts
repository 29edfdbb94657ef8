import { fontIn } from '../tamper/hands/foreign-font.ts';
import { laterBy, setModified, setProducer } from '../tamper/sheet/imprint.ts';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { control } from './control.ts';

/** Above what papers print, at the right margin. */
const [WIDTH, HEIGHT, MARGIN, SIZE] = [168, 14, 8, 7.5] as const;

const words = (country: string, number: string, day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return country === 'IT'
    ? `Prot. n. ${number} del ${date}/${month}/${year} - E`
    : `Eingegangen am ${date}.${month}.${year} Nr. ${number}`;
};

/** An office that takes papers in prints its number and the day on the first page, in a frame and in letters of its own. */
export const intakeStamp = control(
  'intake-stamp',
  ['payslip', 'fiscal_document', 'work_contract'],
  'picture',
  async (specimen, chance) => {
    const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
    const { width, height } = paper.sheet(1);
    const day = laterBy(paper, chance.between(1, 20));
    const text = words(specimen.truth.country, chance.digits(7), day);
    const [left, bottom] = [width - MARGIN - WIDTH, height - MARGIN - HEIGHT];
    const font = fontIn(paper, 1, 'Helvetica');
    const letters = Buffer.from(text, 'latin1').toString('hex');
    const frame = `0.5 w\n${left} ${bottom} ${WIDTH} ${HEIGHT} re\nS`;
    paper.append(1, `q\n${frame}\nBT\n/${font} ${SIZE} Tf\n${left + 4} ${bottom + 4} Td\n<${letters}> Tj\nET\nQ`);
    const producer = paper.document.getProducer() ?? '';
    setProducer(paper, `${producer}; modified using iText 5.5.13.2`);
    setModified(paper, day);
    const box = { left, top: MARGIN, right: left + WIDTH, bottom: MARGIN + HEIGHT };
    return { bytes: await paper.anew(), touched: [{ page: 1, box }] };
  },
);
