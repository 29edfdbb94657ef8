import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { allTexts } from './all.ts';

type Tree = { readonly [key: string]: string | Tree };

const languages = Object.keys(allTexts) as (keyof typeof allTexts)[];
/** English says which words there are. */
const translations = languages.filter((language) => language !== 'en');

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );

const flat = (language: keyof typeof allTexts) => new Map(leaves(allTexts[language]));

/** Names that a message expects to be given, also inside plurals and choices. */
function slots(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return [element.value, ...Object.values(element.options).flatMap((option) => slots(option.value))];
    }
    if (element.type === TYPE.tag) return [element.value, ...slots(element.children)];
    return element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value];
  });
}
const slotSet = (text: string) => new Set(slots(parse(text)));

describe('texts', () => {
  test.each(translations)('%s has the same keys as English and no empty text', (language) => {
    expect([...flat(language).keys()].sort()).toEqual([...flat('en').keys()].sort());
    for (const [key, text] of flat(language)) expect(text.trim(), key).not.toBe('');
  });

  test.each(translations)('%s names the same values in every message as English', (language) => {
    const translated = flat(language);
    for (const [key, text] of flat('en')) {
      const given = slotSet(text);
      // Whoever names a field also gives its gender; English has no use for it.
      if (given.has('field')) given.add('gender');
      for (const slot of slotSet(translated.get(key) ?? '')) expect(given, `${key} {${slot}}`).toContain(slot);
    }
  });

  test('in Italian no article stands before a percentage: it would have to change before 8 and 11', () => {
    for (const [key, text] of flat('it'))
      expect(`${key}: ${text}`).not.toMatch(/\b(?:il|al|del|dal|nel|sul|un) \{(?:share|rate|percent)/i);
  });

  test('plain apostrophes and three dots are typed properly, because people read them', () => {
    for (const language of languages)
      for (const [key, text] of flat(language)) expect(`${language} ${key}: ${text}`).not.toMatch(/\w'\w|\.\.\./);
  });
});
