import { personas } from '@vesta/specimens/personas/index';
import { specimensOf } from '@vesta/specimens/specimens-of';
import type { Specimen } from '@vesta/specimens/truth';

/** A true paper, and what nobody else's paper says. */
export interface Seed {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly secrets: readonly string[];
}

const SHORTEST_SECRET = 9;

/** Numbers and names that would betray whose paper was read before. */
const secretsOf = ({ truth }: Specimen): string[] =>
  Object.values(truth.fields).filter(
    (value): value is string =>
      typeof value === 'string' && value.length >= SHORTEST_SECRET && /\d.*\d.*\d/.test(value),
  );

/** One small paper of each kind, of people who have nothing in common. */
export async function seedsOf(today: string): Promise<Seed[]> {
  const kinds = ['payslip', 'bank_statement', 'fiscal_document', 'work_contract'] as const;
  const people = [personas.giulia, personas.lena, personas.marco, personas.renate];
  const papers: Specimen[] = [];
  for (const [index, make] of people.entries()) {
    const all = await specimensOf(make(today), { today, seed: 'hostile', kinds });
    const kind = kinds[index];
    const own = all.filter(({ truth }) => truth.kind === kind);
    papers.push(...(own.length > 0 ? own : all).toSorted((a, b) => a.bytes.length - b.bytes.length).slice(0, 1));
  }
  return papers.map((paper) => {
    const others = new Set(papers.filter((other) => other !== paper).flatMap(secretsOf));
    return { name: paper.name, bytes: paper.bytes, secrets: secretsOf(paper).filter((text) => !others.has(text)) };
  });
}
