import { fiscalCodesIn, type Identifier } from '../fiscal/ground/identifiers.ts';
import { isNameOf, nameByCode } from '../fiscal/ground/name-by-code.ts';
import { folded } from '../recognise/folded.ts';
import type { Line } from '../recognise/page-text.ts';

const wordsIn = (name: string): readonly string[] => folded(name).split(/[^\p{L}'-]+/u);

/** "Studio Moro dott. Irene" is called by the name of whoever owns it. */
const isWithin = (name: string, company: string): boolean => {
  const words = wordsIn(company);
  return wordsIn(name).every((word) => words.includes(word));
};

/** The employee's fiscal code. Who employs at home has one as well, which was made from the employer's name. */
export function employeeCode(
  lines: readonly Line[],
  employer: string | null,
  employee: string | null = null,
): Identifier | null {
  const all = fiscalCodesIn(lines);
  const codes = all.filter(({ value }, at) => all.findIndex((other) => other.value === value) === at);
  const others = codes.filter(({ value }) => {
    const name = employer ? nameByCode(lines, value)?.value : undefined;
    return !name || !employer || !isWithin(name, employer);
  });
  const isTheirs = ({ value }: Identifier): boolean =>
    employee !== null &&
    isNameOf(
      value,
      employee.split(' ').map((text) => ({ text })),
    );
  // In a family's firm somebody may have the name that the firm has as well.
  const own = others.find(isTheirs) ?? (codes.length === 1 ? codes.find(isTheirs) : undefined);
  // Of several codes none is known to be theirs where neither party is: at home, the first one is the employer's.
  const isOpen = employer === null && employee === null && others.length > 1;
  return own ?? (isOpen ? null : (others[0] ?? null));
}
