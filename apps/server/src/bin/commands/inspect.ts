import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { checkSet } from '@vesta/engine/pipeline/check-set';
import type { Inspection } from '@vesta/engine/pipeline/inspection';
import { storedPaperOf } from '@vesta/engine/pipeline/stored-paper';
import { cadastralCodesOf } from '../../adapters/places/built-in/municipalities.ts';
import { type InspectArguments, readArguments } from '../inspect/arguments.ts';
import { checkWords } from '../inspect/check-words.ts';
import { exitStatusOf, exitStatusOfSet } from '../inspect/exit-status.ts';
import { isolatedInspector } from '../inspect/isolated-inspector.ts';
import { renderInspection } from '../inspect/render.ts';
import { renderSet } from '../inspect/render-set.ts';
import { type Command, EXIT_USAGE } from '../run-cli.ts';
import { TRUTH_SUFFIX } from './truth-suffix.ts';

const SET_VERSION = 1;

const readable = async (path: string): Promise<Uint8Array | null> => {
  try {
    return await readFile(path);
  } catch {
    return null;
  }
};

/** The files of a folder in the order of their names; none where there is no such folder. */
/** What a specimen says of itself lies beside it and is no paper. */
const isPaper = (name: string): boolean => !name.startsWith('.') && !name.endsWith(TRUTH_SUFFIX);

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && isPaper(entry.name));
    return files.map(({ name }) => join(folder, name)).sort();
  } catch {
    return [];
  }
}

async function inspectAll(files: readonly string[], asked: InspectArguments): Promise<Inspection[] | string> {
  const { expected, today } = asked;
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

function tellFiles(inspections: readonly Inspection[], { json, language, trace }: InspectArguments): number {
  const [first] = inspections;
  const words = checkWords(language);
  if (json) console.log(JSON.stringify(inspections.length === 1 ? first : inspections, null, 2));
  else console.log(inspections.map((inspection) => renderInspection(inspection, words, { trace })).join('\n'));
  return exitStatusOf(inspections.map(({ verdict }) => verdict));
}

function tellSet(inspections: readonly Inspection[], { json, language, today }: InspectArguments): number {
  const papers = inspections.map((inspection, index) =>
    storedPaperOf(inspection.file.name ?? String(index + 1), inspection),
  );
  const findings = checkSet(papers, { today, applicant: null, birthplaceCodes: cadastralCodesOf });
  if (json) console.log(JSON.stringify({ version: SET_VERSION, papers: inspections, findings }, null, 2));
  else console.log(renderSet(inspections, findings, checkWords(language)));
  return exitStatusOfSet(
    inspections.map(({ verdict }) => verdict),
    findings,
  );
}

export const inspect: Command = {
  summary: 'Read papers: what they are, what they say and where, and what does not add up. Nothing is stored or sent.',
  usage:
    'inspect <file>... | --set <folder> [--type <kind or type>] [--json] [--today YYYY-MM-DD] [--language en|it|de] [--trace]',
  run: async (args) => {
    const asked = readArguments(args, new Date().toISOString().slice(0, 10));
    if (typeof asked === 'string') return wrongUse(asked);
    const files = asked.set === null ? asked.files : await filesIn(asked.set);
    if (files.length === 0) return wrongUse(`There are no papers in "${asked.set}".`);
    const inspections = await inspectAll(files, asked);
    if (typeof inspections === 'string') return wrongUse(inspections);
    return asked.set === null ? tellFiles(inspections, asked) : tellSet(inspections, asked);
  },
};

function wrongUse(sentence: string): number {
  console.error(`${sentence}\nUse: vesta ${inspect.usage}`);
  return EXIT_USAGE;
}
