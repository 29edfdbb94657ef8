import type { Finding } from '@vesta/engine/checks/finding';
import { contradictingSet, contradictions } from '@vesta/specimens/grammar/contradictions';
import { TODAY } from '@vesta/specimens/grammar/paper-by-chance';
import { type PaperSet, setByChance } from '@vesta/specimens/grammar/sets';
import { percent } from './lib/accuracy/tally.ts';
import { applicantOf } from './lib/forgeries/cast.ts';
import { deskOf, findingsOf } from './lib/forgeries/look.ts';
import { dumpSet } from './lib/unseen/dump-set.ts';
import { scoredOnce } from './lib/unseen/scored-once.ts';

/** Papers are known by their names: those of one set must differ. */
async function seriousOf({ name, person, papers }: PaperSet): Promise<Finding[]> {
  const named = papers.map((paper, place) => ({ ...paper, name: `${place}-${paper.name}` }));
  const desk = await deskOf({ name, applicant: applicantOf(person), papers: named }, { today: TODAY, ocr: null });
  return findingsOf(desk).filter(({ outcome, level }) => outcome === 'failed' && level !== 'info');
}

/** A layout may not print what the papers would disagree about. */
const isSame = (one: PaperSet, other: PaperSet): boolean =>
  one.papers.length === other.papers.length &&
  one.papers.every(({ bytes }, place) => Buffer.from(bytes).equals(Buffer.from(other.papers[place]?.bytes ?? [])));

const keyOf = ({ message, level }: Finding): string => `${message} ${level}`;

interface Told {
  readonly name: string;
  readonly findings: readonly Finding[];
}

function rowOf(name: string, sets: readonly Told[]): string[] {
  const accused = sets.filter(({ findings }) => findings.some(({ level }) => level === 'critical')).length;
  const warned = sets.filter(({ findings }) => findings.length > 0).length - accused;
  const rules = [...new Set(sets.flatMap(({ findings }) => findings.map(({ rule }) => rule)))];
  const found = percent((accused + warned) / Math.max(1, sets.length));
  return [
    name,
    ...[sets.length, accused, warned, sets.length - accused - warned].map(String),
    found,
    rules.slice(0, 6).join(', ') || '–',
  ];
}

export const benchmark = scoredOnce({
  name: 'sets-unseen',
  title: 'Sets of papers whose layouts chance decided, with one contradiction each',
  usual: Number(process.env.UNSEEN_SETS ?? 8),
  async measure(seed, count) {
    const told: Told[] = [];
    for (let index = 0; index < count; index += 1) {
      const agreeing = await setByChance(seed, index);
      const honest = await seriousOf(agreeing);
      const said = new Set(honest.map(keyOf));
      told.push({ name: 'honest set', findings: honest });
      if (honest.length > 0) dumpSet(`${index}-honest`, agreeing, honest);
      for (const name of Object.keys(contradictions)) {
        const set = await contradictingSet(seed, index, name);
        if (!set || isSame(set, agreeing)) continue;
        const findings = (await seriousOf(set)).filter((finding) => !said.has(keyOf(finding)));
        told.push({ name, findings });
        if (findings.length === 0) dumpSet(`${index}-${name}`, set);
      }
    }
    const names = ['honest set', ...Object.keys(contradictions)];
    return {
      columns: ['Set', 'Sets', 'Accusation', 'Warning', 'Nothing', 'Told', 'By'],
      rows: names.map((name) =>
        rowOf(
          name,
          told.filter((one) => one.name === name),
        ),
      ),
      notes: [
        `${count} applicants of the seed “${seed}”: three slips, three statements, last year’s certificate and the contract of each; no identity document.`,
        'Of a contradiction only what is not said of the honest set of the same applicant counts; a contradiction that no layout of the set prints is left out.',
      ],
    };
  },
});
