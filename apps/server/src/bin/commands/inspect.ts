import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Inspection } from '@vesta/engine/pipeline/inspection';
import { type InspectArguments, readArguments } from '../inspect/arguments.ts';
import { exitStatusOf } from '../inspect/exit-status.ts';
import { isolatedInspector } from '../inspect/isolated-inspector.ts';
import { renderInspection } from '../inspect/render.ts';
import { type Command, EXIT_USAGE } from '../run-cli.ts';

const readable = async (path: string): Promise<Uint8Array | null> => {
  try {
    return await readFile(path);
  } catch {
    return null;
  }
};

async function inspectAll({ files, expected, today }: InspectArguments): Promise<Inspection[] | string> {
  const inspector = isolatedInspector();
  const inspections: Inspection[] = [];
  try {
    for (const path of files) {
      const bytes = await readable(path);
      if (!bytes) return `There is no file "${path}" that can be opened.`;
      const options = { today, fileName: basename(path), ...(expected ? { expected } : {}) };
      inspections.push(await inspector.inspect({ bytes, options }));
    }
    return inspections;
  } finally {
    await inspector.close();
  }
}

export const inspect: Command = {
  summary: 'Read papers: what they are, what they say and where, and what confirms it. Nothing is stored or sent.',
  usage: 'inspect <file>... [--type <kind or type>] [--json] [--today YYYY-MM-DD]',
  run: async (args) => {
    const asked = readArguments(args, new Date().toISOString().slice(0, 10));
    const inspections = typeof asked === 'string' ? asked : await inspectAll(asked);
    if (typeof asked === 'string' || typeof inspections === 'string') {
      console.error(`${inspections}\nUse: vesta ${inspect.usage}`);
      return EXIT_USAGE;
    }
    const [first] = inspections;
    if (asked.json) console.log(JSON.stringify(inspections.length === 1 ? first : inspections, null, 2));
    else console.log(inspections.map(renderInspection).join('\n'));
    return exitStatusOf(inspections.map(({ verdict }) => verdict));
  },
};
