import type { Finding } from '@vesta/engine/checks/finding';
import { inspectFile } from '@vesta/engine/pipeline';
import { forgeriesOf } from '@vesta/specimens/grammar/forge';
import { paperByChance, TODAY } from '@vesta/specimens/grammar/paper-by-chance';
import { leavesPixels } from '../forgeries/gather.ts';
import { dumpForged } from './dump-forged.ts';
import type { Caught, ForgedPaper, HonestTwin } from './forged-paper.ts';

const serious = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ outcome, level }) => outcome === 'failed' && level !== 'info');

const keyOf = ({ message, level }: Finding): string => `${message} ${level}`;
const rulesOf = (findings: readonly Finding[]): string[] => [...new Set(findings.map(({ rule }) => rule))];

const caughtBy = (findings: readonly Finding[]): Caught =>
  findings.some(({ level }) => level === 'critical') ? 'accused' : findings.length > 0 ? 'warned' : 'not';

const findingsIn = async (bytes: Uint8Array, fileName: string): Promise<Finding[]> =>
  serious((await inspectFile(bytes, { today: TODAY, fileName })).findings);

/** Each paper as it is, then forged in every way that works on it: only what is not said of the honest twin counts. */
export async function lookAtForged(
  seed: string,
  papers: number,
): Promise<{ twins: HonestTwin[]; forged: ForgedPaper[] }> {
  const [twins, forged]: [HonestTwin[], ForgedPaper[]] = [[], []];
  for (let index = 0; index < papers; index += 1) {
    const paper = await paperByChance(seed, index);
    const about = { paper: paper.name, kind: paper.truth.kind };
    const honest = await findingsIn(paper.bytes, paper.name);
    const said = new Set(honest.map(keyOf));
    twins.push({ ...about, caught: caughtBy(honest), rules: rulesOf(honest) });
    for await (const { recipe, strength, name, bytes } of forgeriesOf(paper, index, leavesPixels)) {
      const accusing = (await findingsIn(bytes, name)).filter((finding) => !said.has(keyOf(finding)));
      const looked = { ...about, recipe, strength, caught: caughtBy(accusing), rules: rulesOf(accusing) };
      forged.push(looked);
      dumpForged(looked, { name, bytes, twin: paper });
    }
  }
  return { twins, forged };
}
