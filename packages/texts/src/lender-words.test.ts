import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { allTexts } from './all.ts';

type Tree = { readonly [key: string]: string | Tree };

/** Whom and what only a lease knows. Today's rent and rents that somebody receives are figures of a loan too. */
const ofLeases = {
  en: /landlord|tenan|\bpets?\b|\bdeposit/i,
  it: /proprietari|inquilin|animali|cauzione/i,
  de: /Vermiet|Mieter|Haustier|Kaution/,
} as const;

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );

const said = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return said(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return '';
      return Object.values(element.options)
        .map(({ value }) => said(value))
        .join(' ');
    })
    .join('');

/** What a message says to somebody who wants a loan: the branch of the lender, wherever it has one. */
const toBorrowers = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.tag) return toBorrowers(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.entries(element.options).flatMap(([name, { value }]) =>
      /^(?:lender|mortgage)$/.test(name) ? [said(value)] : toBorrowers(value),
    );
  });

/** Texts of the loan alone, by their name. */
const isOfLoans = (key: string): boolean => /(?:^|\.)[^.]*(?:Lender|Mortgage|Loan)[^.]*(?:\.|$)/i.test(key);

test.each(['en', 'it', 'de'] as const)('MORT-01 who wants a loan reads nothing of landlords in %s', (language) => {
  const found = leaves(allTexts[language]).flatMap(([key, text]) => {
    const elements = parse(text);
    const words = isOfLoans(key) ? [said(elements)] : toBorrowers(elements);
    return words.filter((one) => ofLeases[language].test(one)).map((one) => `${key}: ${one}`);
  });
  expect(found).toEqual([]);
});
