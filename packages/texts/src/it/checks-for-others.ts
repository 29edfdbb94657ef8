import type { Bundles } from '../bundles.ts';
import { checkTexts } from '../checks/all.ts';
import { toOthersIn } from '../checks/rule-texts.ts';
import { forOthers } from '../for-others.ts';
import { checks } from './checks.ts';

const SPEAKS_TO_APPLICANT =
  /\b(tu|te|ti|tuo|tua|tuoi|tue|puoi|hai|abbia|devi|usi|paghi|ricevi|volevi|salvalo|scatta|scattala|scegli|controlla|togli|stampalo|chiedi|aggiungi|aggiungilo|usa|pensa|verifica|spiega|spiegaci|spiegale|dicci|faccelo|inserisci|scrivici|parlaci|(?:ri)?carica(?:l[oaei]|ne)?|scarica(?:lo)?)\b|^Una breve nota/i;

export const checksForOthers: Bundles['checksForOthers'] = {
  checks: forOthers(checks.checks, SPEAKS_TO_APPLICANT, toOthersIn(checkTexts, 'it')),
  checkTopics: checks.checkTopics,
};
