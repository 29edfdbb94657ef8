/** Written beside each other. The words of a further language may stay in its own folder, so that adding one is adding a folder. */
type Beside = 'en' | 'it' | 'de';

/** A title, then a sentence per outcome or variant. */
type Sayings = { readonly [variant: string]: string };

/** What rules say, in all languages beside each other; to others than the applicant in other words where it must be. */
export type RuleTexts = {
  readonly [rule: string]: Readonly<Record<Beside, Sayings>> & {
    readonly toOthers?: Readonly<Partial<Record<Beside, Sayings>>>;
  };
};

type InLanguage<Texts extends RuleTexts, Language extends Beside> = {
  readonly [Rule in keyof Texts]: Texts[Rule][Language];
};

/** The words of one language. */
export const inLanguage = <Texts extends RuleTexts, Language extends Beside>(
  texts: Texts,
  language: Language,
): InLanguage<Texts, Language> =>
  Object.fromEntries(Object.entries(texts).map(([rule, told]) => [rule, told[language]])) as InLanguage<
    Texts,
    Language
  >;

/** The words that one language has for others. */
export const toOthersIn = (texts: RuleTexts, language: Beside): Readonly<Record<string, Sayings>> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([rule, { toOthers }]) => {
      const told = toOthers?.[language];
      return told ? [[rule, told]] : [];
    }),
  );
