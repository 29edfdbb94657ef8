import { labelIndex } from '../../../extraction/labels.ts';
import { labelList, words } from '../label-list.ts';
import { bystanderLabels } from './bystander-labels.ts';
import { lineLabels } from './line-labels.ts';
import { moneyLabels } from './money-labels.ts';
import { personLabels } from './person-labels.ts';
import { translatedLabels } from './translated-labels.ts';
import { yearLabels } from './year-labels.ts';

const italian: Readonly<Record<string, string>> = {
  ...personLabels,
  ...moneyLabels,
  ...yearLabels,
  ...bystanderLabels,
  ...lineLabels,
};

const inAllLanguages = Object.fromEntries(
  Object.entries(italian).map(([name, text]) => [
    name,
    [text, translatedLabels[name]].filter((part) => part !== undefined).join(', '),
  ]),
);

export const italianLabels = labelIndex(
  labelList(inAllLanguages, {
    fields: words('leave other_words column_earnings column_deductions surname given_name since expires job'),
    phrases: words(
      'previdenziali netto lordo lorda detr detraz detrazione ult contributi ass assunto assunta cessato cessata cessazione cess licenziato licenziata dimesso dimessa prog progr dipendente lavoratore ente società amministrazione denominazione contratto rapporto minimo irpef lohnsteuer einkommensteuer nettolohn sozialabgaben sozialbeiträge anzianità settore comparto committente cooperativa agenzia datore ruolo cid fte mans prof qual matr arbeitnehmer mitarbeiter company employer betrieb grade level stufe aufgabe area figura determ indeterm tipo scad ingresso categ ateneo fiscale cqs amministrato',
    ),
    opening: words(
      'competenza periodo mese mensilità rata azienda ditta categoria pt ivs assunzione cedolino premio bonus delega conguaglio acconto anticipo inps profilo livello liv nascita qualif',
    ),
  }),
);
