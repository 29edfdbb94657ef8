import { describe, expect, test } from 'vitest';
import { fields as de } from '../de/fields.ts';
import { fields as it } from '../it/fields.ts';
import { fields as en } from './fields.ts';

const languages = Object.entries({ en, it, de });

/** Every text with its key, nested ones joined by dots. */
function textsOf(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : textsOf(value, `${path}${key}.`),
  );
}

const named = (text: string): string[] => [...text.matchAll(/\{([a-z]\w*)[,}]/g)].map((match) => match[1] ?? '');

describe.each(languages)('VAL-09 the words for fields in %s', (_, bundle) => {
  test.each(Object.entries(bundle.Fields))('%s has a name and a gender', (_field, { name, gender }) => {
    expect(name.trim()).not.toBe('');
    expect(['m', 'f', 'n']).toContain(gender);
  });

  test('have no text left empty', () => {
    expect(textsOf(bundle).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('name only values that a message is given', () => {
    const unknown = textsOf(bundle).filter(([, text]) =>
      named(text).some((name) => !['field', 'gender', 'min', 'max'].includes(name)),
    );
    expect(unknown).toEqual([]);
  });

  test('open and close their braces, and always know a form for other genders', () => {
    for (const [key, text] of textsOf(bundle)) {
      expect(text.split('{').length, key).toBe(text.split('}').length);
      if (text.includes('{gender, select')) expect(text, key).toContain('other {');
    }
  });

  test('say the field’s name in the message for a wrong pattern, by gender', () => {
    expect(named(bundle.General.Error.Validation.RegEx)).toEqual(expect.arrayContaining(['field', 'gender']));
  });
});

test('VAL-09 Italian and German tell the genders apart', () => {
  expect(it.General.Error.Validation.RegEx).toMatch(/f \{Questa.*other \{Questo/);
  expect(de.General.Error.Validation.RegEx).toMatch(/f \{Diese\} n \{Dieses\} other \{Dieser\}/);
});

test('no sentence was left in English', () => {
  const english = new Map(textsOf({ ...en, Fields: {} }));
  for (const bundle of [it, de]) {
    const same = textsOf({ ...bundle, Fields: {} }).filter(([key, text]) => english.get(key) === text);
    expect(same).toEqual([]);
  }
});
