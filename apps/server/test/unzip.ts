import { crc32 } from 'node:zlib';

/** The entries of an archive by their names, found as programs find them: from the list at its end. Sums are checked. */
export function unzip(archive: Buffer): Record<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const count = archive.readUInt16LE(end + 10);
  const entries: Record<string, Buffer> = {};
  for (let i = 0, at = archive.readUInt32LE(end + 16); i < count; i += 1) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('no entry where the list says one is');
    const size = archive.readUInt32LE(at + 24);
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString('utf8');
    const local = archive.readUInt32LE(at + 42);
    if (archive.readUInt32LE(local) !== 0x04034b50) throw new Error(`${name} does not begin where the list says`);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(begin, begin + size);
    if (crc32(bytes) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    entries[name] = bytes;
    at += 46 + nameLength;
  }
  return entries;
}
