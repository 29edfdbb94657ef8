import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

const settings = `
[ req ]
distinguished_name = dn
prompt = no
x509_extensions = tsa
[ dn ]
CN = Time of this test
[ tsa ]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
[ ts ]
serial = SERIAL
signer_digest = sha256
default_policy = 1.3.6.1.4.1.99999.1
digests = sha256
accuracy = secs:1
ess_cert_id_alg = sha256
`;

export interface LocalAuthority {
  /** Bytes of a query in, bytes of a reply out. */
  reply(query: Uint8Array): Uint8Array;
  /** What openssl says of a token against the data that it is of. */
  verify(token: Uint8Array, data: Uint8Array): string;
  close(): void;
}

/** A time-stamp authority of our own, run by openssl: a second opinion on the protocol. */
export function localAuthority(): LocalAuthority {
  const folder = mkdtempSync(path.join(tmpdir(), 'tsa-'));
  const file = (name: string) => path.join(folder, name);
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'pipe'] }).toString();
  writeFileSync(file('settings'), settings.replace('SERIAL', file('serial')));
  writeFileSync(file('serial'), '01\n');
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-config',
    file('settings'),
    '-keyout',
    file('key'),
    '-out',
    file('certificate'),
  );
  return {
    reply: (query) => {
      writeFileSync(file('query'), query);
      openssl(
        'ts',
        '-reply',
        '-section',
        'ts',
        '-config',
        file('settings'),
        '-queryfile',
        file('query'),
        '-signer',
        file('certificate'),
        '-inkey',
        file('key'),
        '-out',
        file('reply'),
      );
      return readFileSync(file('reply'));
    },
    verify: (token, data) => {
      writeFileSync(file('token'), token);
      writeFileSync(file('data'), data);
      const { stdout, stderr } = spawnSync('openssl', [
        'ts',
        '-verify',
        '-token_in',
        '-in',
        file('token'),
        '-data',
        file('data'),
        '-CAfile',
        file('certificate'),
      ]);
      return `${stdout}${stderr}`;
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
