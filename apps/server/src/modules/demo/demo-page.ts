import type { RegionCode } from '@vesta/domain/regions/codes';
import { regions } from '@vesta/domain/regions/index';
import { needsApplication, type StepRouter, stepTable } from '@vesta/domain/workflow/steps';
import { core } from '@vesta/texts/en/core';
import { intakeStart } from '@vesta/texts/en/intake-start';
import { partnerPerson } from '../../db/seed/partner-person.ts';
import { isPersonaName, type Persona, type PersonaName, personas } from '../../db/seed/personas.ts';
import { escapeHtml } from '../mail/html/escape-html.ts';
import { STYLES_PATH } from '../outbox/page-frame.ts';

/** Whose papers can be had: people with an account, and the one whom a partner sends. */
export type DemoPerson = PersonaName | typeof partnerPerson.persona;

export const isDemoPerson = (name: string): name is DemoPerson => isPersonaName(name) || name === partnerPerson.persona;

const firstNameOf = (name: DemoPerson): string =>
  isPersonaName(name) ? personas[name].profile.first_name : partnerPerson.first_name;

const countries: Record<RegionCode, string> = { it: 'Italy', de: 'Germany' };

const link = (href: string, words: string) => `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>`;

/** Steps are called here as their own progress bar calls them. */
const stepName = (step: StepRouter): string =>
  core.Steps[stepTable[step].labelKey.replace('Steps.', '') as keyof typeof core.Steps];

function stepsOf(name: PersonaName, { region, applicationType }: Persona): string {
  return regions[region].workflow[applicationType]
    .filter(needsApplication)
    .map((step) => `<li>${link(`/demo/go/${name}?step=${step}`, stepName(step))}</li>`)
    .join('\n');
}

function personHtml(name: PersonaName): string {
  const persona: Persona = personas[name];
  const { profile, region, employmentStatus, role } = persona;
  return `<section>
<h2>${escapeHtml(`${profile.first_name} ${profile.last_name}`)}</h2>
<p>${escapeHtml(`${countries[region]}, ${intakeStart.Resume.Status[employmentStatus]}, ${intakeStart.Resume.Role[role].toLowerCase()}`)}</p>
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

/** Somebody whom a partner sends, without signing up. */
const partnerHtml = (): string => `<section>
<h2>${escapeHtml(`${partnerPerson.first_name} ${partnerPerson.last_name}`)}</h2>
<p>Italy, employed, sent by a partner</p>
<p>${link('/demo/partner', 'Come in by a fresh partner link')}</p>
<p>${link(`/demo/papers/${partnerPerson.persona}`, 'Papers to upload')}</p>
</section>`;

/** The invented people and a way into each of their applications. */
export const demoPage = (): string =>
  frame(`<h1>Be somebody else for five minutes</h1>
${(Object.keys(personas) as PersonaName[]).map(personHtml).join('\n')}
${partnerHtml()}`);

/** The papers that one of them would hand in today. */
export const papersPage = (name: DemoPerson, files: readonly string[]): string =>
  frame(`<h1>Papers of ${escapeHtml(firstNameOf(name))}</h1>
<ul class="attachments">${files.map((file) => `<li>${link(`/demo/papers/${name}/${file}`, file)}</li>`).join('\n')}</ul>`);
