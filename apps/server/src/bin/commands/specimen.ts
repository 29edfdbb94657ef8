import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isRealDay } from '@vesta/domain/dates/day';
import { isPersonaName, personas } from '@vesta/specimens/personas/index';
import { specimensOf } from '@vesta/specimens/specimens-of';
import { type Command, EXIT_OK, EXIT_USAGE } from '../run-cli.ts';

const names = Object.keys(personas).join(', ');

function optionsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      persona: { type: 'string' },
      out: { type: 'string' },
      today: { type: 'string' },
      list: { type: 'boolean' },
    },
    strict: false,
  });
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return {
    persona: text(values.persona),
    out: text(values.out),
    today: text(values.today) ?? new Date().toISOString().slice(0, 10),
    list: values.list === true,
  };
}

/** Papers of people who do not exist, to try Vesta out with. */
export const specimen: Command = {
  summary: `Write the papers of an invented person (${names}), each with what it says.`,
  usage: 'specimen --persona NAME --out DIR [--today YYYY-MM-DD] | specimen --list',
  run: async (args) => {
    const { persona, out, today, list } = optionsOf(args);
    if (list) {
      for (const [name, make] of Object.entries(personas)) {
        const person = make(today);
        console.log(
          `${name.padEnd(10)} ${person.country}  ${person.status.padEnd(16)} ${person.firstName} ${person.lastName}`,
        );
      }
      return EXIT_OK;
    }
    if (!persona || !isPersonaName(persona) || !out || !isRealDay(today)) {
      console.error(`Name a folder with --out, one of these with --persona, and a real day if any: ${names}.`);
      return EXIT_USAGE;
    }
    await mkdir(out, { recursive: true });
    for (const paper of await specimensOf(personas[persona](today), { today, seed: persona })) {
      await writeFile(join(out, paper.name), paper.bytes);
      await writeFile(join(out, `${paper.name}.truth.json`), `${JSON.stringify(paper.truth, null, 2)}\n`);
      console.log(paper.name);
    }
    return EXIT_OK;
  },
};
