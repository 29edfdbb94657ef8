import type { checksPapers as english } from '../en/checks-papers.ts';
import type { Shape } from '../shape.ts';

export const checksPapers: Shape<typeof english> = {
  R_ID_TYPE_ACCEPTED: {
    title: 'Art des Ausweises',
    passed: 'Dieser Ausweis wird bei Ihrer Staatsangehörigkeit anerkannt.',
    failed:
      'Diese Art von Ausweis wird bei Ihrer Staatsangehörigkeit nicht anerkannt. Bitte laden Sie einen Personalausweis oder Reisepass hoch.',
    companion_only:
      'Eine Gesundheitskarte allein belegt nicht, wer Sie sind. Bitte fügen Sie einen Personalausweis oder Reisepass hinzu.',
    inconclusive: 'Wir brauchen Ihre Staatsangehörigkeit, um sagen zu können, ob der Ausweis anerkannt wird.',
  },
  R_ID_BOTH_SIDES: {
    title: 'Vorder- und Rückseite',
    passed: 'Alle Seiten des Ausweises liegen vor.',
    failed: 'Eine Seite des Ausweises fehlt. Bitte laden Sie auch die andere hoch.',
    back_missing: 'Wir haben nur die Vorderseite. Bitte laden Sie auch die Rückseite hoch.',
    front_missing: 'Wir haben nur die Rückseite. Bitte laden Sie auch die Vorderseite hoch.',
    inconclusive: 'Wir konnten nicht erkennen, welche Seite das ist. Ein schärferes Foto beider Seiten hilft.',
  },
  R_ID_READABLE: {
    title: 'Lesbarer Ausweis',
    passed: 'Der Ausweis ist lesbar.',
    failed:
      'Wir konnten fast nichts lesen. Bitte machen Sie ein neues Foto bei gutem Licht, ohne Spiegelung und mit allen Ecken.',
    inconclusive: 'Wir konnten nicht beurteilen, ob der Ausweis lesbar ist.',
  },
  R_ID_NAME_NOT_DETECTED: {
    title: 'Name auf dem Ausweis',
    passed: 'Der Name auf dem Ausweis wurde gefunden.',
    failed: 'Wir haben auf diesem Ausweis keinen Namen gefunden. Sie können trotzdem fortfahren.',
    inconclusive: 'Es war zu wenig lesbar, um den Namen zu suchen.',
  },
  R_ID_NAME_MATCH: {
    title: 'Ihr Name',
    passed: 'Der Ausweis zeigt den Namen, den Sie eingegeben haben.',
    failed:
      'Der Ausweis zeigt einen anderen Namen als den eingegebenen. Bitte prüfen Sie Ihre Angabe oder laden Sie Ihren eigenen Ausweis hoch.',
    inconclusive: 'Wir konnten den Namen auf dem Ausweis nicht mit Ihrer Angabe vergleichen.',
  },
  R_ID_DOB_MATCH: {
    title: 'Geburtsdatum',
    passed: 'Das Geburtsdatum auf dem Ausweis ist das angegebene.',
    failed: 'Das Geburtsdatum auf dem Ausweis weicht von Ihrer Angabe ab. Bitte prüfen Sie Ihre Angabe.',
    inconclusive: 'Wir konnten das Geburtsdatum nicht vergleichen.',
  },
  R_ID_BIRTHPLACE_MATCH: {
    title: 'Geburtsort',
    passed: 'Der Geburtsort auf dem Ausweis ist der angegebene.',
    failed: 'Der Geburtsort auf dem Ausweis weicht von Ihrer Angabe ab. Bitte prüfen Sie Ihre Angabe.',
    inconclusive: 'Wir konnten den Geburtsort nicht vergleichen. Orte im Ausland haben oft mehrere Namen.',
  },
  R_ID_COUNTRY_MATCH: {
    title: 'Staatsangehörigkeit',
    passed: 'Der Ausweis passt zur gewählten Staatsangehörigkeit.',
    failed:
      'Der Ausweis nennt eine andere Staatsangehörigkeit als die gewählte. Bitte prüfen Sie diese oder laden Sie einen anderen Ausweis hoch.',
    inconclusive: 'Wir konnten nicht erkennen, welche Staatsangehörigkeit der Ausweis nennt.',
  },
  R_ID_EXPIRED: {
    title: 'Gültigkeit',
    passed: 'Der Ausweis ist gültig.',
    nearly_expired: 'Der Ausweis ist bis zum {end} gültig. Bitte beantragen Sie bald einen neuen.',
    failed: 'Der Ausweis ist am {end} abgelaufen. Bitte laden Sie einen gültigen hoch.',
    too_long:
      'Der Ausweis soll länger gelten, als es bei solchen Ausweisen vorgesehen ist. Bitte laden Sie das Original hoch, beide Seiten.',
    withdrawn:
      'Italienische Papierausweise gelten nicht mehr, gleich welches Datum darauf steht. Bitte verwenden Sie die elektronische Karte oder einen Reisepass.',
    inconclusive: 'Wir konnten nicht lesen, bis wann der Ausweis gilt.',
  },
  R_ID_PERMIT_VALID: {
    title: 'Aufenthaltstitel',
    passed: 'Der Aufenthaltstitel ist gültig.',
    in_renewal:
      'Der Aufenthaltstitel ist abgelaufen, aber die Bescheinigung über die Verlängerung liegt vor. Das ist in Ordnung.',
    failed:
      'Der Aufenthaltstitel ist am {end} abgelaufen. Falls Sie die Verlängerung beantragt haben, laden Sie bitte die Bescheinigung hoch.',
    inconclusive: 'Wir konnten nicht lesen, bis wann der Aufenthaltstitel gilt.',
  },
  R_ID_MRZ_CHECKDIGITS: {
    title: 'Prüfziffern der maschinenlesbaren Zeilen',
    passed: 'Die Prüfziffern der maschinenlesbaren Zeilen stimmen.',
    failed:
      'Die Prüfziffern der maschinenlesbaren Zeilen sind falsch. Bei einem echten Ausweis kommt das nicht vor; bitte laden Sie das Original hoch.',
    inconclusive: 'Die maschinenlesbaren Zeilen waren nicht gut genug lesbar, um sie zu prüfen.',
  },
  R_ID_MRZ_VS_VISUAL: {
    title: 'Maschinenlesbare Zeilen und Druck',
    passed: 'Maschinenlesbare Zeilen und gedruckte Angaben stimmen überein.',
    failed:
      'Maschinenlesbare Zeilen und gedruckte Angaben stimmen nicht überein. Bitte laden Sie beide Seiten desselben Ausweises hoch.',
    inconclusive: 'Zwischen maschinenlesbaren Zeilen und Druck gab es nichts zu vergleichen.',
  },
  R_ID_NUMBER_FORMAT: {
    title: 'Ausweisnummer',
    passed: 'Die Nummer ist so aufgebaut wie beim Aussteller üblich.',
    failed: 'Die Nummer ist nicht so aufgebaut wie beim Aussteller üblich.',
    inconclusive: 'Die Nummer war nicht lesbar oder geschwärzt, was Ihr Recht ist.',
  },
  R_ID_AGE_18: {
    title: 'Volljährigkeit',
    passed: 'Die Person auf dem Ausweis ist volljährig.',
    failed: 'Laut Ausweis ist diese Person noch nicht 18. Nur Volljährige können sich bewerben.',
    inconclusive: 'Das Geburtsdatum war nicht gut genug lesbar, um das Alter zu bestimmen.',
  },
  R_ID_SAME_NUMBER_OTHER_PERSON: {
    title: 'Nummer nur einmal verwendet',
    passed: 'Niemand sonst hat diese Ausweisnummer verwendet.',
    failed:
      'Ein Ausweis mit dieser Nummer wurde auch von jemand anderem oder unter einer anderen E-Mail-Adresse eingereicht.',
    inconclusive: 'Wir konnten die Nummer nicht mit anderen Bewerbungen vergleichen.',
  },
  /** In the place of what a rule said, once a person has decided. */
  REVIEWED: {
    title: 'Von einem Menschen angesehen',
    passed: 'Ein Mensch hat sich die Unterlage angesehen und das für in Ordnung befunden.',
    failed: 'Ein Mensch hat sich die Unterlage angesehen und konnte das nicht anerkennen.',
    inconclusive: 'Ein Mensch hat sich die Unterlage angesehen und konnte das nicht klären.',
  },
  R_FEED_IDENTITY: {
    title: 'Name von der Bank bestätigt',
    passed:
      'Die Bank kennt die angemeldete Person unter dem Namen, den Sie angegeben haben. Ein Ausweis wurde dafür nicht geprüft.',
    inconclusive: 'Die Bank hat den Namen nicht bestätigt. Viele nutzen ein Konto der Familie.',
  },
  R_ID_SELFIE_MATCH: {
    title: 'Die Person hinter dem Ausweis',
    passed:
      'Es gab eine Anmeldung bei einem Bankkonto, das auf den Namen im Ausweis läuft. Gesichter wurden nicht verglichen.',
    failed:
      'Das verbundene Konto läuft auf einen anderen Namen als der Ausweis. Viele nutzen ein Konto der Familie; für sich allein heißt das wenig.',
    inconclusive:
      'Es wurde kein Bankkonto verbunden, das den Namen auf dem Ausweis bestätigen könnte. Das ist freiwillig.',
  },
  R_CF_CHECKCHAR: {
    title: 'Italienische Steuernummer: letzter Buchstabe',
    passed: 'Der letzte Buchstabe der Steuernummer stimmt.',
    failed: 'Der letzte Buchstabe der Steuernummer passt nicht zum Rest. Bitte prüfen Sie das Dokument.',
    inconclusive: 'Die Steuernummer war nicht gut genug lesbar, um sie zu prüfen.',
  },
  R_CF_VS_NAME: {
    title: 'Italienische Steuernummer und Name',
    passed: 'Die Steuernummer gehört zu diesem Namen.',
    failed: 'Die Steuernummer wurde für einen anderen Namen gebildet. Bitte prüfen Sie, ob das Dokument Ihnen gehört.',
    one_part:
      'Nur ein Teil des Namens passt zur Steuernummer. Das kommt nach einer Namensänderung vor; bitte sagen Sie es uns, wenn es so ist.',
    no_name:
      'Der Name, der zu dieser Steuernummer gehört, steht nirgends auf dem Dokument. Bitte prüfen Sie, ob es Ihnen gehört.',
    inconclusive: 'Wir konnten die Steuernummer nicht mit einem Namen vergleichen.',
  },
  R_CF_VS_DOB_SEX: {
    title: 'Italienische Steuernummer und Geburt',
    passed: 'Die Steuernummer nennt dieses Geburtsdatum.',
    failed: 'Die Steuernummer nennt ein anderes Geburtsdatum. Bitte prüfen Sie Ihre Angaben und das Dokument.',
    sex_differs: 'Die Steuernummer nennt ein anderes Geschlecht. Bitte prüfen Sie Ihre Angaben.',
    inconclusive: 'Wir konnten die Steuernummer nicht mit einem Geburtsdatum vergleichen.',
  },
  R_CF_VS_BIRTHPLACE: {
    title: 'Italienische Steuernummer und Geburtsort',
    passed: 'Die Steuernummer nennt diesen Geburtsort.',
    failed: 'Die Steuernummer nennt einen anderen Geburtsort. Bitte prüfen Sie Ihre Angaben.',
    inconclusive: 'Wir kennen den Code dieses Ortes nicht und konnten ihn deshalb nicht vergleichen.',
    no_place: 'Hier steht kein Geburtsort, den wir mit der Steuernummer vergleichen könnten.',
  },
  R_CF_ON_DOCUMENT_MATCH: {
    title: 'Ihre italienische Steuernummer auf dem Dokument',
    passed: 'Auf dem Dokument steht die angegebene Steuernummer.',
    failed:
      'Auf dem Dokument steht eine andere Steuernummer als die angegebene. Bitte prüfen Sie Ihre Angabe oder laden Sie Ihr eigenes Dokument hoch.',
    inconclusive: 'Wir konnten die Steuernummer auf dem Dokument nicht mit Ihrer vergleichen.',
  },
  R_STEUERID_CHECKDIGIT: {
    title: 'Steuer-ID',
    passed: 'Die Prüfziffer der Steuer-ID stimmt.',
    failed:
      'Die Steuer-ID auf diesem Dokument kann es nicht geben: Die Prüfziffer ist falsch. Bitte laden Sie das Original hoch.',
    inconclusive: 'Die Steuer-ID war nicht gut genug lesbar, um sie zu prüfen.',
  },
  R_SVNR_CHECKDIGIT: {
    title: 'Versicherungsnummer',
    passed: 'Die Versicherungsnummer stimmt.',
    failed:
      'Die Versicherungsnummer auf diesem Dokument kann es nicht geben: Die Prüfziffer ist falsch. Bitte laden Sie das Original hoch.',
    birth_differs: 'Die Versicherungsnummer nennt ein anderes Geburtsdatum. Das kann eine alte Berichtigung sein.',
    inconclusive: 'Die Versicherungsnummer war nicht gut genug lesbar, um sie zu prüfen.',
  },
  R_IBAN_MOD97: {
    title: 'Kontonummer',
    passed: 'Die IBAN stimmt.',
    failed:
      'Die IBAN auf diesem Dokument kann es nicht geben: Die Prüfziffern sind falsch. Bitte laden Sie das Original hoch.',
    inconclusive: 'Auf diesem Dokument fand sich keine vollständige IBAN.',
  },
  R_VAT_CHECKDIGIT: {
    title: 'Steuernummer des Arbeitgebers',
    passed: 'Die Steuernummer des Arbeitgebers stimmt.',
    failed: 'Die Steuernummer des Arbeitgebers hat eine falsche Prüfziffer.',
    inconclusive: 'Die Steuernummer des Arbeitgebers wurde nicht gefunden.',
  },
  R_PAYSLIP_NAME_MATCH: {
    title: 'Name auf der Abrechnung',
    passed: 'Die Abrechnung lautet auf Ihren Namen.',
    failed: 'Die Abrechnung lautet auf einen anderen Namen. Bitte laden Sie Ihre eigenen Abrechnungen hoch.',
    inconclusive: 'Wir konnten den Namen auf der Abrechnung nicht mit Ihrem vergleichen.',
  },
  R_PAYSLIP_MARKED_SAMPLE: {
    title: 'Muster',
    passed: 'Nichts weist die Abrechnung als Muster aus.',
    failed:
      'Die Abrechnung ist als Muster gekennzeichnet. Bitte laden Sie die hoch, die Sie von Ihrem Arbeitgeber bekommen haben.',
    inconclusive: 'Wir konnten nicht erkennen, ob die Abrechnung ein Muster ist.',
    demonstration: 'Ein Muster, das hier als echt gilt, weil dies eine Vorführung ist.',
  },
  R_PAYSLIP_SUMS: {
    title: 'Summen der Abrechnung',
    passed: 'Bezüge minus Abzüge ergeben das Netto.',
    failed:
      'Bezüge minus Abzüge ergeben nicht das angegebene Netto. Bitte laden Sie die Originaldatei Ihres Arbeitgebers hoch.',
    unfollowed:
      'Wir konnten die Summen dieser Abrechnung nicht nachvollziehen; falsch muss sie deshalb nicht sein. Bitte fügen Sie die Originaldatei Ihres Arbeitgebers hinzu.',
    payout: 'Der Auszahlungsbetrag ergibt sich nicht aus dem Netto und den Zeilen darunter.',
    months:
      'Die Jahressumme enthält diesen Lohn {held, plural, one {einmal} other {#-mal}}, obwohl bis {month} {paid, plural, one {ein Monat} other {# Monate}} vergangen waren. Waren Sie unbezahlt freigestellt, hilft eine kurze Notiz.',
    inconclusive: 'Wir konnten nicht genug Beträge lesen, um sie zu addieren.',
  },
  R_PAYSLIP_GROSS_TO_NET: {
    title: 'Vom Brutto zum Netto',
    passed: 'Das Netto passt zum Brutto.',
    failed:
      'Das Netto ist höher, als dieses Brutto übrig lassen kann. Vielleicht gibt es Zahlungen, die wir nicht sehen; bitte erklären Sie sie oder laden Sie das Original hoch.',
    inconclusive: 'Wir konnten nicht beurteilen, ob das Netto zum Brutto passt.',
  },
  R_PAYSLIP_GARNISHMENT: {
    title: 'Zahlungen an Gläubiger',
    passed: 'Vom Lohn geht nichts an Gläubiger.',
    failed: 'Ein Teil des Lohns ist gepfändet. Sie können das erklären.',
    loan: 'Aus dem Lohn wird ein Darlehen zurückgezahlt. Es zählt zu Ihren monatlichen Kosten.',
    inconclusive: 'Wir konnten nicht alle Zeilen der Abrechnung lesen.',
  },
  R_PAYSLIP_ROUND_NUMBERS: {
    title: 'Runde Zahlen',
    passed: 'Die Beträge sehen aus, wie Lohnprogramme sie berechnen.',
    failed: 'Steuer, Beiträge und Netto sind durchweg runde Beträge; bei Lohnprogrammen kommt das fast nie vor.',
    inconclusive: 'Es waren zu wenige Beträge lesbar.',
  },
  R_IT_PAYSLIP_LUL_FIELDS: {
    title: 'Angaben einer italienischen Abrechnung',
    passed: 'Die üblichen Angaben einer italienischen Abrechnung sind vorhanden.',
    failed:
      'Mehrere übliche Angaben einer italienischen Abrechnung fehlen. Bitte laden Sie die vollständige Abrechnung hoch, wie sie ausgestellt wurde.',
    inconclusive: 'Die Abrechnung war nicht gut genug lesbar, um alle Angaben zu suchen.',
  },
  R_IT_INPS_RATE: {
    title: 'Rentenbeiträge',
    passed: 'Die Beiträge entsprechen einem üblichen Satz.',
    failed: 'Die Beiträge betragen {found} Prozent der Bemessungsgrundlage; das ist kein üblicher Satz.',
    row: '{rows, plural, one {Eine Beitragszeile nennt} other {# Beitragszeilen nennen}} einen anderen Betrag, als Bemessungsgrundlage und Satz ergeben.',
    taxed:
      'Der steuerpflichtige Betrag ist höher als der beitragspflichtige; in einem gewöhnlichen Monat kommt das nicht vor.',
    insured: 'Gezahlt wurde mehr, als beitragspflichtig abgerechnet ist, obwohl alle Bezüge beitragspflichtig sind.',
    inconclusive: 'Beiträge oder Bemessungsgrundlage waren nicht gut genug lesbar, um sie zu beurteilen.',
  },
  R_IT_IRPEF: {
    title: 'Einkommensteuer des Monats',
    passed: 'Die Einkommensteuer passt zum steuerpflichtigen Lohn.',
    failed:
      'Die Einkommensteuer passt nicht zum steuerpflichtigen Lohn. In manchen Monaten liegt das am Steuerausgleich.',
    inconclusive: 'Wir konnten die Einkommensteuer dieses Monats nicht beurteilen.',
  },
  R_IT_TFR_ACCRUAL: {
    title: 'Rücklage für die Abfindung (TFR)',
    passed: 'Die Rücklage passt zum Lohn.',
    failed: 'Die Rücklage passt nicht zum Lohn, aus dem sie berechnet wird.',
    inconclusive: 'Die Rücklage wurde nicht gefunden, oder ihre Grundlage ist nicht angegeben.',
  },
  R_DE_PAYSLIP_EBV_FIELDS: {
    title: 'Angaben einer deutschen Abrechnung',
    passed: 'Die üblichen Angaben einer deutschen Abrechnung sind vorhanden.',
    failed:
      'Viele übliche Angaben einer deutschen Abrechnung fehlen. Einiges, etwa die Konfession, dürfen Sie schwärzen, aber bitte laden Sie die vollständige Abrechnung hoch.',
    inconclusive: 'Die Abrechnung war nicht gut genug lesbar, um alle Angaben zu suchen.',
  },
  R_DE_SV_RATES: {
    title: 'Sozialversicherung',
    passed: 'Die Beiträge entsprechen den üblichen Sätzen.',
    failed:
      'Einige Beiträge entsprechen keinem üblichen Satz. Bitte laden Sie die Originaldatei Ihres Arbeitgebers hoch.',
    inconclusive: 'Die Beiträge ließen sich nicht beurteilen, etwa weil es ein Mini- oder Midijob ist.',
  },
  R_DE_LST_RECOMPUTE: {
    title: 'Lohnsteuer',
    passed: 'Die Lohnsteuer passt zu Lohn und Steuerklasse.',
    failed:
      'Die Lohnsteuer weicht weit von dem ab, was Lohn und Steuerklasse {taxClass} ergeben. Ein Freibetrag kann das erklären.',
    inconclusive: 'Wir konnten die Lohnsteuer dieses Monats nicht beurteilen.',
  },
  R_DE_ONE_OFF: {
    title: 'Einmalzahlungen',
    passed: 'Das ist ein gewöhnlicher Monat.',
    excluded: 'Es gibt Einmalzahlungen. Sie zählen nicht als monatliches Einkommen.',
    failed: 'Dieser Monat bringt deutlich mehr als die anderen, und wir sehen nicht, warum. Sie können das erklären.',
    inconclusive: 'Es gab keinen anderen Monat zum Vergleich, oder der Lohn war nicht lesbar.',
  },
  R_DE_MINIJOB: {
    title: 'Minijob oder Kurzarbeit',
    passed: 'Das ist eine reguläre Beschäftigung.',
    failed: 'Das ist ein Minijob.',
    short_time: 'In diesem Monat hat der Arbeitgeber Kurzarbeitergeld gezahlt.',
    inconclusive: 'Wir konnten nicht erkennen, welche Art von Beschäftigung das ist.',
  },
  R_PAYSLIP_EMPLOYER_MATCH: {
    title: 'Arbeitgeber',
    passed: 'Alle Unterlagen nennen denselben Arbeitgeber.',
    failed:
      'Die Abrechnung nennt {found}, an anderer Stelle ist der Arbeitgeber {expected}. Bitte prüfen Sie Ihre Angabe oder erklären Sie den Unterschied.',
    changed: 'Ihre Abrechnungen stammen von zwei Arbeitgebern: {found}, dann {expected}. Es zählt die neuere Stelle.',
    inconclusive: 'Wir konnten den Arbeitgeber nicht vergleichen.',
  },
  R_PAYSLIP_MONTHS: {
    title: 'Letzte drei Monate',
    passed: 'Die Abrechnungen der letzten drei Monate liegen vor.',
    failed:
      '{count, plural, one {Eine Abrechnung fehlt} other {Abrechnungen fehlen}}: {missing}. Bitte laden Sie sie hoch.',
    inconclusive: 'Der Monat einer Abrechnung war nicht lesbar, deshalb wissen wir nicht, ob eine fehlt.',
  },
  R_PAYSLIP_CONTINUITY: {
    title: 'Monate in Folge',
    passed: 'Die Abrechnungen folgen Monat für Monat aufeinander.',
    failed:
      'Zwischen Ihren Abrechnungen {count, plural, one {fehlt ein Monat} other {fehlen Monate}}: {missing}. Bitte laden Sie die fehlenden hoch.',
    inconclusive:
      'Es sind zu wenige Abrechnungen, oder der Monat einer war nicht lesbar, um zu sehen, ob sie aufeinander folgen.',
  },
  R_PAYSLIP_RECENT: {
    title: 'Aktuelle Abrechnung',
    passed: 'Die neueste Abrechnung ist aktuell.',
    failed: 'Die neueste Abrechnung ist von {month}, also mehr als drei Monate alt. Bitte laden Sie eine neuere hoch.',
    inconclusive: 'Wir konnten den Monat der neuesten Abrechnung nicht lesen.',
  },
  R_PAYSLIP_DUPLICATE_MONTH: {
    title: 'Monat doppelt',
    passed: 'Jeder Monat liegt einmal vor.',
    failed: 'Ein Monat liegt mehrfach vor: {months}. Eine Kopie genügt.',
    conflicting:
      'Für denselben Monat gibt es Abrechnungen mit verschiedenen Beträgen: {months}. Bitte sagen Sie uns, welche gilt.',
    inconclusive: 'Wir konnten nicht von jeder Abrechnung den Monat lesen.',
  },
  R_PAYSLIP_YTD_PROGRESSION: {
    title: 'Jahressummen',
    passed: 'Die Jahressummen wachsen von Abrechnung zu Abrechnung um das, was der Monat brachte.',
    failed:
      'Von einer Abrechnung zur nächsten wuchs die Jahressumme um weniger als den Lohn von {month}. Bitte laden Sie die Originaldateien Ihres Arbeitgebers hoch.',
    inconclusive: 'Die Jahressummen konnten nicht verglichen werden.',
  },
  R_PAYSLIP_AMOUNT_VS_DECLARED: {
    title: 'Angegebenes Einkommen',
    passed: 'Ihre Abrechnungen bestätigen das angegebene Einkommen.',
    failed: 'Ihre Abrechnungen zeigen deutlich weniger als das angegebene Einkommen. Bitte prüfen Sie Ihre Angabe.',
    lower_declared:
      'Ihre Abrechnungen zeigen deutlich mehr als das angegebene Einkommen. Bitte prüfen Sie Ihre Angabe.',
    gross_declared: 'Sie haben wohl Ihr Brutto eingegeben. Bitte geben Sie an, was auf Ihrem Konto ankommt.',
    inconclusive: 'Wir konnten Ihre Abrechnungen nicht mit einem angegebenen Einkommen vergleichen.',
  },
  R_PAYSLIP_START_DATE_SENIORITY: {
    title: 'Dauer der Beschäftigung',
    passed: 'Sie haben diese Stelle seit {months, plural, one {# Monat} other {# Monaten}}.',
    failed:
      'Sie haben diese Stelle seit {months, plural, one {# Monat} other {# Monaten}}, also weniger als ein halbes Jahr.',
    after_period: 'Laut Abrechnung begann die Stelle am {start}, nach dem abgerechneten Monat.',
    inconclusive: 'Wir konnten nicht lesen, wann die Stelle begann.',
  },
  R_PAYSLIP_ACTIVE_CONTRACT: {
    title: 'Bestehende Anstellung',
    passed: 'Nichts auf der Abrechnung sagt, dass die Stelle beendet ist.',
    ends: 'Die Stelle endet am {end}.',
    failed: 'Laut Abrechnung endete die Stelle am {end}. Bitte laden Sie Unterlagen zum aktuellen Einkommen hoch.',
    inconclusive: 'Die Abrechnungen sagen nicht, ob die Stelle noch besteht.',
  },
  R_IT_13_14: {
    title: 'Dreizehntes und vierzehntes Gehalt',
    passed: 'Zusätzliche Monatsgehälter wurden erkannt und zählen nicht als gewöhnliche Monate.',
    failed:
      'Die Abrechnungen deuten auf {found} Gehälter im Jahr, Sie haben {expected} angegeben. Bitte prüfen Sie Ihre Angabe.',
    inconclusive: 'Die Abrechnungen zeigen nicht, wie viele Gehälter es im Jahr gibt.',
  },
  R_DE_TAXCLASS_STABLE: {
    title: 'Steuerklasse',
    passed: 'Die Steuerklasse ist auf allen Abrechnungen, die sie zeigen, dieselbe.',
    failed:
      'Die Steuerklasse wechselt zwischen den Abrechnungen: {classes}. Bei Ehepaaren kommt das vor; eine kurze Notiz hilft.',
    inconclusive: 'Die Steuerklasse war auf zu wenigen Abrechnungen lesbar.',
  },
  R_CONTRACT_PDF: {
    title: 'Vertrag als PDF',
    passed: 'Der Vertrag ist eine PDF-Datei.',
    failed: 'Bitte laden Sie den Vertrag als PDF-Datei hoch, nicht als Bild.',
    inconclusive: 'Wir konnten nicht erkennen, was für eine Datei das ist.',
  },
  R_CONTRACT_PARTIES: {
    title: 'Parteien des Vertrags',
    passed: 'Der Vertrag wurde zwischen Ihnen und Ihrem Arbeitgeber geschlossen.',
    failed: 'Der Vertrag nennt eine andere beschäftigte Person. Bitte laden Sie Ihren eigenen Vertrag hoch.',
    employer:
      'Der Vertrag nennt {found} als Arbeitgeber, Sie haben {expected} eingegeben. Bitte prüfen Sie Ihre Angabe.',
    inconclusive: 'Wir konnten nicht beide Parteien des Vertrags lesen oder vergleichen.',
  },
  R_CONTRACT_ALL_PAGES: {
    title: 'Alle Seiten des Vertrags',
    passed: 'Alle Seiten des Vertrags liegen vor.',
    failed: 'Von {total} Seiten fehlen: {missing}. Bitte laden Sie den ganzen Vertrag hoch.',
    inconclusive: 'Die Seiten sind nicht nummeriert, deshalb wissen wir nicht, ob alle vorliegen.',
  },
  R_CONTRACT_SIGNED: {
    title: 'Unterschrift',
    passed: 'Der Vertrag ist unterschrieben.',
    failed: 'Das Feld für die Unterschrift ist leer. Bitte laden Sie den unterschriebenen Vertrag hoch.',
    inconclusive: 'Wir können nicht sehen, ob der Vertrag unterschrieben ist.',
  },
  R_CONTRACT_DATE: {
    title: 'Datum des Vertrags',
    passed: 'Der Vertrag ist vom {day}.',
    failed: 'Der Vertrag trägt ein künftiges Datum: {day}. Bitte prüfen Sie die Datei.',
    late: 'Der Vertrag ist vom {day} und damit lange nach dem Beginn der Arbeit am {start}. Erneuert er einen früheren, hilft eine kurze Notiz.',
    inconclusive: 'Wir konnten nicht lesen, wann der Vertrag unterschrieben wurde.',
  },
  R_CONTRACT_START: {
    title: 'Beginn der Stelle',
    passed: 'Die Stelle begann am {start}.',
    failed: 'Die Stelle beginnt am {start}. Bis dahin zählt der Lohn als zugesagtes Einkommen.',
    inconclusive: 'Wir konnten nicht lesen, wann die Stelle beginnt.',
  },
  R_CONTRACT_PROBATION: {
    title: 'Probezeit',
    passed: 'Die Probezeit endete am {end}.',
    failed: 'Die Probezeit läuft bis zum {end}.',
    inconclusive: 'Wir konnten nicht lesen, wie lange die Probezeit dauert.',
  },
  R_CONTRACT_FIXED_TERM: {
    title: 'Ende des Vertrags',
    passed: 'Der Vertrag ist unbefristet.',
    ends: 'Der Vertrag läuft bis zum {end}.',
    failed: 'Der Vertrag endet am {end}, vor dem Einzug. Eine Verlängerung oder anderes Einkommen hilft.',
    ended: 'Der Vertrag endete am {end}. Unterlagen zum aktuellen Einkommen helfen.',
    inconclusive: 'Wir konnten nicht lesen, wann der Vertrag endet.',
  },
  R_CONTRACT_KIND_DECLARED: {
    title: 'Art des Vertrags',
    passed: 'Die Art des Vertrags stimmt mit Ihrer Angabe überein.',
    failed: 'Die Art des Vertrags weicht von Ihrer Angabe ab. Bitte prüfen Sie Ihre Angabe.',
    inconclusive: 'Wir konnten die Art des Vertrags nicht vergleichen.',
  },
  R_CONTRACT_SALARY_VS_PAYSLIP: {
    title: 'Gehalt in Vertrag und Abrechnung',
    passed: 'Vertrag und Abrechnung nennen etwa dasselbe Gehalt.',
    failed:
      'Vertrag und Abrechnung nennen verschiedene Gehälter. Eine Änderung der Arbeitszeit kann das erklären; bitte sagen Sie es uns.',
    inconclusive: 'Wir konnten das Gehalt in Vertrag und Abrechnung nicht vergleichen.',
  },
  R_CONTRACT_SALARY_SUMS: {
    title: 'Monats- und Jahresgehalt im Vertrag',
    passed: 'Monats- und Jahresgehalt im Vertrag stimmen überein.',
    failed:
      'Monats- und Jahresgehalt im Vertrag passen nicht zusammen. Liegt es an einer Sonderzahlung, hilft eine kurze Notiz.',
    odd: 'Das Jahresgehalt im Vertrag lässt sich nicht in volle Monatsgehälter teilen. Liegt es an einer Sonderzahlung, hilft eine kurze Notiz.',
    inconclusive: 'Der Vertrag sagt nicht, wie das Jahresgehalt gezahlt wird.',
  },
  R_TAX_CLASSIFICATION: {
    title: 'Art der Steuerunterlage',
    passed: 'Das ist eine Steuerunterlage.',
    failed: 'Das ist nicht die Steuerunterlage, die Sie hochladen wollten. Bitte wählen Sie eine andere Datei.',
    inconclusive: 'Wir erkennen diese Unterlage nicht. Ist es die richtige, können Sie fortfahren.',
  },
  R_TAX_YEAR: {
    title: 'Steuerjahr',
    passed: 'Die Steuerunterlage für {year} ist aktuell genug.',
    failed:
      'Die Steuerunterlage für {year} ist älter als anderthalb Jahre. Bitte laden Sie die eines späteren Jahres hoch.',
    future: 'Die Steuerunterlage ist für {year}, ein künftiges Jahr. Bitte prüfen Sie die Datei.',
    inconclusive:
      'Wir konnten nicht erkennen, für welches Jahr die Unterlage ist, oder das Jahr ist noch nicht zu Ende.',
  },
  R_TAX_ALL_PAGES: {
    title: 'Alle Seiten der Steuerunterlage',
    passed: 'Alle Seiten liegen vor.',
    failed: 'Von {total} Seiten fehlen: {missing}. Bitte laden Sie die ganze Unterlage hoch.',
    inconclusive: 'Die Seiten sind nicht nummeriert, deshalb wissen wir nicht, ob alle vorliegen.',
  },
  R_TAX_NAMES: {
    title: 'Name auf der Steuerunterlage',
    passed: 'Die Steuerunterlage lautet auf Ihren Namen.',
    joint: 'Die Steuerunterlage gehört einem Paar, und Sie sind eine der beiden Personen.',
    failed: 'Die Steuerunterlage lautet auf einen anderen Namen. Bitte laden Sie Ihre eigene hoch.',
    inconclusive: 'Wir konnten den Namen auf der Steuerunterlage nicht mit Ihrem vergleichen.',
  },
  R_TAX_CF_MATCH: {
    title: 'Steuer-ID auf der Steuerunterlage',
    passed: 'Die Steuer-ID auf der Unterlage ist Ihre.',
    joint: 'Die Unterlage gehört einem Paar, und eine der Steuer-IDs ist Ihre.',
    failed: 'Die Steuer-ID auf der Unterlage ist nicht Ihre. Bitte laden Sie Ihre eigene Steuerunterlage hoch.',
    inconclusive: 'Wir konnten die Steuer-ID nicht vergleichen.',
  },
  R_TAX_SUMS: {
    title: 'Summen der Steuerunterlage',
    passed: 'Die Summen der Steuerunterlage gehen auf.',
    failed: 'Eine Summe der Steuerunterlage geht nicht auf. Es gibt gesetzliche Ausnahmen.',
    inconclusive: 'Für diese Summen gibt es Ausnahmen, die wir nicht beurteilen können.',
  },
  R_TAX_INCOME_VS_PAYSLIPS: {
    title: 'Jahr und Monate',
    passed: 'Das Jahreseinkommen passt zu Ihren Abrechnungen.',
    failed:
      'Das Jahreseinkommen passt nicht zu Ihren Abrechnungen. Zusätzliche Zahlungen oder ein Wechsel des Steuerjahres können das erklären; bitte sagen Sie es uns.',
    inconclusive: 'Wir konnten das Jahr nicht mit Ihren Abrechnungen vergleichen.',
  },
  R_TAX_BENEFIT_VALID: {
    title: 'Leistung wird gezahlt',
    passed: 'Die Leistung wird gezahlt.',
    ends: 'Die Leistung wird bis zum {end} gezahlt.',
    failed: 'Die Leistung endete am {end}. Bitte laden Sie Unterlagen zum aktuellen Einkommen hoch.',
    not_begun: 'Die Leistung beginnt erst am {start}.',
    refused: 'Laut Schreiben wurde die Leistung abgelehnt.',
    old: 'Das Schreiben ist vom {issued}. Bitte laden Sie ein neueres hoch.',
    inconclusive: 'Wir konnten nicht lesen, wie lange die Leistung gezahlt wird.',
  },
  R_IT_CU_EMPLOYER: {
    title: 'Aussteller der Bescheinigung',
    passed: 'Die Bescheinigung stammt von Ihrem Arbeitgeber.',
    failed: 'Die Bescheinigung stammt von {found}, Ihre Abrechnungen von {expected}. Bitte sagen Sie uns, warum.',
    new_job: 'Die Bescheinigung stammt von einem anderen Arbeitgeber, und Sie haben seither die Stelle gewechselt.',
    inconclusive: 'Wir konnten den Aussteller nicht mit Ihrem Arbeitgeber vergleichen.',
  },
  R_IT_CU_VS_PROGRESSIVES: {
    title: 'Bescheinigung und Dezemberabrechnung',
    passed: 'Die Bescheinigung stimmt mit der Dezemberabrechnung überein.',
    failed: 'Bescheinigung und Dezemberabrechnung nennen verschiedene Steuern für das Jahr.',
    inconclusive: 'Die Jahressummen fanden sich nicht auf beiden Unterlagen.',
  },
  R_IT_730_FILED: {
    title: 'Erklärung abgegeben (730)',
    passed: 'Die Erklärung wurde abgegeben.',
    failed:
      'Nichts zeigt, dass die Erklärung abgegeben wurde; ohne Abgabe hat sie rechtlich keinen Wert. Bitte fügen Sie die Abgabebestätigung oder das Blatt 730-3 hinzu.',
    inconclusive: 'Wir konnten nicht lesen, ob die Erklärung abgegeben wurde.',
  },
  R_IT_REDDITI_RECEIPT: {
    title: 'Erklärung abgegeben (Redditi)',
    passed: 'Die Erklärung wurde abgegeben.',
    failed:
      'Die Abgabebestätigung zu dieser Erklärung fehlt; ohne sie hat die Erklärung rechtlich keinen Wert. Bitte laden Sie auch die Abgabebestätigung hoch.',
    inconclusive: 'Wir konnten nicht lesen, ob die Erklärung abgegeben wurde.',
  },
  R_IT_FLAT_RATE: {
    title: 'Pauschalbesteuerte Tätigkeit',
    passed: 'Einnahmen und Einkommen passen zur Pauschalbesteuerung.',
    failed: 'Die Einnahmen liegen über der Grenze der Pauschalbesteuerung.',
    coefficient: 'Das Einkommen entspricht keinem Anteil der Einnahmen, den die Pauschalbesteuerung vorsieht.',
    inconclusive: 'Wir konnten Einnahmen und Einkommen nicht lesen.',
  },
  R_IT_NASPI_AMOUNT: {
    title: 'Höhe des Arbeitslosengelds (NASpI)',
    passed: 'Der Betrag ist möglich.',
    failed: 'Der Betrag ist höher, als das Gesetz vorsieht.',
    inconclusive: 'Wir konnten Betrag oder Beginn nicht lesen.',
  },
  R_DE_LSTB_VS_SLIP: {
    title: 'Lohnsteuerbescheinigung und Dezemberabrechnung',
    passed: 'Die Lohnsteuerbescheinigung stimmt mit der Dezemberabrechnung überein.',
    failed: 'Lohnsteuerbescheinigung und Dezemberabrechnung nennen verschiedene Summen.',
    inconclusive: 'Die Jahressummen fanden sich nicht auf beiden Unterlagen.',
  },
  R_DE_LSTB_PENSION_SHARE: {
    title: 'Rentenbeiträge und Lohn auf der Bescheinigung',
    passed: 'Die Rentenbeiträge passen zum Lohn auf der Bescheinigung.',
    failed: 'Die Rentenbeiträge sind für den Lohn auf der Bescheinigung zu niedrig.',
    inconclusive: 'Die Bescheinigung sagt zu wenig, um Lohn und Rentenbeiträge zu vergleichen.',
  },
  R_DE_EST_BESCHEID_KIND: {
    title: 'Art des Steuerbescheids',
    passed: 'Der Bescheid beruht auf einer Steuererklärung.',
    failed: 'Dieser Bescheid belegt kein Einkommen. Bitte laden Sie den letzten vollständigen hoch.',
    estimated:
      'Das Finanzamt hat dieses Einkommen geschätzt. Bitte fügen Sie den Bescheid eines anderen Jahres oder aktuelle Zahlen hinzu.',
    prepayment: 'Dieser Bescheid setzt nur Vorauszahlungen fest. Bitte laden Sie den vollständigen Bescheid hoch.',
    inconclusive: 'Wir konnten auf diesem Bescheid kein Einkommen lesen.',
  },
  R_DE_BUSINESS_FIGURES: {
    title: 'Zahlen des Betriebs',
    passed: 'Zu den Zahlen liegt ein Steuerbescheid vor.',
    failed: 'Diese Zahlen hat der Betrieb selbst aufgestellt. Bitte fügen Sie den letzten Steuerbescheid hinzu.',
    loss: 'Die Zahlen zeigen einen Verlust. Bitte fügen Sie den letzten Steuerbescheid oder anderes Einkommen hinzu.',
    inconclusive: 'Wir konnten das Ergebnis nicht lesen.',
  },
};
