import type { Bundles } from '../bundles.ts';
import { forOthers } from '../for-others.ts';
import { checks } from './checks.ts';

const SPEAKS_TO_APPLICANT = /\b(Sie|Ihnen|Ihre?[mnrs]?|[Bb]itte)\b|^Eine kurze Notiz/;

export const checksForOthers: Bundles['checksForOthers'] = {
  checks: forOthers(checks.checks, SPEAKS_TO_APPLICANT, {
    R_PDF_ORIGINAL: {
      warning: 'Etwas an dieser Datei ist ungewöhnlich.',
      merged: 'Dies ist keine Originaldatei, sondern anscheinend aus mehreren zusammengesetzt.',
    },
    R_PDF_ANNOTATIONS: {
      notes:
        'Die Unterlage trägt {notes, plural, one {eine Notiz oder Markierung} other {# Notizen oder Markierungen}}, die nichts verdecken.',
    },
    R_ID_TYPE_ACCEPTED: {
      passed: 'Dieser Ausweis wird bei der angegebenen Staatsangehörigkeit anerkannt.',
      failed: 'Diese Art von Ausweis wird bei der angegebenen Staatsangehörigkeit nicht anerkannt.',
      companion_only: 'Eine Gesundheitskarte allein belegt nicht, wer jemand ist.',
      inconclusive: 'Ohne die Staatsangehörigkeit bleibt offen, ob der Ausweis anerkannt wird.',
    },
    R_ID_NAME_MATCH: {
      title: 'Name auf dem Ausweis',
      passed: 'Der Ausweis zeigt den eingegebenen Namen.',
      inconclusive: 'Der Name auf dem Ausweis ließ sich nicht mit dem eingegebenen vergleichen.',
    },
    R_ID_DOB_MATCH: { failed: 'Das Geburtsdatum auf dem Ausweis weicht vom eingegebenen ab.' },
    R_ID_BIRTHPLACE_MATCH: { failed: 'Der Geburtsort auf dem Ausweis weicht vom eingegebenen ab.' },
    R_ID_NUMBER_FORMAT: { inconclusive: 'Die Nummer war nicht lesbar oder geschwärzt, was erlaubt ist.' },
    R_CF_ON_DOCUMENT_MATCH: {
      title: 'Italienische Steuernummer auf dem Dokument',
      inconclusive: 'Die Steuernummer auf dem Dokument ließ sich nicht mit der der Person vergleichen.',
    },
    R_PAYSLIP_NAME_MATCH: {
      passed: 'Die Abrechnung lautet auf den Namen der Person.',
      inconclusive: 'Der Name auf der Abrechnung ließ sich nicht mit dem der Person vergleichen.',
    },
    R_PAYSLIP_GARNISHMENT: {
      loan: 'Aus dem Lohn wird ein Darlehen zurückgezahlt. Es zählt zu den monatlichen Kosten.',
    },
    R_DE_ONE_OFF: { excluded: 'Es gibt Einmalzahlungen, die nicht als monatliches Einkommen zählen.' },
    R_PAYSLIP_EMPLOYER_MATCH: {
      changed: 'Die Abrechnungen stammen von zwei Arbeitgebern: {found}, dann {expected}. Es zählt die neuere Stelle.',
    },
    R_PAYSLIP_CONTINUITY: {
      failed: 'Zwischen den Abrechnungen {count, plural, one {fehlt ein Monat} other {fehlen Monate}}: {missing}.',
    },
    R_PAYSLIP_AMOUNT_VS_DECLARED: {
      passed: 'Die Abrechnungen bestätigen das angegebene Einkommen.',
      failed: 'Die Abrechnungen zeigen deutlich weniger als das angegebene Einkommen.',
      lower_declared: 'Die Abrechnungen zeigen deutlich mehr als das angegebene Einkommen.',
      gross_declared: 'Angegeben wurde wohl das Brutto.',
      inconclusive: 'Die Abrechnungen ließen sich nicht mit einem angegebenen Einkommen vergleichen.',
    },
    R_PAYSLIP_START_DATE_SENIORITY: {
      passed: 'Die Stelle besteht seit {months, plural, one {# Monat} other {# Monaten}}.',
      failed:
        'Die Stelle besteht seit {months, plural, one {# Monat} other {# Monaten}}, also weniger als ein halbes Jahr.',
    },
    R_IT_13_14: { failed: 'Die Abrechnungen deuten auf {found} Gehälter im Jahr; angegeben wurden {expected}.' },
    R_CONTRACT_PDF: { failed: 'Der Vertrag kam als Bild, nicht als PDF-Datei.' },
    R_CONTRACT_PARTIES: {
      passed: 'Der Vertrag wurde zwischen der Person und ihrem Arbeitgeber geschlossen.',
      employer: 'Der Vertrag nennt {found} als Arbeitgeber; eingegeben wurde {expected}.',
    },
    R_CONTRACT_FIXED_TERM: { failed: 'Der Vertrag endet am {end}, vor dem geplanten Einzug.' },
    R_CONTRACT_KIND_DECLARED: {
      passed: 'Die Art des Vertrags stimmt mit den Angaben überein.',
      failed: 'Die Art des Vertrags weicht von den Angaben ab.',
    },
    R_TAX_CLASSIFICATION: { failed: 'Das ist nicht die Steuerunterlage, um die es ging.' },
    R_TAX_NAMES: {
      passed: 'Die Steuerunterlage lautet auf den Namen der Person.',
      joint: 'Die Steuerunterlage gehört einem Paar, zu dem die Person zählt.',
      inconclusive: 'Der Name auf der Steuerunterlage ließ sich nicht mit dem der Person vergleichen.',
    },
    R_TAX_CF_MATCH: {
      passed: 'Die Steuer-ID auf der Unterlage ist die der Person.',
      joint: 'Die Unterlage gehört einem Paar, und eine der Steuer-IDs ist die der Person.',
      failed: 'Die Steuer-ID auf der Unterlage ist nicht die der Person.',
    },
    R_TAX_INCOME_VS_PAYSLIPS: {
      passed: 'Das Jahreseinkommen passt zu den Abrechnungen.',
      failed:
        'Das Jahreseinkommen passt nicht zu den Abrechnungen. Zusätzliche Zahlungen oder ein Wechsel des Steuerjahres können das erklären.',
      inconclusive: 'Das Jahr ließ sich nicht mit den Abrechnungen vergleichen.',
    },
    R_IT_CU_EMPLOYER: {
      passed: 'Die Bescheinigung stammt vom Arbeitgeber.',
      failed: 'Die Bescheinigung stammt von {found}, die Abrechnungen von {expected}.',
      new_job: 'Die Bescheinigung stammt von einem anderen Arbeitgeber; seither wurde die Stelle gewechselt.',
      inconclusive: 'Der Aussteller ließ sich nicht mit dem Arbeitgeber vergleichen.',
    },
    R_BANK_IS_CHOSEN_BANK: { passed: 'Das Konto führt die angegebene Bank.' },
    R_BANK_HOLDER_MATCH: {
      title: 'Das Konto gehört der Person',
      passed: 'Der Name der Person steht bei den Inhabern des Kontos.',
      inconclusive: 'Der Kontoinhaber ließ sich nicht mit dem Namen der Person vergleichen.',
    },
    R_BANK_RECENT: {
      failed:
        'Der letzte Tag ist der {last_day}; das ist {age} Tage her. Auszüge, die älter als {limit} Tage sind, fließen nicht in die Zahlen ein.',
    },
    R_FEED_BALANCES: {
      passed: 'Der Endsaldo auf dem Auszug ist der, den die Bank gesendet hat.',
      failed: 'Laut der Bank hatte das Konto an diesen Tagen nie den Endsaldo, der auf dem Auszug steht.',
    },
    R_FEED_IDENTITY: {
      passed:
        'Die Bank kennt die angemeldete Person unter dem angegebenen Namen. Ein Ausweis wurde dafür nicht geprüft.',
    },
    R_BANK_FEED_VS_PDF: {
      passed: 'Der Auszug zeigt dieselben Buchungen, die die Bank gesendet hat.',
      failed:
        'Der Auszug weicht von dem ab, was die Bank gesendet hat: {added} nur auf dem Auszug, {missing} nur von der Bank.',
    },
    R_BANK_RENT_FOUND: {
      title: 'Die Mietzahlungen passen zu den Angaben',
      passed: 'Die Mietzahlungen auf dem Konto passen zu den Angaben.',
      failed: 'Die Mietzahlungen passen nicht zu den Angaben.',
      missing:
        'Angegeben wurde eine Miete von {declared, number, ::currency/EUR scale/0.01}; solche Zahlungen finden sich nicht.',
      differs:
        'Angegeben wurde eine Miete von {declared, number, ::currency/EUR scale/0.01}; das Konto zeigt {rent, number, ::currency/EUR scale/0.01} im Monat. Vielleicht sind in einem Betrag die Nebenkosten enthalten.',
      undeclared:
        'Es wurde angegeben, dass keine Miete gezahlt wird; das Konto zeigt eine Miete von {rent, number, ::currency/EUR scale/0.01} im Monat.',
    },
    R_BANK_UNDECLARED_INCOME: {
      passed: 'Die regelmäßigen Einkünfte auf dem Konto passen zu den Angaben.',
      failed:
        'Neben dem Haupteinkommen zeigt das Konto {seen, number, ::currency/EUR scale/0.01} im Monat; angegeben wurden {declared, number, ::currency/EUR scale/0.01}. Was nicht angegeben wurde, zählt nicht.',
    },
    R_BANK_DECLARED_NOT_SEEN: {
      failed:
        'Angegeben wurden {declared, number, ::currency/EUR scale/0.01} im Monat; das Konto zeigt {seen, number, ::currency/EUR scale/0.01}.',
      named: 'Weitere Einkünfte wurden angegeben; das Konto zeigt keine.',
    },
    R_DEPOSIT_3X_RENT: {
      failed:
        'Im Schnitt lagen {balance, number, ::currency/EUR scale/0.01} auf den Konten; eine Kaution von drei Monatsmieten beträgt {required, number, ::currency/EUR scale/0.01}. Das Gesetz erlaubt drei Raten.',
    },
    R_BANK_MAIN_ACCOUNT: { title: 'Ein Konto für den Alltag' },
    R_FILE_CROSS_APPLICANT_COPY: { title: 'Die Unterlage gehört nur dieser Person' },
    R_X_EMPLOYER_CHAIN: {
      certificate:
        'Die Jahresbescheinigung nennt einen anderen Arbeitgeber als die Abrechnung, obwohl die Stelle schon bestand.',
    },
    R_X_ADDRESS: {
      failed: 'Eine Unterlage zeigt eine andere Anschrift als angegeben, wie es nach einem Umzug vorkommt.',
    },
    R_X_BIRTH_DATE: { failed: 'Eine Unterlage nennt ein anderes Geburtsdatum als eingegeben.' },
    R_X_DEVICE_OR_CONTACT_REUSE: { title: 'Die Kontaktdaten gehören der Person' },
  }),
};
