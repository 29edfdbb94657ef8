import { personas, type PersonaName as SpecimenName } from '@vesta/specimens/personas/index';
import { specimensOf } from '@vesta/specimens/specimens-of';
import type { Truth } from '@vesta/specimens/truth';
import { eq } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import { applications, documents } from '../../apps/server/src/db/schema/index.ts';
import { type PersonaName, personas as seeded } from '../../apps/server/src/db/seed/personas.ts';
import type { RunningHouse } from './house.ts';
import { keptInRun } from './kept-in-run.ts';
import { sessionOf } from './sign-in.ts';

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

/** A file as a browser's file dialog would hand it over. */
export interface HandedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const handed = (name: string, bytes: Uint8Array): HandedFile => ({
  name,
  mimeType: TYPES[name.split('.').pop() ?? ''] ?? 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

/** The papers of one kind that an invented person would hand in today. */
export async function papersOf(
  house: RunningHouse,
  name: SpecimenName,
  kind: Truth['kind'],
): Promise<(HandedFile & { truth: Truth })[]> {
  const today = house.clock.now().toISOString().slice(0, 10);
  const specimens = await keptInRun(`papers/${name} ${kind} ${today}`, () =>
    specimensOf(personas[name](today), { today, seed: name, kinds: [kind] }),
  );
  return specimens.map((specimen) => ({ ...handed(specimen.name, specimen.bytes), truth: specimen.truth }));
}

/** The file dialog of the button that says this. */
export async function chooses(button: Locator, files: HandedFile | HandedFile[]): Promise<void> {
  const [dialog] = await Promise.all([button.page().waitForEvent('filechooser'), button.click()]);
  await dialog.setFiles(files);
}

/** As on the first day: no papers, and these answers saved. */
export async function withoutPapers({ inside }: RunningHouse, name: PersonaName): Promise<void> {
  const { applicationId } = seeded[name];
  await inside.database.orm.delete(documents).where(eq(documents.applicationId, applicationId));
  await inside.database.orm.update(applications).set({ answersSealed: null }).where(eq(applications.id, applicationId));
}

/** Saves answers the way the screens do, without walking through them. */
export async function saves(house: RunningHouse, name: PersonaName, path: string, body: unknown): Promise<void> {
  const { applicationId, region, applicationType } = seeded[name];
  const response = await fetch(`${house.origin()}/api${path}?application_id=${applicationId}&lang=en`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Application-Type': applicationType,
      Region: region,
      Authorization: `Bearer ${await sessionOf(house, name)}`,
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}

/** Hands files in the way the screens do, and waits until they are read unless told otherwise. */
export async function handsIn(
  house: RunningHouse,
  name: PersonaName,
  path: string,
  files: readonly HandedFile[],
  fields: Record<string, string>,
): Promise<void> {
  const { applicationId, region, applicationType } = seeded[name];
  const headers = {
    'Application-Type': applicationType,
    Region: region,
    Authorization: `Bearer ${await sessionOf(house, name)}`,
  };
  for (const file of files) {
    const form = new FormData();
    for (const [key, value] of Object.entries({ name: file.name, ...fields })) form.set(key, value);
    form.set('file', new Blob([Uint8Array.from(file.buffer)], { type: file.mimeType }), file.name);
    const url = `${house.origin()}/api${path}?application_id=${applicationId}&lang=en`;
    const response = await fetch(url, { method: 'POST', headers, body: form });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  }
}
