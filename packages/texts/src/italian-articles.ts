/** An article, or one grown together with a preposition, as it stands before a consonant: the rest before vowel and z. */
const FORMS: Readonly<Record<string, readonly [vowel: string, zero: string]>> = {
  il: ['l’', 'lo '],
  al: ['all’', 'allo '],
  dal: ['dall’', 'dallo '],
  del: ['dell’', 'dello '],
  nel: ['nell’', 'nello '],
  sul: ['sull’', 'sullo '],
  i: ['gli ', 'gli '],
  ai: ['agli ', 'agli '],
  dai: ['dagli ', 'dagli '],
  dei: ['degli ', 'degli '],
  nei: ['negli ', 'negli '],
  sui: ['sugli ', 'sugli '],
};

/**
 * Figures read aloud with a vowel or a z in front: every number that begins with 8 (otto, ottanta, ottomila), eleven of
 * anything, one as a share and nought. The first of a month is "il primo", and 08/01 is read by its month.
 */
const VOWEL = /^(?:8|11(?!\d)|1(?=[,%]| %| per cento))/;
const ZERO = /^0(?=[,% ])/;

const BEFORE_FIGURE = /(?<![\p{L}\p{N}’'])(i|il|(?:a|da|de|ne|su)[il])[ {2}](?=\d)/giu;

const asWritten = (form: string, article: string): string =>
  /^\p{Lu}/u.test(article) ? form.charAt(0).toUpperCase() + form.slice(1) : form;

/** "fino al 8 gennaio" is said "fino all’8 gennaio": which article stands before a figure is known once it is filled in. */
export const withArticles = (text: string): string =>
  text.replace(BEFORE_FIGURE, (whole, article: string, at: number) => {
    const [vowel, zero] = FORMS[article.toLowerCase()] ?? [];
    const figure = text.slice(at + whole.length);
    if (vowel && VOWEL.test(figure)) return asWritten(vowel, article);
    return zero && ZERO.test(figure) ? asWritten(zero, article) : whole;
  });

const UNGROUPED = /(?<![\d.,])(\d)(\d{3}(?:,\d\d)?)(?=\s?€)/gu;

/** By itself Italian leaves four digits without a dot, "1734,99 €"; payslips and statements print 1.734,99. */
export const withGroups = (text: string): string => text.replace(UNGROUPED, '$1.$2');

/** Only Italian changes its articles before figures, and its amounts have to be told to group. */
export const spoken = (text: string, locale: string): string =>
  locale.startsWith('it') ? withGroups(withArticles(text)) : text;
