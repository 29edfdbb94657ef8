import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { bits, integer, nothing, octets, oid, sequence, setOf, tagged, utcTime, utf8 } from './der.ts';

export const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'), nothing);
export const sha256WithRsa = sequence(oid('1.2.840.113549.1.1.11'), nothing);

export interface Certificate {
  readonly der: Buffer;
  readonly issuer: Buffer;
  readonly serial: Buffer;
}

const nameOf = (country: string, common: string): Buffer =>
  sequence(
    setOf(sequence(oid('2.5.4.6'), tagged(0x13, Buffer.from(country)))),
    setOf(sequence(oid('2.5.4.10'), utf8(common))),
    setOf(sequence(oid('2.5.4.3'), utf8(`${common} specimen seal`))),
  );

/** A certificate that an issuer gave itself, good for ten years from the first of January of that year. */
export function selfSigned(key: KeyObject, issuer: string, country: string, year: number): Certificate {
  const name = nameOf(country, issuer);
  const serial = integer(createHash('sha256').update(`${issuer}/${year}`).digest().subarray(0, 8));
  const validity = sequence(utcTime(new Date(Date.UTC(year, 0, 1))), utcTime(new Date(Date.UTC(year + 10, 0, 1))));
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const keyUsage = sequence(
    oid('2.5.29.15'),
    tagged(0x01, Buffer.from([255])),
    octets(tagged(0x03, Buffer.from([6, 0xc0]))),
  );
  const extensions = tagged(0xa3, sequence(keyUsage));
  const version = tagged(0xa0, integer(Buffer.from([2])));
  const body = sequence(version, serial, sha256WithRsa, name, validity, name, publicKey, extensions);
  return { der: sequence(body, sha256WithRsa, bits(sign('sha256', body, key))), issuer: name, serial };
}
