const begin = (name: string): string => `<!-- begin ${name} -->`;
const end = (name: string): string => `<!-- end ${name} -->`;

export interface Section {
  name: string;
  body: string;
}

/** The parts between the marks, in the order in which they stand. */
export function readSections(text: string): Section[] {
  return [...text.matchAll(/<!-- begin ([\w-]+) -->\n([\s\S]*?)\n<!-- end \1 -->/g)].map(
    ([, name = '', body = '']) => ({
      name,
      body,
    }),
  );
}

/** Puts the measured sections in the place of their forerunners; what was not measured this time stays as it was. */
export function writeSections(previous: string, head: string, measured: Section[], order: readonly string[]): string {
  const sections = new Map([...readSections(previous), ...measured].map(({ name, body }) => [name, body]));
  const known = order.filter((name) => sections.has(name));
  const parts = known.map((name) => `${begin(name)}\n${sections.get(name)}\n${end(name)}`);
  return `${[head, ...parts].join('\n\n')}\n`;
}
