import { labelIndex } from '../../../extraction/labels.ts';
import { labelList, words } from '../label-list.ts';
import { bystanderLabels } from './bystander-labels.ts';
import { lineLabels } from './line-labels.ts';
import { moneyLabels } from './money-labels.ts';
import { personLabels } from './person-labels.ts';

export const italianLabels = labelIndex(
  labelList(
    { ...personLabels, ...moneyLabels, ...bystanderLabels, ...lineLabels },
    {
      fields: words('leave other_words column_earnings column_deductions surname given_name since expires'),
      phrases: words(
        'netto lordo lorda detr detraz detrazione ult contributi ass assunto assunta cessato cessata prog progr dipendente lavoratore ente società amministrazione denominazione contratto rapporto minimo anzianità',
      ),
      opening: words(
        'competenza periodo mese mensilità rata azienda ditta categoria pt ivs assunzione cedolino premio bonus delega conguaglio acconto anticipo inps profilo livello liv nascita',
      ),
    },
  ),
);
