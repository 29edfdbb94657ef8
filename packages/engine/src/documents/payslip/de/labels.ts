import { labelIndex } from '../../../extraction/labels.ts';
import { labelList, words } from '../label-list.ts';
import { bystanderLabels } from './bystander-labels.ts';
import { lineLabels } from './line-labels.ts';
import { moneyLabels } from './money-labels.ts';
import { personLabels } from './person-labels.ts';

export const germanLabels = labelIndex(
  labelList(
    { ...personLabels, ...moneyLabels, ...bystanderLabels, ...lineLabels },
    {
      fields: words('allowances salutation job gross_items'),
      phrases: words(
        'brutto netto name konto kk kasse firma betrieb stelle tin mitarbeiter arbeitnehmer arbeitgeber unternehmen',
      ),
      opening: words('überweisung kv rv av pv alv lst monat auszahlung zeitraum bonus prämie abschlag vorschuss'),
    },
  ),
);
