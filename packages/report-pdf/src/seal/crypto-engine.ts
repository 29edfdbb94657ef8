import { webcrypto } from 'node:crypto';
import { CryptoEngine, setEngine } from 'pkijs';

let isSet = false;

/** The certificate library asks for an engine by name; ours is Node's own. */
export function setUpCrypto(): void {
  if (isSet) return;
  setEngine('node', new CryptoEngine({ name: 'node', crypto: webcrypto as Crypto }));
  isSet = true;
}
