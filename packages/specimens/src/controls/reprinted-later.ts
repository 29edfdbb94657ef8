import { laterBy, setCreated, setIdentity, setModified, setProducer } from '../tamper/sheet/imprint.ts';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { control, papers } from './control.ts';

/** Printed once more by the issuer's portal, months later and with the next version of its program. */
export const reprintedLater = control('reprinted-later', papers, 'text', async (specimen, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const day = laterBy(paper, chance.between(40, 300));
  const producer = paper.document.getProducer() ?? '';
  setProducer(
    paper,
    producer.replace(/\d+(?!.*\d)/, (last) => String(Number(last) + 1)),
  );
  setCreated(paper, day, '070211');
  setModified(paper, day, '070211');
  setIdentity(paper, chance.letters(32, '0123456789ABCDEF'));
  return { bytes: await paper.anew() };
});
