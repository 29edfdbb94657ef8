import { squeezed } from '@vesta/domain/text/fold';

const forms = new Set(
  'srl srls spa snc sas sapa scarl scrl scpa scs coop onlus ets stp gmbh ggmbh mbh ag kg kgaa ohg gbr ug ek ev eg se partg mbb partgmbb aor vvag ltd limited'.split(
    ' ',
  ),
);

/** Words of running text, and units, that only capitals make a legal form of. */
const plainWords = /^(?:se|ag|kg|ug|ets)[.,;]?$/;

/** "Planungs-GmbH", "Betriebs-AG". */
const joined = /\p{L}-(?:g?GmbH|mbH|AG|KG|UG)[.,;]?$/u;

/** Without its dots it is a word of many languages. */
const dotted = /^S\.A\.,?$/;

/** Whether a word is the legal form of a company, however it is dotted. */
export const isLegalForm = (word: string): boolean =>
  joined.test(word) ||
  dotted.test(word) ||
  (/^\p{L}/u.test(word) && !plainWords.test(word) && forms.has(squeezed(word)));
