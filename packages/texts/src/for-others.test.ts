import { expect, test } from 'vitest';
import { checks as de } from './de/checks.ts';
import { checksForOthers as othersDe } from './de/checks-for-others.ts';
import { checks as en } from './en/checks.ts';
import { checksForOthers as othersEn } from './en/checks-for-others.ts';
import { forOthers } from './for-others.ts';
import { checks as it } from './it/checks.ts';
import { checksForOthers as othersIt } from './it/checks-for-others.ts';

type Sayings = Record<string, Record<string, string>>;

const flat = (sayings: Sayings) =>
  Object.entries(sayings).flatMap(([rule, variants]) =>
    Object.entries(variants).map(([variant, text]) => [`${rule}.${variant}`, text] as const),
  );
const slotsOf = (text: string) => new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name));

/** Any word that only somebody who is spoken to hears. Wider than what the languages themselves look for. */
const spoken = {
  en: /\b(you|your|yours|yourself|please|tell us|upload (?:the|a|it))\b/i,
  it: /\b(tu|te|ti|tuo|tua|tuoi|tue|puoi|hai|devi|vuoi|carica|caricalo|caricale|controlla|aggiungi|scegli|scarica|spiega|spiegaci|dicci|scrivici|inserisci)\b/i,
  de: /\bSie (?:haben|können|dürfen|müssen)\b|\b(Ihnen|Ihre?[mnrs]?)\b|\b[Bb]itte\b/,
};

test.each([
  ['en', en.checks, othersEn.checks],
  ['it', it.checks, othersIt.checks],
  ['de', de.checks, othersDe.checks],
] as const)('in %s the checks speak of the applicant to others, and to nobody', (language, own, others) => {
  const before = new Map(flat(own as Sayings));
  const after = flat(others as Sayings);
  expect(after.map(([key]) => key)).toEqual([...before.keys()]);
  for (const [key, text] of after) {
    expect(`${key}: ${text}`).not.toMatch(spoken[language]);
    expect(text, key).toMatch(key.endsWith('.title') ? /\S/ : /\.$/);
    const given = slotsOf(before.get(key) ?? '');
    for (const slot of slotsOf(text)) expect(given, key).toContain(slot);
  }
});

test('what asks for something falls away, also behind choices; what would be silent must be said otherwise', () => {
  const sayings = {
    R: { failed: '{n, plural, one {A page. It} other {Pages}} are missing. Please add them.', old: 'Please.' },
  };
  expect(forOthers(sayings, /please/i, { R: { old: 'It is old.' } }).R).toEqual({
    failed: '{n, plural, one {A page. It} other {Pages}} are missing.',
    old: 'It is old.',
  });
  expect(() => forOthers(sayings, /please/i, {})).toThrow('R.old says nothing to others');
});
