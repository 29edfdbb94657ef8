import { containerOf, openEnded } from '../../../../file-bytes/testing/container.ts';
import { signerOf } from '../../../../file-bytes/testing/signer.ts';
import { fileOf, statement, textOf, type WorldFile } from './statement.ts';

const consultant = signerOf('Studio Paghe Esempio', 'Autorita Esempio', 'ec');
const sealed = (file: Uint8Array, isInPieces = false): Uint8Array =>
  containerOf(file, consultant, { inside: file, isInPieces });
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/.{64}/g, '$&\n');

/** A paper inside of a signature, as `.p7m` files are. */
export const envelopes: readonly WorldFile[] = [
  { what: 'with lengths', make: () => sealed(statement) },
  { what: 'piece by piece', make: () => openEnded(sealed(statement, true)) },
  { what: 'in letters', make: () => fileOf(base64(sealed(statement))) },
  {
    what: 'in letters between marks',
    make: () => fileOf(`-----BEGIN PKCS7-----\n${base64(sealed(statement))}\n-----END PKCS7-----\n`),
  },
  { what: 'signed twice over', make: () => sealed(sealed(statement)) },
];

/** The paper was changed inside of its envelope. */
export const forgedEnvelopes: readonly WorldFile[] = [
  { what: 'with lengths', make: () => fileOf(textOf(sealed(statement)).replace('(1.850,00)', '(9.850,00)')) },
  {
    what: 'piece by piece',
    make: () => fileOf(textOf(openEnded(sealed(statement, true))).replace('(1.850,00)', '(9.850,00)')),
  },
];
