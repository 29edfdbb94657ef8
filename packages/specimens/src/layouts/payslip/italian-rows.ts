import { yearOf } from '../../calendar.ts';
import type { ItalianSlip } from '../../pay/it/slip.ts';
import { plain, rate } from '../../wording/money.ts';

export interface SlipRow {
  readonly code: string;
  readonly label: string;
  readonly base: string;
  readonly reference: string;
  readonly deduction: number | null;
  readonly earning: number | null;
  /** A figure that is told but not summed. */
  readonly told: number | null;
}

const blank = { base: '', reference: '', deduction: null, earning: null, told: null };
const unlessNone = (row: SlipRow): SlipRow[] => (row.deduction === 0 || row.told === 0 ? [] : [row]);

/** The body of an Italian slip in the order of the sums: pay, contributions, tax, surtaxes, additions. */
export function italianRows(slip: ItalianSlip): SlipRow[] {
  const year = yearOf(slip.month);
  const paid = (item: ItalianSlip['items'][number]): SlipRow => ({
    ...blank,
    code: item.code,
    label: item.label,
    base: item.unit === null ? '' : `${plain(item.unit)}000`,
    reference: item.quantity === null ? '' : `${item.quantity}${item.code === '000210' ? ' ORE' : ' GG'}`,
    earning: item.earning,
  });
  const earned = slip.items.filter((item) => item.earning !== 0);
  const isAddition = (code: string): boolean => code.startsWith('0008') || code === '000730';
  const told = (code: string, label: string, amount: number): SlipRow[] =>
    unlessNone({ ...blank, code, label, told: amount });
  const taken = (code: string, label: string, amount: number): SlipRow[] =>
    unlessNone({ ...blank, code, label, deduction: amount });
  return [
    ...earned.filter((item) => !isAddition(item.code)).map(paid),
    ...slip.contributions.map((line) => ({
      ...blank,
      code: line.code,
      label: line.label,
      base: plain(line.base),
      reference: `${rate(line.rate)} %`,
      deduction: line.amount,
    })),
    ...told('F02000', 'Imponibile IRPEF', slip.taxable),
    ...told('F02010', 'IRPEF lorda', slip.grossTax),
    ...told('F02500', 'Detrazioni lav.dip.', slip.workCredit),
    ...told('F02505', 'Ulteriore detrazione L.207/24', slip.furtherCredit),
    ...taken('F03020', 'Ritenute IRPEF', slip.incomeTax),
    ...taken('F09110', `Addizionale regionale ${year - 1}`, slip.surtaxes.regional),
    ...taken('F09130', `Addizionale comunale ${year - 1}`, slip.surtaxes.municipal),
    ...taken('F09140', `Acconto addiz. comunale ${year}`, slip.surtaxes.municipalAdvance),
    ...earned.filter((item) => isAddition(item.code)).map(paid),
  ];
}

export const amountOrNothing = (cents: number | null): string => (cents === null || cents === 0 ? '' : plain(cents));
