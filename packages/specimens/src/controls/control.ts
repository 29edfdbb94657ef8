import type { Chance } from '../chance.ts';
import type { Touched } from '../tamper/forgery.ts';
import type { Specimen, Truth } from '../truth.ts';

/** A true paper that went through honest hands and may look tampered. */
export interface LookAlike {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly control: string;
  /** What an owner or issuer openly added; empty where nothing on the page is new. */
  readonly touched: readonly Touched[];
  readonly expectation: 'genuine';
}

export type Treatment = (
  specimen: Specimen,
  chance: Chance,
) => Promise<{ readonly bytes: Uint8Array; readonly touched?: readonly Touched[] }>;

export interface Control {
  readonly name: string;
  readonly kinds: readonly Truth['kind'][];
  /** What is left to compare: the letters, or only pixels. */
  readonly keeps: 'text' | 'picture';
  readonly treat: (specimen: Specimen, chance: Chance) => Promise<LookAlike>;
}

export const papers: readonly Truth['kind'][] = ['payslip', 'bank_statement', 'fiscal_document', 'work_contract'];
export const pictures: readonly Truth['kind'][] = ['identity_document'];

export function control(
  name: string,
  kinds: readonly Truth['kind'][],
  keeps: Control['keeps'],
  treatment: Treatment,
): Control {
  return {
    name,
    kinds,
    keeps,
    treat: async (specimen, chance) => {
      const { bytes, touched = [] } = await treatment(specimen, chance);
      const dot = specimen.name.lastIndexOf('.');
      const file = `${specimen.name.slice(0, dot)}-${name}${specimen.name.slice(dot)}`;
      return { name: file, bytes, control: name, touched, expectation: 'genuine' };
    },
  };
}
