import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { KnownPaper } from '../accuracy/judge.ts';

/** An entry of `truth.json`, as the author of the papers tells it. */
interface Told {
  readonly file: string;
  readonly kind: string;
  readonly type?: string;
  readonly country: string;
  readonly layout?: string;
  readonly honest?: boolean;
  readonly fields?: KnownPaper['truth']['fields'];
  readonly transactions?: readonly { readonly date: string; readonly amount: number }[];
  readonly original?: string;
  readonly recipe?: string;
}

export interface HonestPaper extends KnownPaper {
  readonly traits: readonly string[];
}

export interface AlteredPaper {
  readonly name: string;
  readonly kind: string;
  readonly recipe: string;
  readonly original: string;
  readonly bytes: Uint8Array;
}

export interface ToldSet {
  readonly name: string;
  readonly isHonest: boolean;
  readonly contradictions: readonly string[];
  readonly papers: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

const listIn = <T>(file: string): T[] => {
  const told: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(told)) throw new Error(`${file} is no list.`);
  return told as T[];
};

const toldIn = (folder: string): Told[] => listIn<Told>(path.join(folder, 'truth.json'));
const bytesOf = (folder: string, file: string): Uint8Array => readFileSync(path.join(folder, 'papers', file));

/** Only papers whose names fit: for repairs of one kind. */
const isAsked = (name: string): boolean => new RegExp(process.env.VESTA_PAPERS_ONLY ?? '').test(name);

export const honestIn = (folder: string): HonestPaper[] =>
  toldIn(folder)
    .filter(({ honest, file }) => honest !== false && isAsked(file))
    .map(({ file, kind, type, country, layout, fields = {}, transactions }) => ({
      name: file,
      bytes: bytesOf(folder, file),
      truth: { kind, type: type ?? null, layout: country, fields, transactions: transactions ?? null },
      traits: layout ? [layout] : [],
    }));

export const alteredIn = (folder: string): AlteredPaper[] =>
  toldIn(folder)
    .filter(({ honest, file }) => honest === false && isAsked(file))
    .map(({ file, kind, recipe = 'altered', original = '' }) => ({
      name: file,
      kind,
      recipe,
      original,
      bytes: bytesOf(folder, file),
    }));

/** Whole applicants, in folders of their own below `sets`. */
export function setsIn(folder: string, isThere: (file: string) => boolean): ToldSet[] {
  const file = path.join(folder, 'sets', 'truth.json');
  if (!isThere(file)) return [];
  return listIn<{ set: string; honest: boolean; contradictions?: string[]; files: string[] }>(file).map(
    ({ set, honest, contradictions = [], files }) => ({
      name: set,
      isHonest: honest,
      contradictions,
      papers: files.map((one) => {
        const name = path.basename(one);
        return { name, bytes: readFileSync(path.join(folder, 'sets', set, name)) };
      }),
    }),
  );
}
