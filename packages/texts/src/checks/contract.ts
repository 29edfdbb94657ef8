import type { RuleTexts } from './rule-texts.ts';

/** What the checks of work contracts say. */
export const contract = {
  R_CONTRACT_PDF: {
    en: {
      title: 'Contract as PDF',
      passed: 'The contract is a PDF file.',
      failed: 'Please upload the contract as a PDF file, not as a picture.',
      inconclusive: 'We could not tell what kind of file this is.',
    },
    it: {
      title: 'Contratto in PDF',
      passed: 'Il contratto è un file PDF.',
      failed: 'Carica il contratto come file PDF, non come immagine.',
      inconclusive: 'Non siamo riusciti a capire che tipo di file sia.',
    },
    de: {
      title: 'Vertrag als PDF',
      passed: 'Der Vertrag ist eine PDF-Datei.',
      failed: 'Bitte laden Sie den Vertrag als PDF-Datei hoch, nicht als Bild.',
      inconclusive: 'Wir konnten nicht erkennen, was für eine Datei das ist.',
    },
    toOthers: {
      en: { failed: 'The contract was supplied as a picture, not as a PDF file.' },
      it: { failed: 'Il contratto è stato fornito come immagine, non come file PDF.' },
      de: { failed: 'Der Vertrag kam als Bild, nicht als PDF-Datei.' },
    },
  },
  R_CONTRACT_PARTIES: {
    en: {
      title: 'Parties of the contract',
      passed: 'The contract is between you and your employer.',
      failed: 'The contract names another employee. Please upload your own contract.',
      employer: 'The contract names {found} as employer, you entered {expected}. Please check your entry.',
      inconclusive: 'We could not read or compare both parties of the contract.',
    },
    it: {
      title: 'Parti del contratto',
      passed: 'Il contratto è tra te e il tuo datore di lavoro.',
      failed: 'Il contratto indica un altro lavoratore. Carica il tuo contratto.',
      employer: 'Il contratto indica {found} come datore di lavoro, tu hai inserito {expected}. Controlla i dati.',
      inconclusive: 'Non abbiamo potuto leggere o confrontare entrambe le parti del contratto.',
    },
    de: {
      title: 'Parteien des Vertrags',
      passed: 'Der Vertrag wurde zwischen Ihnen und Ihrem Arbeitgeber geschlossen.',
      failed: 'Der Vertrag nennt eine andere beschäftigte Person. Bitte laden Sie Ihren eigenen Vertrag hoch.',
      employer:
        'Der Vertrag nennt {found} als Arbeitgeber, Sie haben {expected} eingegeben. Bitte prüfen Sie Ihre Angabe.',
      inconclusive: 'Wir konnten nicht beide Parteien des Vertrags lesen oder vergleichen.',
    },
    toOthers: {
      en: {
        passed: 'The contract is between the applicant and the employer.',
        employer: 'The contract names {found} as employer; {expected} was entered.',
      },
      it: {
        passed: 'Il contratto è tra il richiedente e il datore di lavoro.',
        employer: 'Il contratto indica {found} come datore di lavoro; è stato inserito {expected}.',
      },
      de: {
        passed: 'Der Vertrag wurde zwischen der Person und ihrem Arbeitgeber geschlossen.',
        employer: 'Der Vertrag nennt {found} als Arbeitgeber; eingegeben wurde {expected}.',
      },
    },
  },
  R_CONTRACT_ALL_PAGES: {
    en: {
      title: 'All pages of the contract',
      passed: 'All pages of the contract are there.',
      failed: 'Of {total} pages these are missing: {missing}. Please upload the whole contract.',
      inconclusive: 'The pages are not numbered, so we cannot tell whether all are there.',
    },
    it: {
      title: 'Tutte le pagine del contratto',
      passed: 'Ci sono tutte le pagine del contratto.',
      failed: 'Su {total} pagine mancano: {missing}. Carica il contratto intero.',
      inconclusive: 'Le pagine non sono numerate, quindi non sappiamo se ci sono tutte.',
    },
    de: {
      title: 'Alle Seiten des Vertrags',
      passed: 'Alle Seiten des Vertrags liegen vor.',
      failed: 'Von {total} Seiten fehlen: {missing}. Bitte laden Sie den ganzen Vertrag hoch.',
      inconclusive: 'Die Seiten sind nicht nummeriert, deshalb wissen wir nicht, ob alle vorliegen.',
    },
  },
  R_CONTRACT_SIGNED: {
    en: {
      title: 'Signature',
      passed: 'The contract is signed.',
      failed: 'The field for the signature is empty. Please upload the signed contract.',
      inconclusive: 'We cannot see whether the contract is signed.',
    },
    it: {
      title: 'Firma',
      passed: 'Il contratto è firmato.',
      failed: 'Il campo della firma è vuoto. Carica il contratto firmato.',
      inconclusive: 'Non possiamo vedere se il contratto è firmato.',
    },
    de: {
      title: 'Unterschrift',
      passed: 'Der Vertrag ist unterschrieben.',
      failed: 'Das Feld für die Unterschrift ist leer. Bitte laden Sie den unterschriebenen Vertrag hoch.',
      inconclusive: 'Wir können nicht sehen, ob der Vertrag unterschrieben ist.',
    },
  },
  R_CONTRACT_DATE: {
    en: {
      title: 'Date of the contract',
      passed: 'The contract is dated {day}.',
      failed: 'The contract bears a date to come: {day}. Please check the file.',
      late: 'The contract is dated {day}, long after the job began on {start}. If it renews an earlier one, a short note helps.',
      inconclusive: 'We could not read when the contract was signed.',
    },
    it: {
      title: 'Data del contratto',
      passed: 'Il contratto è datato {day}.',
      failed: 'Il contratto riporta una data futura: {day}. Controlla il file.',
      late: 'Il contratto è datato {day}, molto dopo l’inizio del lavoro il {start}. Se ne rinnova uno precedente, basta una breve nota.',
      inconclusive: 'Non siamo riusciti a leggere quando è stato firmato il contratto.',
    },
    de: {
      title: 'Datum des Vertrags',
      passed: 'Der Vertrag ist vom {day}.',
      failed: 'Der Vertrag trägt ein künftiges Datum: {day}. Bitte prüfen Sie die Datei.',
      late: 'Der Vertrag ist vom {day} und damit lange nach dem Beginn der Arbeit am {start}. Erneuert er einen früheren, hilft eine kurze Notiz.',
      inconclusive: 'Wir konnten nicht lesen, wann der Vertrag unterschrieben wurde.',
    },
  },
  R_CONTRACT_START: {
    en: {
      title: 'Start of the job',
      passed: 'The job began on {start}.',
      failed: 'The job begins on {start}. Until then its pay counts as promised income.',
      inconclusive: 'We could not read when the job begins.',
    },
    it: {
      title: 'Inizio del lavoro',
      passed: 'Il lavoro è iniziato il {start}.',
      failed: 'Il lavoro inizia il {start}. Fino ad allora lo stipendio conta come reddito promesso.',
      inconclusive: 'Non siamo riusciti a leggere quando inizia il lavoro.',
    },
    de: {
      title: 'Beginn der Stelle',
      passed: 'Die Stelle begann am {start}.',
      failed: 'Die Stelle beginnt am {start}. Bis dahin zählt der Lohn als zugesagtes Einkommen.',
      inconclusive: 'Wir konnten nicht lesen, wann die Stelle beginnt.',
    },
  },
  R_CONTRACT_PROBATION: {
    en: {
      title: 'Probation',
      passed: 'The probation ended on {end}.',
      failed: 'The probation runs until {end}.',
      inconclusive: 'We could not read how long the probation lasts.',
    },
    it: {
      title: 'Periodo di prova',
      passed: 'Il periodo di prova è finito il {end}.',
      failed: 'Il periodo di prova dura fino al {end}.',
      inconclusive: 'Non siamo riusciti a leggere quanto dura il periodo di prova.',
    },
    de: {
      title: 'Probezeit',
      passed: 'Die Probezeit endete am {end}.',
      failed: 'Die Probezeit läuft bis zum {end}.',
      inconclusive: 'Wir konnten nicht lesen, wie lange die Probezeit dauert.',
    },
  },
  R_CONTRACT_FIXED_TERM: {
    en: {
      title: 'End of the contract',
      passed: 'The contract has no end.',
      ends: 'The contract runs until {end}.',
      failed: 'The contract ends on {end}, before the home is moved into. An extension or other income will help.',
      ended: 'The contract ended on {end}. Documents of the present income will help.',
      inconclusive: 'We could not read when the contract ends.',
    },
    it: {
      title: 'Fine del contratto',
      passed: 'Il contratto è a tempo indeterminato.',
      ends: 'Il contratto dura fino al {end}.',
      failed:
        'Il contratto finisce il {end}, prima dell’ingresso nella casa. Una proroga o un altro reddito possono aiutare.',
      ended: 'Il contratto è finito il {end}. Aggiungi, se puoi, i documenti del reddito attuale.',
      inconclusive: 'Non siamo riusciti a leggere quando finisce il contratto.',
    },
    de: {
      title: 'Ende des Vertrags',
      passed: 'Der Vertrag ist unbefristet.',
      ends: 'Der Vertrag läuft bis zum {end}.',
      failed: 'Der Vertrag endet am {end}, vor dem Einzug. Eine Verlängerung oder anderes Einkommen hilft.',
      ended: 'Der Vertrag endete am {end}. Unterlagen zum aktuellen Einkommen helfen.',
      inconclusive: 'Wir konnten nicht lesen, wann der Vertrag endet.',
    },
    toOthers: {
      en: { failed: 'The contract ends on {end}, before the planned move.' },
      it: { failed: 'Il contratto finisce il {end}, prima del trasloco previsto.' },
      de: { failed: 'Der Vertrag endet am {end}, vor dem geplanten Einzug.' },
    },
  },
  R_CONTRACT_KIND_DECLARED: {
    en: {
      title: 'Kind of contract',
      passed: 'The contract is of the kind you declared.',
      failed: 'The contract is of another kind than you declared. Please check your entry.',
      inconclusive: 'We could not compare the kind of contract.',
    },
    it: {
      title: 'Tipo di contratto',
      passed: 'Il contratto è del tipo dichiarato.',
      failed: 'Il contratto è di un tipo diverso da quello dichiarato. Controlla i dati.',
      inconclusive: 'Non abbiamo potuto confrontare il tipo di contratto.',
    },
    de: {
      title: 'Art des Vertrags',
      passed: 'Die Art des Vertrags stimmt mit Ihrer Angabe überein.',
      failed: 'Die Art des Vertrags weicht von Ihrer Angabe ab. Bitte prüfen Sie Ihre Angabe.',
      inconclusive: 'Wir konnten die Art des Vertrags nicht vergleichen.',
    },
    toOthers: {
      en: {
        passed: 'The contract is of the declared kind.',
        failed: 'The contract is of another kind than declared.',
      },
      de: {
        passed: 'Die Art des Vertrags stimmt mit den Angaben überein.',
        failed: 'Die Art des Vertrags weicht von den Angaben ab.',
      },
    },
  },
  R_CONTRACT_SALARY_VS_PAYSLIP: {
    en: {
      title: 'Salary in contract and payslip',
      passed: 'Contract and payslip tell about the same salary.',
      failed: 'Contract and payslip tell different salaries. A change of hours may explain it; please tell us.',
      inconclusive: 'We could not compare the salary of contract and payslip.',
    },
    it: {
      title: 'Retribuzione in contratto e busta paga',
      passed: 'Contratto e busta paga indicano circa la stessa retribuzione.',
      failed:
        'Contratto e busta paga indicano retribuzioni diverse. Un cambio di orario può spiegarlo; faccelo sapere.',
      inconclusive: 'Non abbiamo potuto confrontare la retribuzione di contratto e busta paga.',
    },
    de: {
      title: 'Gehalt in Vertrag und Abrechnung',
      passed: 'Vertrag und Abrechnung nennen etwa dasselbe Gehalt.',
      failed:
        'Vertrag und Abrechnung nennen verschiedene Gehälter. Eine Änderung der Arbeitszeit kann das erklären; bitte sagen Sie es uns.',
      inconclusive: 'Wir konnten das Gehalt in Vertrag und Abrechnung nicht vergleichen.',
    },
  },
  R_CONTRACT_SALARY_SUMS: {
    en: {
      title: 'Monthly and yearly salary in the contract',
      passed: 'The monthly and the yearly salary in the contract agree.',
      failed:
        'The monthly and the yearly salary in the contract do not fit together. If a bonus explains it, a short note helps.',
      odd: 'The yearly salary in the contract is no whole number of monthly payments. If a bonus explains it, a short note helps.',
      words:
        'The contract writes out another pay in words than its figures say. If both are right, a short note helps.',
      inconclusive: 'The contract does not tell how the yearly salary is paid.',
    },
    it: {
      title: 'Retribuzione mensile e annua nel contratto',
      passed: 'La retribuzione mensile e quella annua del contratto concordano.',
      failed:
        'La retribuzione mensile e quella annua del contratto non concordano. Se dipende da un premio, basta una breve nota.',
      odd: 'La retribuzione annua del contratto non si divide in mensilità intere. Se dipende da un premio, basta una breve nota.',
      words:
        'Il contratto scrive in lettere una retribuzione diversa da quella in cifre. Se sono giuste entrambe, basta una breve nota.',
      inconclusive: 'Il contratto non dice come viene pagata la retribuzione annua.',
    },
    de: {
      title: 'Monats- und Jahresgehalt im Vertrag',
      passed: 'Monats- und Jahresgehalt im Vertrag stimmen überein.',
      failed:
        'Monats- und Jahresgehalt im Vertrag passen nicht zusammen. Liegt es an einer Sonderzahlung, hilft eine kurze Notiz.',
      odd: 'Das Jahresgehalt im Vertrag lässt sich nicht in volle Monatsgehälter teilen. Liegt es an einer Sonderzahlung, hilft eine kurze Notiz.',
      words: 'Der Vertrag nennt in Worten ein anderes Gehalt als in Ziffern. Stimmt beides, hilft eine kurze Notiz.',
      inconclusive: 'Der Vertrag sagt nicht, wie das Jahresgehalt gezahlt wird.',
    },
  },
} as const satisfies RuleTexts;
