import { rewritten } from '../find/spots.ts';
import { fileRecipe } from '../forgery.ts';
import { fontIn } from '../hands/foreign-font.ts';
import { inItsPlace } from '../hands/in-place.ts';
import { around } from '../sheet/box.ts';
import { laterBy, setCreated, setCreator, setModified, setProducer } from '../sheet/imprint.ts';
import { OpenPaper } from '../sheet/open-paper.ts';
import { morePay } from './edit.ts';
import { pay } from './kinds.ts';

const faces: Readonly<Record<string, string>> = {
  Helvetica: 'LiberationSans',
  Times: 'LiberationSerif',
  Courier: 'LiberationMono',
};

const otherFace = (face: string): string => {
  const family = Object.keys(faces).find((name) => face.startsWith(name)) ?? 'Helvetica';
  return `${faces[family]}${face.includes('Bold') ? '-Bold' : ''}`;
};

/** Opened in a drawing program that lacks the fonts, changed there and exported: every letter is set anew. */
export const redrawn = fileRecipe('redrawn', pay, async (specimen, strength, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const change = morePay(paper, specimen, strength);
  for (const run of paper.runs) {
    const font = fontIn(paper, run.page, run.face, `BAAAAA+${otherFace(run.face)}`);
    const fresh = { ...(run === change.run ? inItsPlace(run, rewritten(run, [change])) : run), font };
    paper.replace(run, fresh);
    if (run === change.run) paper.touch(run.page, around([paper.boxOf(run), paper.boxOf(fresh)]));
  }
  if (strength === 'careless') {
    setProducer(paper, 'LibreOffice 7.6');
    setCreator(paper, 'Draw');
  }
  if (strength === 'careful') setProducer(paper, 'Microsoft: Print To PDF');
  const day = laterBy(paper, chance.between(2, 20));
  if (strength !== 'expert') setCreated(paper, day);
  if (strength !== 'expert') setModified(paper, day);
  return { bytes: await paper.anew(), touched: paper.touched };
});
