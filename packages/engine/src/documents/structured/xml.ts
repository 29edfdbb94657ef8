/** An element of an XML document; names are without their namespace. */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Element[];
  /** Letters directly inside it. */
  readonly text: string;
}

/** Bounds for a stranger's file; the largest statement of a year stays far below. */
export const LARGEST_XML = 30_000_000;
const DEEPEST = 64;
const MOST_ELEMENTS = 1_000_000;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const MOST_UNICODE = 0x10ffff;

/** The five entities of XML itself and numbers. Entities of a document's own are never read. */
function decoded(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const hex = name.charAt(1).toLowerCase() === 'x';
    const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10);
    return code > 0 && code <= MOST_UNICODE ? String.fromCodePoint(code) : '';
  });
}

interface Open {
  readonly name: string;
  readonly local: string;
  readonly attributes: Map<string, string>;
  readonly children: Element[];
  text: string;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
const tag =
  /<(?:!--[\s\S]*?--|!\[CDATA\[([\s\S]*?)\]\]|\?[\s\S]*?\?|(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?))>/g;
const attribute = /(?<![\w.:-])([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const attributesOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(attribute)].map((match) => [localName(match[1] ?? ''), decoded(match[2] ?? match[3] ?? '')]),
  );

const closed = ({ local, attributes, children, text }: Open): Element => ({
  name: local,
  attributes,
  children,
  text: text.trim(),
});

/** A comment without an end would be looked for from each of its beginnings again. */
const leftOpen = (source: string): boolean =>
  [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ].some(([start = '', end = '']) => source.lastIndexOf(start) > source.lastIndexOf(end));

/** The root of a document, or null for anything that is not well formed, too large, or declares types of its own. */
export function parseXml(source: string): Element | null {
  if (source.length > LARGEST_XML || /<!(?:DOCTYPE|ENTITY)/i.test(source) || leftOpen(source)) return null;
  const stack: Open[] = [];
  let root: Element | null = null;
  let count = 0;
  let end = 0;
  for (const match of source.matchAll(tag)) {
    const [whole, data, closing, name, attributes = '', empty] = match;
    const between = source.slice(end, match.index);
    end = match.index + whole.length;
    const parent = stack.at(-1);
    if (between.includes('<') || (!parent && between.replace(/^\uFEFF/, '').trim() !== '')) return null;
    if (parent) parent.text += decoded(between);
    if (data !== undefined && parent) parent.text += data;
    if (name === undefined) continue;
    if (closing === '/') {
      const open = stack.pop();
      if (open?.name !== name) return null;
      const element = closed(open);
      const outer = stack.at(-1);
      if (outer) outer.children.push(element);
      else root = element;
      continue;
    }
    count += 1;
    if ((root && !parent) || count > MOST_ELEMENTS || stack.length >= DEEPEST) return null;
    const open: Open = { name, local: localName(name), attributes: attributesOf(attributes), children: [], text: '' };
    if (empty !== '/') stack.push(open);
    else if (parent) parent.children.push(closed(open));
    else root = closed(open);
  }
  return stack.length === 0 && source.slice(end).trim() === '' ? root : null;
}

/** All elements along a path of names. */
export function all(element: Element | null, path: string): Element[] {
  return path
    .split('/')
    .reduce<Element[]>(
      (found, name) => found.flatMap((one) => one.children.filter((child) => child.name === name)),
      element ? [element] : [],
    );
}

export const first = (element: Element | null, path: string): Element | null => all(element, path)[0] ?? null;

/** The letters of the first element along any of the paths. */
export function textAt(element: Element | null, ...paths: readonly string[]): string | null {
  for (const path of paths) {
    const text = first(element, path)?.text;
    if (text) return text;
  }
  return null;
}
