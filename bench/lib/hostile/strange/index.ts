import type { Seed } from '../seeds.ts';
import { burdenedFiles } from './burdened.ts';
import { headlessFiles } from './heads.ts';
import { lockedFiles } from './locked.ts';

/** Small files that are odd before anybody breaks them. */
export const strangeFiles = (): Seed[] => [...headlessFiles(), ...burdenedFiles(), ...lockedFiles()];
