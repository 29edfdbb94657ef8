import type { Bank } from './bank.ts';

/** Banks of the neighbours whose customers live here: enough to know them by. */
export const plainForeignBanks: readonly Bank[] = (
  [
    ['bank99', 'bank99', 'AT', ['SPBAATWW'], ['bank99']],
    ['postfinance', 'PostFinance', 'CH', ['POFICHBE'], ['postfinance']],
    ['ayvens', 'Ayvens Bank', 'NL', [], ['ayvens bank']],
    ['sumup', 'SumUp', 'IE', [], ['sumup']],
    ['suresse', 'Suresse Direkt Bank', 'BE', [], ['suresse direkt bank', 'suressedirektbank']],
  ] as const
).map(([id, name, country, bics, anchors]) => ({ id, name, country, bics, anchors }));
