import { createHash, webcrypto } from 'node:crypto';
import { BitString, Integer, OctetString } from 'asn1js';
import { BasicConstraints, Certificate, Extension } from 'pkijs';
import { certificateName } from './certificate-name.ts';
import { setUpCrypto } from './crypto-engine.ts';
import type { SealKey } from './seal-key.ts';

const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
const SUBJECT_KEY_ID = '2.5.29.14';
/** digitalSignature and nonRepudiation: a certificate that seals, and does nothing else. */
const SEALING_ONLY = 0b1100_0000;
const VALID_YEARS = 10;
const SERIAL_BYTES = 16;

interface Owner {
  organisation: string;
  country: string;
  now: Date;
  random: (size: number) => Uint8Array;
}

function serialNumber(random: Owner['random']): Integer {
  const bytes = Uint8Array.from(random(SERIAL_BYTES));
  // Positive and without a leading zero, as the standard for certificates wants it.
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return new Integer({ valueHex: bytes.buffer });
}

const extension = (extnID: string, critical: boolean, value: ArrayBuffer) =>
  new Extension({ extnID, critical, extnValue: value });

/** A key and a self-signed certificate for a house that was given none. */
export async function createSealKey({ organisation, country, now, random }: Owner): Promise<SealKey> {
  setUpCrypto();
  const keys = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const certificate = new Certificate({ version: 2, serialNumber: serialNumber(random) });
  certificate.issuer = certificateName({ organisation, country });
  certificate.subject = certificateName({ organisation, country });
  certificate.notBefore.value = now;
  certificate.notAfter.value = new Date(now);
  certificate.notAfter.value.setUTCFullYear(now.getUTCFullYear() + VALID_YEARS);
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  const publicKey = certificate.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView;
  const keyId = createHash('sha1').update(publicKey).digest();
  certificate.extensions = [
    extension(BASIC_CONSTRAINTS, true, new BasicConstraints({ cA: false }).toSchema().toBER()),
    extension(KEY_USAGE, true, new BitString({ valueHex: Uint8Array.of(SEALING_ONLY).buffer, unusedBits: 6 }).toBER()),
    extension(SUBJECT_KEY_ID, false, new OctetString({ valueHex: Uint8Array.from(keyId).buffer }).toBER()),
  ];
  await certificate.sign(keys.privateKey, 'SHA-256');
  return {
    certificate: new Uint8Array(certificate.toSchema(true).toBER()),
    chain: [],
    privateKey: new Uint8Array(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)),
  };
}
