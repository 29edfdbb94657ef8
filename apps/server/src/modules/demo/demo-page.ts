import type { RegionCode } from '@vesta/domain/regions/codes';
import { regions } from '@vesta/domain/regions/index';
import { needsApplication } from '@vesta/domain/workflow/steps';
import { type Persona, type PersonaName, personas } from '../../db/seed/personas.ts';
import { escapeHtml } from '../mail/html/escape-html.ts';
import { STYLES_PATH } from '../outbox/page-frame.ts';

const countries: Record<RegionCode, string> = { it: 'Italy', de: 'Germany' };

const link = (href: string, words: string) => `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>`;

function stepsOf(name: PersonaName, { region, applicationType }: Persona): string {
  return regions[region].workflow[applicationType]
    .filter(needsApplication)
    .map((step) => `<li>${link(`/demo/go/${name}?step=${step}`, step)}</li>`)
    .join('\n');
}

function personHtml(name: PersonaName): string {
  const persona: Persona = personas[name];
  const { profile, region, employmentStatus, role } = persona;
  return `<section>
<h2>${escapeHtml(`${profile.first_name} ${profile.last_name}`)}</h2>
<p>${escapeHtml(`${countries[region]}, ${employmentStatus.toLowerCase()}, ${role}`)}</p>
<p>${link(`/demo/go/${name}`, 'Open the application where it was left')}</p>
<p>${link(`/demo/papers/${name}`, 'Papers to upload')}</p>
<details><summary>Open it at a step</summary><ul>${stepsOf(name, persona)}</ul></details>
</section>`;
}

const frame = (main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Demo people · Vesta</title>
<link rel="stylesheet" href="${STYLES_PATH}">
</head>
<body>
<header><a class="word" href="/demo"><span class="mark" aria-hidden="true"></span>Vesta <span>demo</span></a>
<p class="hint"><strong>Nobody here exists.</strong> People and papers are invented, payments and mails are simulated. Card 4242 4242 4242 4242; mails are in the <a href="/outbox">outbox</a>.</p></header>
<main>
${main}
</main>
</body>
</html>
`;

/** The invented people and a way into each of their applications. */
export const demoPage = (): string =>
  frame(`<h1>Be somebody else for five minutes</h1>
${(Object.keys(personas) as PersonaName[]).map(personHtml).join('\n')}`);

/** The papers that one of them would hand in today. */
export const papersPage = (name: PersonaName, files: readonly string[]): string =>
  frame(`<h1>Papers of ${escapeHtml(personas[name].profile.first_name)}</h1>
<ul class="attachments">${files.map((file) => `<li>${link(`/demo/papers/${name}/${file}`, file)}</li>`).join('\n')}</ul>`);
