import { createHash, sign } from 'node:crypto';
import { containerOf, openEnded, timeStampOf } from '../../../../file-bytes/testing/container.ts';
import { octets } from '../../../../file-bytes/testing/der-writer.ts';
import { type Signing, signedPdf } from '../../../../file-bytes/testing/signed-pdf.ts';
import { signerKinds, signerOf } from '../../../../file-bytes/testing/signer.ts';
import { bank } from './signed-statement.ts';
import { statement, type WorldFile } from './statement.ts';

const signers = signerKinds.map((kind) => [kind, signerOf('Banca Esempio', 'Autorita Esempio', kind)] as const);
const rsa = signers[0]?.[1] ?? bank;
const clock = signerOf('Orologio Esempio', 'Autorita Esempio', 'ec');
const root = signerOf('Autorita Esempio', 'Autorita Esempio', 'ec');

const sha1Inside: Signing['container'] = (bytes, signer) => {
  const digest = createHash('sha1').update(bytes).digest();
  return containerOf(digest, signer, { inside: digest, hasAttributes: false });
};
const bareSignature: Signing['container'] = (bytes) => octets(sign('sha1', bytes, rsa.key));
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Every way in which issuers sign. */
export const waysToSign: readonly WorldFile[] = [
  ...signers.map(([kind, signer]) => ({ what: `signed with ${kind}`, make: () => signedPdf(statement, signer) })),
  { what: 'a European profile', make: () => signedPdf(statement, bank, { subFilter: 'ETSI.CAdES.detached' }) },
  {
    what: 'a digest inside',
    make: () => signedPdf(statement, rsa, { subFilter: 'adbe.pkcs7.sha1', container: sha1Inside }),
  },
  {
    what: 'a bare signature beside its certificate',
    make: () =>
      signedPdf(statement, rsa, {
        subFilter: 'adbe.x509.rsa_sha1',
        entries: `/Cert <${hexOf(rsa.certificate)}>`,
        container: bareSignature,
      }),
  },
  {
    what: 'without attributes',
    make: () =>
      signedPdf(statement, bank, {
        container: (bytes, signer) => containerOf(bytes, signer, { hasAttributes: false }),
      }),
  },
  {
    what: 'an open-ended container',
    make: () => signedPdf(statement, bank, { container: (bytes, signer) => openEnded(containerOf(bytes, signer)) }),
  },
  {
    what: 'a chain whose root has the same number',
    make: () =>
      signedPdf(statement, bank, {
        container: (bytes, signer) => containerOf(bytes, signer, { others: [root.certificate] }),
      }),
  },
  {
    what: 'a certificate that has expired since',
    make: () => signedPdf(statement, signerOf('Banca Esempio', 'Autorita Esempio', 'ec', { years: ['19', '22'] })),
  },
  {
    what: 'a stamp of the time alone',
    make: () => signedPdf(statement, clock, { subFilter: 'ETSI.RFC3161', container: timeStampOf }),
  },
  {
    what: 'a field below another of its form',
    make: () =>
      signedPdf(statement, bank, { fields: '90 0 R', isBelow: true, more: { 90: '<< /T (form) /Kids [21 0 R] >>' } }),
  },
];
