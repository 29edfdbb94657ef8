import type { TextLanguage } from '../text-language.ts';

/** A title, then a sentence per outcome or variant. */
type Sayings = { readonly [variant: string]: string };

/** What rules say, in all languages beside each other; to others than the applicant in other words where it must be. */
export type RuleTexts = {
  readonly [rule: string]: Readonly<Record<TextLanguage, Sayings>> & {
    readonly toOthers?: Readonly<Partial<Record<TextLanguage, Sayings>>>;
  };
};

type InLanguage<Texts extends RuleTexts, Language extends TextLanguage> = {
  readonly [Rule in keyof Texts]: Texts[Rule][Language];
};

/** The words of one language. */
export const inLanguage = <Texts extends RuleTexts, Language extends TextLanguage>(
  texts: Texts,
  language: Language,
): InLanguage<Texts, Language> =>
  Object.fromEntries(Object.entries(texts).map(([rule, told]) => [rule, told[language]])) as InLanguage<
    Texts,
    Language
  >;

/** The words that one language has for others. */
export const toOthersIn = (texts: RuleTexts, language: TextLanguage): Readonly<Record<string, Sayings>> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([rule, { toOthers }]) => {
      const told = toOthers?.[language];
      return told ? [[rule, told]] : [];
    }),
  );
