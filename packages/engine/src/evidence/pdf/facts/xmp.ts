/** What the newer kind of metadata says, where it is stored readably. */
export interface XmpFacts {
  readonly producer: string | null;
  readonly creatorTool: string | null;
  readonly created: string | null;
  readonly modified: string | null;
  /** Programs that worked on the file, in the order in which it names them. */
  readonly history: readonly string[];
}

const LARGEST_PACKET = 256 * 1024;
const MOST_AGENTS = 50;

/** A property is written as an element or as an attribute. */
function property(packet: string, name: string): string | null {
  const match = new RegExp(`<${name}>([^<]{1,300})</${name}>|\\b${name}\\s*=\\s*"([^"]{1,300})"`).exec(packet);
  return (match?.[1] ?? match?.[2])?.trim() || null;
}

/** The last packet counts: later revisions append theirs. */
export function xmpOf(file: string): XmpFacts | null {
  const start = file.lastIndexOf('<x:xmpmeta');
  if (start < 0) return null;
  const end = file.indexOf('</x:xmpmeta>', start);
  if (end < 0 || end - start > LARGEST_PACKET) return null;
  const packet = file.slice(start, end);
  const agents = packet.matchAll(/stEvt:softwareAgent(?:>|\s*=\s*")([^<"]{1,200})/g);
  return {
    producer: property(packet, 'pdf:Producer'),
    creatorTool: property(packet, 'xmp:CreatorTool'),
    created: property(packet, 'xmp:CreateDate'),
    modified: property(packet, 'xmp:ModifyDate'),
    history: [...agents].slice(0, MOST_AGENTS).map((match) => match[1]?.trim() ?? ''),
  };
}
