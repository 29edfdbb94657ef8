import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DEFLATED = 8;

/** The bytes of one file inside a zip archive. Enough for plain archives: no encryption, no zip64. */
export function readFromZip(archive, wanted) {
  let end = archive.length - 22;
  while (end >= 0 && archive.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) throw new Error('This is not a zip archive.');
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry += 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    if (name === wanted) return contentOf(archive, at);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  throw new Error(`The archive holds no file named ${wanted}.`);
}

function contentOf(archive, directoryEntry) {
  const method = archive.readUInt16LE(directoryEntry + 10);
  const size = archive.readUInt32LE(directoryEntry + 20);
  const header = archive.readUInt32LE(directoryEntry + 42);
  const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
  const bytes = archive.subarray(start, start + size);
  return method === DEFLATED ? inflateRawSync(bytes) : bytes;
}
