import { createHash, type KeyObject, sign } from 'node:crypto';
import { type Certificate, sha256, sha256WithRsa } from './certificate.ts';
import { integer, octets, oid, sequence, setOf, tagged, utcTime } from './der.ts';

const DATA = oid('1.2.840.113549.1.7.1');
const SIGNED_DATA = oid('1.2.840.113549.1.7.2');
const attribute = (type: string, value: Uint8Array): Buffer => sequence(oid(type), setOf(value));

/** A detached signature over the bytes: CMS with signed attributes, as PDF viewers expect it. */
export function detachedSignature(signed: Uint8Array, key: KeyObject, certificate: Certificate, moment: Date): Buffer {
  const digest = createHash('sha256').update(signed).digest();
  const hash = createHash('sha256').update(certificate.der).digest();
  const attributes = [
    attribute('1.2.840.113549.1.9.3', DATA),
    attribute('1.2.840.113549.1.9.5', utcTime(moment)),
    attribute('1.2.840.113549.1.9.4', octets(digest)),
    // Names the certificate, as European profiles demand.
    attribute('1.2.840.113549.1.9.16.2.47', sequence(sequence(sequence(octets(hash))))),
  ];
  const asSet = setOf(...attributes);
  // Signed as a set, stored under a tag of its own.
  const stored = Buffer.concat([Buffer.from([0xa0]), asSet.subarray(1)]);
  const signer = sequence(
    integer(Buffer.from([1])),
    sequence(certificate.issuer, certificate.serial),
    sha256,
    stored,
    sha256WithRsa,
    octets(sign('sha256', asSet, key)),
  );
  const body = sequence(
    integer(Buffer.from([1])),
    setOf(sha256),
    sequence(DATA),
    tagged(0xa0, certificate.der),
    setOf(signer),
  );
  return sequence(SIGNED_DATA, tagged(0xa0, body));
}
