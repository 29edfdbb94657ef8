import type { CardKind } from './card-kind.ts';
import { germanCards } from './german-cards.ts';
import { italianCards } from './italian-cards.ts';
import { otherCards } from './other-cards.ts';

/** Every paper that is known by what is printed on it. */
export const cardKinds: readonly CardKind[] = [...italianCards, ...germanCards, ...otherCards];
