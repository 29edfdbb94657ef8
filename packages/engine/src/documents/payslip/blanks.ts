import { widthOf } from '../../evidence/geometry.ts';
import type { Page, Word } from '../../evidence/page.ts';

/** Old Zucchetti files spell every blank as a small s between capitals: COGNOMEsEsNOME, RETRIBUZIONEsOttobres2026. */
const signature = /^(?:COGNOMEsEsNOME|PERIODOsDIsRETRIBUZIONE|CODICEsFISCALE|NETTOsDELsMESE|TOTALEsCOMPETENZE)/;
const blank = /(?<=[\p{Lu}\d.,:'’])s(?=[\p{Lu}\d(])|(?<=\p{Ll})s(?=[\p{Lu}\d])|(?<=[\p{Lu}\d])s(?=\p{Lu}\p{Ll})/u;

function parted(word: Word): readonly Word[] {
  const parts = word.text.split(blank);
  if (parts.length === 1) return [word];
  const perLetter = widthOf(word.box) / word.text.length;
  let from = 0;
  return parts.map((text) => {
    const left = word.box.left + from * perLetter;
    from += text.length + 1;
    return { ...word, text, box: { ...word.box, left, right: left + text.length * perLetter } };
  });
}

/** The page with its blanks back, where its font lost them; every other page as it is. */
export function withBlanks(page: Page): Page {
  if (!page.words.some((word) => signature.test(word.text))) return page;
  return { ...page, words: page.words.flatMap(parted).filter((word) => word.text !== '') };
}
