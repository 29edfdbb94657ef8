export interface PageSize {
  readonly objects: number;
  readonly bytes: number;
}

const sixteen = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
};
const thirtyTwo = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Length of the part about pages, after which the part about shared objects begins. */
export const pagePartLength = (pages: number): number => 36 + pages * 8;

/** How long each object of the first page is; none is signed, each is a group of its own. */
function sharedPart(lengths: readonly number[]): Buffer {
  const least = Math.min(...lengths);
  const head = [thirtyTwo(0), thirtyTwo(0), thirtyTwo(lengths.length), thirtyTwo(lengths.length)];
  const unsigned = Buffer.alloc(Math.ceil(lengths.length / 8));
  const rows = lengths.map((length) => thirtyTwo(length - least));
  return Buffer.concat([...head, sixteen(0), thirtyTwo(least), sixteen(32), ...rows, unsigned]);
}

/**
 * Where pages begin and how long they are: numbers of 32 bits, all else left at nothing, for shared objects are counted
 * to the page that needs them first.
 */
export function hintTables(pages: readonly PageSize[], firstPageAt: number, firstPage: readonly number[]): Buffer {
  const least = Math.min(...pages.map(({ objects }) => objects));
  const shortest = Math.min(...pages.map(({ bytes }) => bytes));
  const head = [thirtyTwo(least), thirtyTwo(firstPageAt), sixteen(32), thirtyTwo(shortest), sixteen(32)];
  const contents = [thirtyTwo(0), sixteen(0), thirtyTwo(shortest), sixteen(0)];
  const shared = [sixteen(0), sixteen(0), sixteen(0), sixteen(1)];
  const rows = [
    ...pages.map(({ objects }) => thirtyTwo(objects - least)),
    ...pages.map(({ bytes }) => thirtyTwo(bytes - shortest)),
  ];
  return Buffer.concat([...head, ...contents, ...shared, ...rows, sharedPart(firstPage)]);
}
