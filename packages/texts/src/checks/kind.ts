import { foundPaper as german, wantedPaper as wantedGerman } from '../de/paper-kinds.ts';
import { foundPaper as english, wantedPaper as wantedEnglish } from '../en/paper-kinds.ts';
import { foundPaper as italian, wantedPaper as wantedItalian } from '../it/paper-kinds.ts';
import type { RuleTexts } from './rule-texts.ts';

/** What the checks of the kind of paper say. */
export const kind = {
  R_FILE_CLASSIFICATION: {
    en: {
      title: 'It is the document we asked for',
      passed: 'It is the document we asked for.',
      failed: `This looks like ${english}. Here we asked for ${wantedEnglish}.`,
      foreign_payslip:
        'This looks like a payslip from another country; we can read those from Italy and Germany. Please add the bank statements that show this pay.',
      employer_confirmation:
        'This looks like a confirmation by an employer. It cannot stand in for the documents themselves. Please upload your work contract or your latest payslips instead.',
      child_benefit_notice:
        'This looks like a notice of child benefit. We count the benefit from the bank statements on which it arrives. Please upload the document we asked for here, and your bank statements for the benefit.',
      annual_accounts:
        'This looks like the annual accounts of a business. They tell what the business earned, not its owner. Please upload your latest tax return or tax assessment instead; from Germany an EÜR or a BWA will do as well.',
      inconclusive: 'We could not recognise this document.',
    },
    it: {
      title: 'È il documento richiesto',
      passed: 'È il documento che avevamo chiesto.',
      failed: `Questo documento sembra ${italian}: qui serve ${wantedItalian}.`,
      foreign_payslip:
        'Sembra una busta paga di un altro paese: riusciamo a leggere quelle italiane e tedesche. Aggiungi gli estratti conto su cui arriva questo stipendio.',
      employer_confirmation:
        'Sembra una dichiarazione del datore di lavoro. Non può sostituire i documenti veri e propri. Al suo posto carica il contratto di lavoro o le ultime buste paga.',
      child_benefit_notice:
        'Sembra una comunicazione sull’assegno per i figli. L’assegno lo contiamo dagli estratti conto su cui arriva. Carica qui il documento richiesto e, per l’assegno, i tuoi estratti conto.',
      annual_accounts:
        'Sembra il bilancio di un’impresa, che dice quanto guadagna l’impresa e non chi la possiede. Al suo posto carica la tua ultima dichiarazione dei redditi.',
      inconclusive: 'Non abbiamo riconosciuto questo documento.',
    },
    de: {
      title: 'Es ist die gewünschte Unterlage',
      passed: 'Es ist die Unterlage, um die wir gebeten haben.',
      failed: `Das ist offenbar ${german}. Hier brauchen wir ${wantedGerman}.`,
      foreign_payslip:
        'Das ist offenbar eine Gehaltsabrechnung aus einem anderen Land; lesen können wir italienische und deutsche. Bitte fügen Sie die Kontoauszüge hinzu, auf denen dieses Gehalt eingeht.',
      employer_confirmation:
        'Das ist offenbar eine Bescheinigung des Arbeitgebers. Die Unterlagen selbst kann sie nicht ersetzen. Bitte laden Sie stattdessen Ihren Arbeitsvertrag oder Ihre letzten Gehaltsabrechnungen hoch.',
      child_benefit_notice:
        'Das ist offenbar ein Bescheid über Kindergeld. Das Kindergeld zählen wir anhand der Kontoauszüge, auf denen es eingeht. Bitte laden Sie hier die gewünschte Unterlage hoch und für das Kindergeld Ihre Kontoauszüge.',
      annual_accounts:
        'Das ist offenbar ein Jahresabschluss. Er sagt, was der Betrieb verdient hat, nicht, was seinem Inhaber bleibt. Bitte laden Sie stattdessen Ihren letzten Steuerbescheid, eine EÜR oder eine BWA hoch.',
      inconclusive: 'Wir haben diese Unterlage nicht erkannt.',
    },
  },
  R_FILE_OTHER_CONTENT: {
    en: {
      title: 'Nothing else is in the file',
      passed: 'The file holds this paper and nothing else.',
      failed: `The file also holds something else (${english}) on page {pages}. Please upload it by itself.`,
      inconclusive: 'We could not recognise all pages.',
    },
    it: {
      title: 'Nel file non c’è altro',
      passed: 'Il file contiene questo documento e nient’altro.',
      failed: `Il file contiene anche altro (${italian}) a pagina {pages}. Caricalo a parte.`,
      inconclusive: 'Non abbiamo riconosciuto tutte le pagine.',
    },
    de: {
      title: 'Sonst ist nichts in der Datei',
      passed: 'Die Datei enthält diese Unterlage und sonst nichts.',
      failed: `Die Datei enthält auf Seite {pages} noch etwas anderes (${german}). Bitte laden Sie es getrennt hoch.`,
      inconclusive: 'Wir haben nicht alle Seiten erkannt.',
    },
  },
} as const satisfies RuleTexts;
