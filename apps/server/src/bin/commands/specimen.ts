import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isRealDay } from '@vesta/domain/dates/day';
import { isPersonaName, personas } from '@vesta/specimens/personas/index';
import { grades, isGrade } from '@vesta/specimens/picture/grades';
import { specimensOf } from '@vesta/specimens/specimens-of';
import { type Command, EXIT_OK, EXIT_USAGE } from '../run-cli.ts';
import { TRUTH_SUFFIX } from './truth-suffix.ts';

const names = Object.keys(personas).join(', ');

function optionsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      persona: { type: 'string' },
      out: { type: 'string' },
      today: { type: 'string' },
      grade: { type: 'string' },
      list: { type: 'boolean' },
    },
    strict: false,
  });
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    persona: text(values.persona),
    out: text(values.out),
    today: text(values.today) || new Date().toISOString().slice(0, 10),
    grade: text(values.grade) || 'light',
    list: values.list === true,
  };
}

function listPeople(today: string): number {
  for (const [name, make] of Object.entries(personas)) {
    const { country, status, firstName, lastName } = make(today);
    console.log(`${name.padEnd(10)} ${country}  ${status.padEnd(16)} ${firstName} ${lastName}`);
  }
  return EXIT_OK;
}

/** Papers of people who do not exist, to try Vesta out with. */
export const specimen: Command = {
  summary: `Write the papers of an invented person (${names}), each with what it says.`,
  usage: `specimen --persona NAME --out DIR [--today YYYY-MM-DD] [--grade ${grades.join('|')}] | specimen --list`,
  run: async (args) => {
    const { persona, out, today, grade, list } = optionsOf(args);
    if (!isRealDay(today)) {
      console.error('Tell --today as a real day, such as 2026-11-15.');
      return EXIT_USAGE;
    }
    if (list) return listPeople(today);
    if (!isPersonaName(persona) || !isGrade(grade) || !out) {
      console.error(
        `Name a folder with --out and one of these with --persona: ${names}. Grades: ${grades.join(', ')}.`,
      );
      return EXIT_USAGE;
    }
    await mkdir(out, { recursive: true });
    for (const paper of await specimensOf(personas[persona](today), { today, seed: persona, grade })) {
      await writeFile(join(out, paper.name), paper.bytes);
      await writeFile(join(out, `${paper.name}${TRUTH_SUFFIX}`), `${JSON.stringify(paper.truth, null, 2)}\n`);
      console.log(paper.name);
    }
    return EXIT_OK;
  },
};
