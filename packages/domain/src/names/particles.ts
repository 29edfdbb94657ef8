import type { NameWord } from './name-words.ts';

const particles = new Set(
  'DE DEL DELLA DELLO DEI DEGLI DI DA DAL DALLA LA LE LO VON VOM ZU ZUM ZUR VAN DER DEN DEM DES TER TEN DU DOS DAS AF AV EL AL Y'.split(
    ' ',
  ),
);

/** Words that lead up to a family's name and are none by themselves. */
export const isParticle = (word: NameWord): boolean => particles.has(word.spellings[0] ?? '');
