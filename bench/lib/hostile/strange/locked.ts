import type { Seed } from '../seeds.ts';
import { newSealing } from './new-cipher.ts';
import { type Locks, oldSealing, type Sealing } from './old-cipher.ts';
import { letter, replaced } from './page.ts';

const ID = Buffer.from('00112233445566778899aabbccddeeff', 'hex');

const withSealing = (name: string, { entries, seal }: Sealing, id = ID): Seed =>
  letter(name, {
    trailer: `/Encrypt 7 0 R${id.length > 0 ? ` /ID [<${id.toString('hex')}> <${id.toString('hex')}>]` : ''}`,
    more: [`<< ${entries} >>`],
    seal: (drawing) => seal(4, drawing),
  });

const locks: Readonly<Record<string, Locks>> = {
  'anybody may open': { user: '', owner: '' },
  'anybody may open, one may print': { user: '', owner: 'owner' },
  'one password': { user: 'user', owner: '' },
  'two passwords': { user: 'user', owner: 'owner' },
};

/** Every handler that PDF ever had, with each way to set passwords, and two that say too little about themselves. */
export function lockedFiles(): Seed[] {
  const all = Object.entries(locks).flatMap(([name, both]) => [
    ...([2, 3, 4] as const).map((revision) => withSealing(`${name} (${revision})`, oldSealing(revision, both, ID))),
    ...([5, 6] as const).map((revision) => withSealing(`${name} (${revision})`, newSealing(revision, both))),
  ]);
  const none = Buffer.alloc(0);
  const nameless = withSealing('locked without an id', oldSealing(2, { user: '', owner: 'owner' }, none), none);
  const aes = withSealing('locked, length not told', oldSealing(4, { user: '', owner: 'owner' }, ID));
  return [...all, nameless, { ...aes, bytes: replaced(aes.bytes, / \/Length 128/, '') }];
}
