import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { childBundle, workFolder } from '../paths.ts';
import type { Case } from './cases.ts';

/** Recognising keeps one processor busy: as many processes as a small machine has of them. */
const HELPERS = 2;

async function oneShare(photographed: number, scanned: number, helper: number): Promise<Case[]> {
  const file = path.join(workFolder, `pictures-${process.pid}-${helper}.json`);
  const numbers = [photographed, scanned, helper, HELPERS].map(String);
  const child = spawn(process.execPath, [childBundle('look-at-pictures'), file, ...numbers], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`a process that looks at pictures ended with ${code}`);
  const cases: Case[] = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return cases;
}

/** The cases of all people, each process with its share of them. */
export async function picturesByHelpers(photographed: number, scanned: number): Promise<Case[]> {
  const shares = Array.from({ length: HELPERS }, (_, helper) => oneShare(photographed, scanned, helper));
  return (await Promise.all(shares)).flat();
}
