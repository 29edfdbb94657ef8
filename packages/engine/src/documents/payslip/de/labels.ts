import { labelIndex } from '../../../extraction/labels.ts';
import { labelList, words } from '../label-list.ts';
import { bystanderLabels } from './bystander-labels.ts';
import { englishLabels } from './english-labels.ts';
import { lineLabels } from './line-labels.ts';
import { moneyLabels } from './money-labels.ts';
import { personLabels } from './person-labels.ts';

const wordings: Readonly<Record<string, string>> = {
  ...personLabels,
  ...moneyLabels,
  ...bystanderLabels,
  ...lineLabels,
};

/** Every number may be called one or a No.: "Steuer-Identifikationsnr.", "Sozialversicherungsnr.". */
const withShortNumbers = (text: string): string =>
  text
    .split(',')
    .flatMap((phrase) => [phrase, phrase.replace(/nummer(\s*)$/, 'nr$1')])
    .join(',');

const inBothLanguages = Object.fromEntries(
  Object.entries(wordings).map(([name, text]) => [
    name,
    [withShortNumbers(text), englishLabels[name]].filter((part) => part !== undefined).join(', '),
  ]),
);

export const germanLabels = labelIndex(
  labelList(inBothLanguages, {
    exact: words('turned_away'),
    fields: words(
      'allowances column_heads salutation job staff_group surname given_name hours gross_items tax_items social_items',
    ),
    phrases: words(
      'abrechnung ende job rolle alo lg level born kl pn anr befristung mandant einrichtung träger gesellschaft verleiher eg grade bg tz fte sk stk stid kst sz lost kvz pvz grv drv spv gkv gutschrift einstufung entry ssn pgs brutto netto name beginn konto taxable firma betrieb stelle tin mitarbeiter arbeitnehmer arbeitgeber unternehmen period company employee employer payout gross net abzüge rente arbeitslosigkeit periode restschuld',
    ),
    opening: words(
      'überweisung kv rv av pv alv lst monat auszahlung zeitraum bonus prämie abschlag vorschuss klasse teilzeit dienststelle auszuzahlen ausgezahlt überwiesen restzahlung pflegekasse kk kasse krk',
    ),
  }),
);
