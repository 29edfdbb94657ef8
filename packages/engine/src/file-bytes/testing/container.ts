import { createHash } from 'node:crypto';
import { childrenOf, readDer } from '../signature/der.ts';
import { CONTENT, der, integer, octets, oid, SEQUENCE, SET, sequence } from './der-writer.ts';
import { hashIds, type Signer } from './signer.ts';

const DATA = '1.2.840.113549.1.7.1';
const TIME_STAMP = '1.2.840.113549.1.9.16.1.4';

/** The same container as programs write it that do not know lengths beforehand: its outer parts end with a mark. */
export function openEnded(container: Uint8Array, levels = 3): Uint8Array {
  if (levels === 0) return container;
  const { tag, content } = readDer(container);
  const parts = childrenOf({ tag, content, whole: container }).map(({ tag: inner, whole }) =>
    inner === SEQUENCE || inner === CONTENT ? openEnded(whole, levels - 1) : whole,
  );
  return Buffer.concat([Buffer.from([tag, 0x80]), ...parts, Buffer.from([0, 0])]);
}

const PIECE = 1000;
const IN_PIECES = 0x24;

function inPieces(bytes: Uint8Array): Uint8Array {
  const count = Math.ceil(bytes.length / PIECE);
  const pieces = Array.from({ length: count }, (_, at) => octets(bytes.subarray(at * PIECE, (at + 1) * PIECE)));
  return Buffer.concat([Buffer.from([IN_PIECES, 0x80]), ...pieces, Buffer.from([0, 0])]);
}

interface Packing {
  /** Kept inside of the container, where it is not the document outside. */
  readonly inside?: Uint8Array;
  readonly type?: string;
  /** Certificates of authorities that stand before the signer's. */
  readonly others?: readonly Uint8Array[];
  readonly hasAttributes?: boolean;
  /** Kept inside piece by piece, as programs do that do not know the length beforehand. */
  readonly isInPieces?: boolean;
}

/** A signature container over some bytes, detached unless they are to be kept inside. */
export function containerOf(
  signed: Uint8Array,
  signer: Signer,
  { inside, type = DATA, others = [], hasAttributes = true, isInPieces = false }: Packing = {},
): Uint8Array {
  const digest = createHash(signer.hash).update(signed).digest();
  const attributes = Buffer.concat([
    sequence(oid('1.2.840.113549.1.9.3'), der(SET, oid(type))),
    sequence(oid('1.2.840.113549.1.9.4'), der(SET, octets(digest))),
  ]);
  const info = sequence(
    integer(1),
    sequence(signer.issuer, integer(signer.serial)),
    hashIds[signer.hash],
    hasAttributes ? der(CONTENT, attributes) : [],
    signer.algorithm,
    octets(signer.sign(hasAttributes ? der(SET, attributes) : signed)),
  );
  const data = sequence(
    integer(1),
    der(SET, hashIds[signer.hash]),
    sequence(oid(type), inside ? der(CONTENT, isInPieces ? inPieces(inside) : octets(inside)) : []),
    der(CONTENT, ...others, signer.certificate),
    der(SET, info),
  );
  return sequence(oid('1.2.840.113549.1.7.2'), der(CONTENT, data));
}

/** What an authority for time says of some bytes. */
export function timeStampOf(bytes: Uint8Array, authority: Signer): Uint8Array {
  const imprint = sequence(hashIds.sha256, octets(createHash('sha256').update(bytes).digest()));
  const told = sequence(integer(1), oid('1.2.3.4'), imprint, integer(1), der(0x18, Buffer.from('20261101090000Z')));
  return containerOf(told, authority, { inside: told, type: TIME_STAMP });
}
