import {
  BadDer,
  childrenOf,
  context,
  type Der,
  INTEGER,
  OCTETS,
  objectId,
  octetsOf,
  readDer,
  SEQUENCE,
  SET,
} from './der.ts';

/** One of those who signed, with what it takes to verify them. */
export interface SignerInfo {
  /** Serial number of the signer's certificate in hex; null when it is named in another way. */
  readonly serial: string | null;
  readonly digest: string;
  readonly algorithm: string;
  readonly signature: Uint8Array;
  /** What is signed, as bytes; null when the document itself is. */
  readonly signedAttributes: Uint8Array | null;
  /** Digest of the document that the signer vouches for. */
  readonly messageDigest: Uint8Array | null;
}

/** The parts of a signature container. */
export interface SignedData {
  /** Certificates as they stand in it. */
  readonly certificates: readonly Uint8Array[];
  /** At least one. */
  readonly signers: readonly SignerInfo[];
  /** Content inside of the container, where the document is not kept outside. */
  readonly content: Uint8Array | null;
}

const SIGNED_DATA = '1.2.840.113549.1.7.2';
const MOST_SIGNERS = 20;
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';

function need<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new BadDer(what);
  return value;
}

const ofTag = (nodes: readonly Der[], tag: number): Der | undefined => nodes.find((node) => node.tag === tag);
const algorithmOf = (node: Der): string => objectId(need(childrenOf(node)[0], 'algorithm'));
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex').replace(/^0+/, '').toUpperCase();

function digestIn(attributes: Der | undefined): Uint8Array | null {
  for (const attribute of attributes ? childrenOf(attributes) : []) {
    const [type, values] = childrenOf(attribute);
    if (type && values && objectId(type) === MESSAGE_DIGEST) return childrenOf(values)[0]?.content ?? null;
  }
  return null;
}

/** Attributes are stored under another tag than the one that is signed. */
function asSigned(attributes: Der | undefined): Uint8Array | null {
  if (!attributes) return null;
  const bytes = Uint8Array.from(attributes.whole);
  bytes[0] = SET;
  return bytes;
}

function signerOf(signer: Der): SignerInfo {
  const parts = childrenOf(signer);
  const named = need(parts[1], 'signer');
  const number = named.tag === SEQUENCE ? ofTag(childrenOf(named), INTEGER) : undefined;
  const attributes = ofTag(parts, context(0));
  const algorithms = parts.slice(2).filter(({ tag }) => tag === SEQUENCE);
  return {
    serial: number ? hex(number.content) : null,
    digest: algorithmOf(need(algorithms[0], 'digest')),
    algorithm: algorithmOf(need(algorithms[1], 'algorithm')),
    signature: need(ofTag(parts, OCTETS), 'signature').content,
    signedAttributes: asSigned(named.tag === context(0) && attributes === named ? undefined : attributes),
    messageDigest: digestIn(attributes),
  };
}

/** Throws where the bytes are no signature container. */
export function readSignedData(bytes: Uint8Array): SignedData {
  const [type, wrapped] = childrenOf(readDer(bytes));
  if (!type || objectId(type) !== SIGNED_DATA) throw new BadDer('another container');
  const parts = childrenOf(need(childrenOf(need(wrapped, 'content'))[0], 'signed data'));
  const inside = childrenOf(need(ofTag(parts, SEQUENCE), 'content')).find(({ tag }) => tag === context(0));
  const signers = need(parts.filter(({ tag }) => tag === SET).at(-1), 'signers');
  const listed = childrenOf(signers).slice(0, MOST_SIGNERS);
  if (listed.length === 0) throw new BadDer('nobody signed');
  const held = inside && childrenOf(inside)[0];
  const certificates = ofTag(parts, context(0));
  return {
    signers: listed.map(signerOf),
    certificates: certificates ? childrenOf(certificates).map(({ whole }) => whole) : [],
    content: held ? octetsOf(held) : null,
  };
}
