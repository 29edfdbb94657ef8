import { fiscalCodesIn, type Identifier } from '../fiscal/ground/identifiers.ts';
import { nameByCode } from '../fiscal/ground/name-by-code.ts';
import { folded } from '../recognise/folded.ts';
import type { Line } from '../recognise/page-text.ts';

const inAnyOrder = (name: string): string => folded(name).split(/\s+/).sort().join(' ');

/** The employee's fiscal code. Who employs at home has one as well, which was made from the employer's name. */
export function employeeCode(lines: readonly Line[], employer: string | null): Identifier | null {
  const all = fiscalCodesIn(lines);
  const codes = all.filter(({ value }, at) => all.findIndex((other) => other.value === value) === at);
  const others = codes.filter(({ value }) => {
    const name = employer ? nameByCode(lines, value)?.value : undefined;
    return !name || !employer || inAnyOrder(name) !== inAnyOrder(employer);
  });
  return others[0] ?? null;
}
