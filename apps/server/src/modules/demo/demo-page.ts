import { languages } from '@vesta/domain/languages';
import { needsApplication, type StepRouter, stepTable } from '@vesta/domain/workflow/steps';
import { workflowFor } from '@vesta/domain/workflow/workflow';
import { partnerPerson } from '../../db/seed/partner-person.ts';
import { isPersonaName, type Persona, type PersonaName, personas } from '../../db/seed/personas.ts';
import { demoStaff } from '../../db/seed/staff.ts';
import { translate } from '../../lib/translate.ts';
import { escapeHtml } from '../mail/html/escape-html.ts';
import { STYLES_PATH } from '../outbox/page-frame.ts';
import type { DemoWords } from './demo-words.ts';

/** Whose papers can be had: people with an account, and the one whom a partner sends. */
export type DemoPerson = PersonaName | typeof partnerPerson.persona;

export const isDemoPerson = (name: string): name is DemoPerson => isPersonaName(name) || name === partnerPerson.persona;

/** Per person the first step that is not done yet; null when all are. */
export type HowFar = Readonly<Record<PersonaName, StepRouter | null>>;

const firstNameOf = (name: DemoPerson): string =>
  isPersonaName(name) ? personas[name].profile.first_name : partnerPerson.first_name;

const link = (href: string, words: string) => `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>`;

const papersLink = (name: DemoPerson, { t, language }: DemoWords): string =>
  `<p>${link(`/demo/papers/${name}?lang=${language}`, t('Papers'))}</p>`;

/** Steps are called here as their own progress bar calls them. What lies behind an open step says behind which. */
function stepsOf(name: PersonaName, open: StepRouter | null, { t, language }: DemoWords): string {
  const { region, applicationType, employmentStatus, role }: Persona = personas[name];
  const way = { region, applicationType, employmentStatus, role, lanPays: false, isCovered: false };
  const steps = workflowFor(way).flatMap(({ router, skip }) => (skip || !needsApplication(router) ? [] : [router]));
  const reached = open === null ? steps.length : steps.indexOf(open);
  const nameOf = (step: StepRouter): string => translate(language, stepTable[step].labelKey);
  const items = steps.map((step, place) =>
    place <= reached || open === null
      ? `<li>${link(`/demo/go/${name}?step=${step}`, nameOf(step))}</li>`
      : `<li>${escapeHtml(`${nameOf(step)}, ${t('Later', { step: nameOf(open) })}`)}</li>`,
  );
  const how = open === null ? '' : `<p>${escapeHtml(t('Reached', { step: nameOf(open) }))}</p>`;
  return `<details><summary>${escapeHtml(t('AtStep'))}</summary>${how}<ul>${items.join('\n')}</ul></details>`;
}

function personHtml(name: PersonaName, open: StepRouter | null, words: DemoWords): string {
  const { profile, region, employmentStatus, role }: Persona = personas[name];
  const { t, resume } = words;
  // Whoever leads an application is nobody in particular; a role is told of the others.
  const stands = role === 'main-applicant' ? [] : [resume.Role[role]];
  const who = [t(`Countries.${region}`), resume.Status[employmentStatus], ...stands].join(', ');
  return `<section>
<h2>${escapeHtml(`${profile.first_name} ${profile.last_name}`)}</h2>
<p>${escapeHtml(who)}</p>
<p>${link(`/demo/go/${name}`, t('OpenHere'))}</p>
${papersLink(name, words)}
${stepsOf(name, open, words)}
</section>`;
}

/** In which languages a page can be read; the one on screen is no way anywhere. */
const languagesHtml = (path: string, { language, t }: DemoWords): string =>
  `<nav aria-label="${escapeHtml(t('Languages'))}">${languages
    .map((one) => {
      const name = new Intl.DisplayNames([one], { type: 'language' }).of(one) ?? one;
      const mark = one === language ? ' aria-current="true"' : '';
      return `<a lang="${one}" href="${path}?lang=${one}"${mark}>${escapeHtml(name)}</a>`;
    })
    .join(' · ')}</nav>`;

const frame = (path: string, main: string, words: DemoWords): string => `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(words.t('Title'))} · Vesta</title>
<link rel="stylesheet" href="${STYLES_PATH}">
</head>
<body>
<header><a class="word" href="/demo?lang=${words.language}"><span class="mark" aria-hidden="true"></span>Vesta <span>demo</span></a>
${languagesHtml(path, words)}
<p class="hint"><strong>${escapeHtml(words.t('Nobody'))}</strong> ${words.t.markup('Notice', { outbox: (inside) => `<a href="/outbox">${inside}</a>` })}</p></header>
<main>
${main}
</main>
</body>
</html>
`;

/** Somebody whom a partner sends, without signing up. */
const partnerHtml = (words: DemoWords): string => `<section>
<h2>${escapeHtml(`${partnerPerson.first_name} ${partnerPerson.last_name}`)}</h2>
<p>${escapeHtml(words.t('SentByPartner'))}</p>
<p>${link('/demo/partner', words.t('PartnerLink'))}</p>
${papersLink(partnerPerson.persona, words)}
</section>`;

const desks = [
  { ...demoStaff.owner, region: 'it' },
  { ...demoStaff.germanOwner, region: 'de' },
] as const;

/** Who lets the homes, and with which address they sign in. */
const desksHtml = ({ t, language }: DemoWords): string => `<section>
<h2>${escapeHtml(t('DeskHeading'))}</h2>
<p>${escapeHtml(t('DeskNotice'))}</p>
<ul>${desks
  .map(({ name, email, region }) => {
    const words = t('DeskSignIn', { name, email, place: t(`Countries.${region}`) });
    return `<li>${link(`/${language}/desk`, words)}</li>`;
  })
  .join('\n')}</ul>
</section>`;

/** The invented people and a way into each of their applications. */
export const demoPage = (howFar: HowFar, words: DemoWords): string =>
  frame(
    '/demo',
    `<h1>${escapeHtml(words.t('Heading'))}</h1>
${(Object.keys(personas) as PersonaName[]).map((name) => personHtml(name, howFar[name], words)).join('\n')}
${partnerHtml(words)}
${desksHtml(words)}`,
    words,
  );

/** The papers that one of them would hand in today. */
export const papersPage = (name: DemoPerson, files: readonly string[], words: DemoWords): string =>
  frame(
    `/demo/papers/${name}`,
    `<h1>${escapeHtml(words.t('PapersOf', { name: firstNameOf(name) }))}</h1>
<ul class="attachments">${files.map((file) => `<li>${link(`/demo/papers/${name}/${file}`, file)}</li>`).join('\n')}</ul>`,
    words,
  );
