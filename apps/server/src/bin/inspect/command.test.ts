import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paperPdf } from '@vesta/engine/pipeline/testing/paper-pdf';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { commands } from '../commands/index.ts';
import { runCli } from '../run-cli.ts';

let folder = '';
const file = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesta-inspect-'));
  await writeFile(
    file('contract.pdf'),
    paperPdf([
      'ARBEITSVERTRAG',
      'zwischen der Nordwind Logistik GmbH, Hamburg, nachfolgend Arbeitgeber,',
      'und Frau Anna Lindner, geb. am 03.05.1991, nachfolgend Arbeitnehmerin.',
      'Das Arbeitsverhaeltnis ist unbefristet, es beginnt am 01.03.2025. Die Probezeit betraegt 6 Monate.',
      'Das Bruttomonatsgehalt betraegt 3.540,00 EUR.',
    ]),
  );
  await writeFile(file('contract.pdf.truth.json'), '{}');
  await writeFile(file('empty.pdf'), '');
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

async function run(...args: readonly string[]): Promise<{ status: number; out: string; err: string }> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const status = await runCli(['inspect', ...args], commands);
  const text = (calls: readonly unknown[][]): string => calls.flat().join('\n');
  return { status, out: text(log.mock.calls), err: text(error.mock.calls) };
}

describe('vesta inspect', () => {
  test('INC-05 tells a person what a contract says, and ends with 0', async () => {
    const { status, out } = await run(file('contract.pdf'));
    expect(status).toBe(0);
    expect(out).toMatch(/payer_name\s+Nordwind Logistik GmbH/);
    expect(out).toMatch(/employment_start\s+2025-03-01/);
  });

  test('--json is the whole result, one object for one file and a list for several', async () => {
    const one: unknown = JSON.parse((await run(file('contract.pdf'), '--json')).out);
    expect(one).toMatchObject({ version: 1, type: 'work_contract', fields: { monthly_gross: { value: 354_000 } } });
    vi.restoreAllMocks();
    const { status, out } = await run(file('contract.pdf'), file('empty.pdf'), '--json');
    const several: unknown = JSON.parse(out);
    expect(several).toMatchObject([{ verdict: 'read' }, { verdict: 'unreadable', file: { problem: 'empty' } }]);
    expect(status).toBe(4);
  });

  test('another kind than the one named ends with 3 and names both', async () => {
    const { status, out } = await run(file('contract.pdf'), '--type', 'payslip');
    expect(status).toBe(3);
    expect(out).toContain('expected payslip, found work_contract');
  });

  test('--set looks at the papers of a folder together', async () => {
    const { status, out } = await run('--set', folder, '--json');
    const together: unknown = JSON.parse(out);
    // What lies beside a specimen for whoever measures is no paper of anybody.
    expect(together).toMatchObject({
      version: 1,
      papers: [{ file: { name: 'contract.pdf' } }, { file: { name: 'empty.pdf' } }],
    });
    expect(out).toContain('R_X_DEVICE_OR_CONTACT_REUSE');
    expect(status).toBe(4);
    vi.restoreAllMocks();
    expect((await run('--set', file('nowhere'))).status).toBe(2);
  });

  test('wrong use ends with 2 and says how to use it', async () => {
    const missing = await run(file('nowhere.pdf'));
    expect(missing.status).toBe(2);
    expect(missing.err).toContain('Use: vesta inspect');
    vi.restoreAllMocks();
    expect((await run()).status).toBe(2);
  });
});
