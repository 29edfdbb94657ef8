import { yearlyTariff } from '../../pay/it/yearly-tariff.ts';
import { share } from '../../wording/money.ts';
import type { Draw } from '../draw.ts';
import type { Block, Box } from './form.ts';

/** The frames of a return, with the figures that the law calls income, what is taxed, and the tax. */
export interface Frames {
  readonly blocks: readonly Block[];
  readonly income: number;
  readonly taxable: number;
  readonly tax: number;
}

type Amount = (cents: number) => string;

const whole = (cents: number): number => Math.round(cents / 100) * 100;
const part = (cents: number, basisPoints: number): number => whole(share(cents, basisPoints));

const box = (number: string, label: string, value: string, short?: string): Box => ({
  number,
  label,
  values: [value],
  ...(short ? { short } : {}),
});

/** Frame LM: income is a share of the receipts that the law fixes by trade, taxed at one rate. */
export function flatRateFrames(draw: Draw, amount: Amount): Frames {
  const receipts = draw.chance.between(18_000, 79_000) * 100;
  const [code, coefficient] = draw.word([
    ['741021', 78],
    ['620100', 67],
    ['477110', 40],
    ['432100', 86],
  ] as const);
  const rate = draw.word([500, 1500, 1500]);
  const income = part(receipts, coefficient * 100);
  const contributions = part(income, draw.word([2607, 2400]));
  const net = income - contributions;
  const tax = part(net, rate);
  const paid = draw.chance.between(0, Math.floor(tax / 100)) * 100;
  return {
    income,
    taxable: net,
    tax,
    blocks: [
      {
        title: draw.word([
          'QUADRO LM - Reddito dei soggetti con regime di vantaggio e regime forfetario',
          'QUADRO LM SEZIONE II - Regime forfetario',
        ]),
        mayBreak: true,
        boxes: [
          box('LM22', 'Codice attività', code),
          box('LM22', 'Coefficiente redditività', `${coefficient} %`),
          box('LM22', 'Componenti positivi', amount(receipts)),
          box('LM34', 'Reddito lordo', amount(income)),
          box('LM35', 'Contributi previdenziali e assistenziali', amount(contributions), 'Contributi previdenziali'),
          box('LM36', 'Reddito netto', amount(net)),
          box('LM37', 'Perdite pregresse', ''),
          box(
            'LM38',
            'Reddito al netto delle perdite soggetto ad imposta sostitutiva',
            amount(net),
            'Reddito al netto delle perdite',
          ),
          box('LM39', `Imposta sostitutiva ${rate / 100}%`, amount(tax), 'Imposta sostitutiva'),
          box('LM45', 'Acconti', amount(paid)),
          box('LM46', 'Imposta a debito', amount(tax - paid)),
        ],
      },
      { title: 'QUADRO RN - IRPEF', boxes: [box('RN1', 'REDDITO COMPLESSIVO', amount(0))] },
    ],
  };
}

/** Frames RE, RN and RV: fees less expenses, what may be deducted, the tax by brackets and the surtaxes. */
export function ordinaryFrames(draw: Draw, amount: Amount): Frames {
  const fees = draw.chance.between(32_000, 118_000) * 100;
  const costs = part(fees, draw.chance.between(900, 3800));
  const income = fees - costs;
  const contributions = part(income, draw.chance.between(1200, 2607));
  const taxable = income - contributions;
  const gross = yearlyTariff(taxable);
  const credits = Math.min(gross, draw.chance.between(200, 1900) * 100);
  const tax = gross - credits;
  const withheld = part(fees, 2000);
  const [regional, municipal] = [part(taxable, 173), part(taxable, 80)];
  const hasPartnership = draw.flag('share of a partnership declared at nothing', 0.15);
  return {
    income,
    taxable,
    tax,
    blocks: [
      {
        title: draw.word([
          'QUADRO RE - Reddito di lavoro autonomo derivante dall’esercizio di arti e professioni',
          'QUADRO RE - Lavoro autonomo',
        ]),
        boxes: [
          box('RE2', 'Compensi derivanti dall’attività professionale o artistica', amount(fees), 'Compensi'),
          box('RE6', 'Totale compensi', amount(fees)),
          box('RE20', 'Totale spese', amount(costs)),
          box('RE21', 'Differenza', amount(income)),
          box('RE25', 'Reddito (o perdita) delle attività professionali e artistiche', amount(income), 'Reddito'),
          box('RE26', 'Ritenute d’acconto', amount(withheld)),
        ],
      },
      {
        title: draw.word(['QUADRO RN - Determinazione dell’IRPEF', 'QUADRO RN - IRPEF', 'RN IRPEF']),
        mayBreak: true,
        boxes: [
          ...(hasPartnership ? [box('RH14', 'Reddito di partecipazione', amount(0))] : []),
          box('RN1', 'REDDITO COMPLESSIVO', amount(income)),
          box('RN2', 'Deduzione per abitazione principale', ''),
          box('RN3', 'Oneri deducibili', amount(contributions)),
          box('RN4', 'REDDITO IMPONIBILE', amount(taxable)),
          box('RN5', 'IMPOSTA LORDA', amount(gross)),
          box('RN8', 'TOTALE DETRAZIONI PER CARICHI DI FAMIGLIA E LAVORO', amount(credits), 'TOTALE DETRAZIONI'),
          box('RN22', 'TOTALE DETRAZIONI D’IMPOSTA', amount(credits)),
          box('RN26', 'IMPOSTA NETTA', amount(tax)),
          box('RN33', 'RITENUTE TOTALI', amount(withheld)),
          tax >= withheld
            ? box('RN45', 'IMPOSTA A DEBITO', amount(tax - withheld))
            : box('RN46', 'IMPOSTA A CREDITO', amount(withheld - tax)),
        ],
      },
      {
        title: 'QUADRO RV - Addizionale regionale e comunale all’IRPEF',
        boxes: [
          box('RV1', 'REDDITO IMPONIBILE', amount(taxable)),
          box('RV2', 'ADDIZIONALE REGIONALE ALL’IRPEF DOVUTA', amount(regional), 'ADDIZ. REGIONALE DOVUTA'),
          box('RV10', 'ADDIZIONALE COMUNALE ALL’IRPEF DOVUTA', amount(municipal), 'ADDIZ. COMUNALE DOVUTA'),
        ],
      },
    ],
  };
}
