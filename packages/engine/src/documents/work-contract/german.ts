import { AMOUNT, ANY_AMOUNT, ANY_DATE, COUNT, CURRENCY, DATE, NAME, near, nearDated, pattern } from './blocks.ts';
import type { Wording } from './wording.ts';

/** "50 % eines Bruttomonatsgehalts (2.090,00 EUR)": what a bonus is reckoned by is a share of the pay and not the pay. */
const notShare = '(?<!(?:(?:%|\\bprozent|\\bv\\. ?h\\.|\\bhalfte) (?:eines|des|vom|von einem)|\\bhalbe[nms]?) [a-z-]*)';

const perMonth =
  '(?:brutto-?monats\\w+|monatliche?[sn]? (?:brutto|gehalt|vergutung|entgelt)\\w*|monats-?brutto\\w*|monats(?:gehalt|lohn|entgelt|vergutung)|monatlich)';
/** "Jahresbruttogehalt (12 Gehälter)": of how many payments the year's pay is made up stands between it and its amount. */
const payments = String.raw`(?: ?\((?:bei )?\d{1,2}(?:,\d{1,2})?(?: ?x)? ?(?:monat|gehalt|monatsgehalt|zahlung|rate|entgelt)[a-z]*\))?`;
const HOURS = String.raw`(?<![\d,.])(?<value>\d{1,2}(?:,\d{1,2})?)`;
const UNIT = String.raw`(?:stunden|std\b\.?|h\b)`;

/** What stands between with the law that allows it: "befristet gemäß § 14 Abs. 2 TzBfG bis zum …". */
const nearLaw = String.raw`(?:[^0-9;]|§+ ?\d+[a-z]?\b|\b(?:abs|nr|satz|s)\.? ?\d+){0,60}?`;

/** How a form calls the time for which a contract runs, before its first and its last day. */
const LASTS =
  '(?:laufzeit|vertragsdauer|befristung|ausbildungs(?:zeit|dauer)|dauer der ausbildung|(?:vertrags|beschaftigungs)zeitraum|beschaftigungsdauer):?(?: [a-z]\\b\\)?)?(?: vom)? ';

export const german: Wording = {
  language: 'de',
  country: 'DE',
  title: /arbeitsvertrag|anstellungsvertrag|ausbildungsvertrag|dienstvertrag|werkstudentenvertrag/,
  marks: [
    [/arbeitsvertrag|anstellungsvertrag|ausbildungsvertrag|werkstudentenvertrag/, 0.5],
    [/probezeit/, 0.2],
    [/kundigungsfrist|kundigung/, 0.1],
    [/arbeitnehmer|auszubildende/, 0.1],
    [/arbeitgeber|ausbildungsbetrieb|ausbildende[rn]\b/, 0.1],
    [/bruttomonats|monatsgehalt|vergutung|bruttogehalt|jahresgehalt|ausbildungsjahr/, 0.15],
    [/wochenstunden|stunden (?:pro woche|wochentlich)|arbeitszeit/, 0.1],
    [/mietvertrag|vermieter|auszahlungsbetrag|steuerklasse|lohnsteuerbescheinigung/, -0.5],
    // What ends a contract is none.
    [/hiermit kundig\w+|kundigung ihres arbeits/, -1],
  ],
  amendment: {
    title:
      /(?:nachtrag|anderung|erganzung|verlangerung|\w*vereinbarung) (?:zum|des|zu dem|zu ihrem|ihres|unseres) (?:arbeits|anstellungs|dienst)vertrag|anderungsvertrag|verlangerungsvereinbarung/,
    began: [
      pattern(
        `(?:arbeitsverhaltnis beginnt|(?:arbeits|anstellungs|beschaftigungs)verhaltnis besteht seit|beschaftigt seit)${near(12)}${DATE}`,
      ),
      pattern(
        `\\bseit(?: dem)? ${DATE} (?:be(?:stehende[nrs]?|grundete[nrs]?)|laufende[nrs]?|beschaftigt|tatig|angestellt|in unserem)`,
      ),
      pattern(`\\b(?:am|zum|ab|seit)(?: dem)? ${DATE} (?:begonnene|begrundete|eingegangene)[nrs]?\\b`),
      pattern(`(?:eintritt(?:sdatum)?|betriebszugehorigkeit seit|eingetreten am)${near(12)}${DATE}`),
      // "des bestehenden Arbeitsvertrages (Beginn 01.07.2020)"
      pattern(`(?:vertrage?s|verhaltnis(?:ses)?),? \\(?(?:mit )?beginn:?(?: am)? ${DATE}`),
    ],
    turnedOpen: /entfrist\w+|(?:unbefristet|auf unbestimmte zeit) (?:fortgesetzt|fortgefuhrt|weitergefuhrt|verlangert)/,
  },
  cells: {
    start:
      /^(?:beginn|eintritt|eintrittsdatum|vertragsbeginn|arbeitsbeginn|einstellungsdatum|datum des eintritts)(?: (?:des arbeitsverhaltnisses|der (?:tatigkeit|beschaftigung)))?:?$/,
    end: /^(?:ende|befristet bis|befristung bis|vertragsende|befristungsende)(?: (?:des arbeitsverhaltnisses|der (?:tatigkeit|beschaftigung|befristung)))?(?: \(?(?:nur )?(?:bei )?befristung\)?)?:?$/,
    paychecks: /^(?:anzahl (?:der )?)?(?:monatsgehalter|gehalter|zahlungen)(?: (?:pro|im|je) jahr)?:?$/,
    probation: /^(?:dauer der )?probezeit:? ?\(?(?:in )?monaten?\)?:?$/,
    monthPay:
      /^(?:brutto-?)?monats(?:gehalt|lohn|entgelt|vergutung)(?: \(?brutto\)?)?(?: \(?(?:in )?(?:€|euro|eur)\)?)?:?$|^(?:gehalt|lohn|vergutung|entgelt) (?:pro|je|im) monat(?: \(?brutto\)?)?:?$/,
    hourPay: /^(?:brutto-?)?stundenlohn(?: \(?brutto\)?)?:?$/,
    hours:
      /^(?:wochentlich \(stunden\)|wochen(?:arbeits)?stunden|wochenarbeitszeit|stunden (?:pro|je) woche|(?:wochentliche|regelmassige wochentliche) arbeitszeit|arbeitszeit ?\/ ?woche|std\.? ?\/ ?woche)(?: \(?(?:in )?(?:stunden|std\.?)\)?)?:?$/,
  },
  kinds: [
    ['apprentice', /berufsausbildung|ausbildungsvertrag/],
    ['agency', /arbeitnehmeruberlassung|\b(?:leih|zeit)arbeit(?:s|nehmer)/],
    ['internship', /praktikumsvertrag|praktikant/],
    ['minijob', /geringfugig|minijob/],
    ['open_ended', /unbefristet|auf unbestimmte (?:zeit|dauer)/],
    [
      'fixed_term',
      /(?<!un)bestimmte (?:zeit|dauer)|(?<!un)befristet(?:er|es|en|e)?\s+(?:bis|auf|vom|fur|gemass|nach §|und endet|arbeitsv|anstellungsv|(?:ab)?geschlossen|eingestellt)|(?:vertrag|verhaltnis|beschaftigung) (?:ist )?befristet\b|(?<!un)befristete[rsn]? arbeits(?:vertrag|verhaltnis)|\bbefristung (?:ohne|mit) sachgrund|\bbis (?:zum )?\d[^;]{4,24} befristet\b/,
    ],
  ],
  start: [
    pattern(`arbeitsverhaltnis beginnt${near(40)}${DATE}`),
    pattern(
      `(?:arbeitsbeginn|vertragsbeginn|beginn (?:des arbeitsverhaltnisses|der tatigkeit|der beschaftigung)|eintrittsdatum|einstellungsdatum|einstellungstag|tag der einstellung|erster arbeitstag|arbeitsaufnahme|dienstantritt|dienstbeginn|tatigkeit (?:wird )?auf(?:ge)?nommen|tatigkeit aufnehmen|beginnt)${near(40)}${DATE}`,
    ),
    pattern(`mit wirkung (?:vom|zum|ab)${near(12)}${DATE}`),
    pattern(`wird (?:ab|zum)(?: dem)? ${DATE}`),
    pattern(
      `\\bab (?:dem )?${DATE}${near(60)}(?:eingestellt|beschaftigt|tatig|(?:ein|an)zustellen|einstellen|zu beschaftigen)`,
    ),
    pattern(
      `\\bvom ${DATE} bis(?: zum| einschliesslich| einschl\\.)* ${ANY_DATE}${near(80)}(?:eingestellt|beschaftigt|befristet|tatig)`,
    ),
    pattern(`\\bstellt${near(60)} (?:ab|zum)(?: dem)? ${DATE}${near(80)} ein\\b`),
    pattern(`(?:eintritt|tritt${near(20)}dienste?)${near(30)}${DATE}`),
    pattern(`\\btritt (?:am|zum|ab) ${DATE}`),
    pattern(`(?:anstellung|einstellung|beschaftigung) erfolgt (?:ab|zum|mit wirkung vom)${near(6)}${DATE}`),
    pattern(`(?:fur die (?:zeit|dauer)|befristet) vom ${DATE} bis`),
    pattern(`\\bbeginn:? ${DATE}`),
    pattern(`${LASTS}${DATE} (?:-|bis(?: zum| einschliesslich)?) ${ANY_DATE}`),
    pattern(`\\bvom ${DATE} an\\b`),
    pattern(`(?:tatigkeit|arbeit|dienst|stelle)${near(30)}\\b(?:am|zum) ${DATE} (?:auf|an)\\b`),
    pattern(`\\b(?:sie|wir|ihnen)${near(40)}\\b(?:ab|zum)(?: dem)? ${DATE} (?:als|in unser\\w*|bei uns)\\b`),
    pattern(`(?:beschaftigt|angestellt|tatig) (?:seit|ab):?(?: dem)? ${DATE}`),
  ],
  end: [
    pattern(`bis zum ${DATE} verlangert`),
    pattern(`(?:fur die (?:zeit|dauer)|befristet) vom ${ANY_DATE} bis(?: zum)? ${DATE}`),
    pattern(`\\bbis(?: zum)? ${DATE} befristet`),
    pattern(`${LASTS}${ANY_DATE} (?:-|bis(?: zum| einschliesslich)?) ${DATE}`),
    // Forms of the chambers have both captions in one row, and both days in the next.
    pattern(`\\bbeginnt am:? und endet am:?[^0-9;]{0,60}?${ANY_DATE}\\s+${DATE}`),
    // "wird ab 01.01.2026 bis einschließlich 31.12.2027 eingestellt"
    pattern(
      `\\b(?:ab|vom)(?: dem)? ${ANY_DATE} bis(?: zum| einschliesslich| einschl\\.)* ${DATE}${near(80)}(?:eingestellt|beschaftigt|befristet|tatig)`,
    ),
    pattern(`(?<!un)befrist(?:et|ung:?)${nearLaw}(?:bis|endet)${near(16)}${DATE}`),
    pattern(`(?<!un)bestimmte (?:zeit|dauer)${near(12)}bis(?: zum)? ${DATE}`),
    pattern(`(?:arbeitsverhaltnis|vertrag) endet${near(60)}${DATE}`),
    // "und endet, ohne dass es einer Kündigung bedarf, am …"
    pattern(`(?<!probezeit.{0,60})\\bendet,? ohne dass[^0-9;]{0,60}?\\b(?:am|zum|mit(?: ablauf des)?) ${DATE}`),
    pattern(`\\bende:? ${DATE}`),
    // "beginnt am … und endet mit Ablauf des …", which is not the end of the probation.
    pattern(`(?<!probezeit.{0,60})\\bendet (?:automatisch )?(?:am|zum|mit ablauf des|mit dem)${near(12)}${DATE}`),
  ],
  probation: [
    // How notice is given after it or within it is counted in months as well.
    pattern(
      `(?<!\\b(?:nach|vor|ende|ablauf|wahrend)(?: der)? )probezeit(?: \\((?:siehe |gemass )?§[^()]{1,30}\\))?${near(60)}${COUNT}\\s*monate?n?`,
    ),
    pattern(`ersten ${COUNT}\\s*monate${near(60)}probezeit`),
    // "Die Probezeit nach § 2 Abs. 4 TVöD beträgt sechs Monate."
    pattern(`probezeit (?:nach|gemass) §[^;]{0,60}? betragt ${COUNT}\\s*monate`),
    // Forms of the chambers leave a field for it, above or below the word for what is counted in it.
    pattern(
      `probezeit \\(?§ ?\\d+(?: bbig| nr\\. ?\\d+| abs\\. ?\\d+)?\\)? betragt[^0-9;]{0,80}?(?<value>[1-4])(?= |$)`,
    ),
  ],
  probationEnd: [
    pattern(`probezeit${near(60)}(?:bis zum|bis|endet am|endet zum|mit ablauf des)\\s*${DATE}`),
    // "6 Monate (bis 30.09.2026)": how long it is may be told as well.
    pattern(
      `probezeit[^0-9;]{0,40}?\\d{1,2} (?:\\(\\w+\\) )?monate?n?[^0-9;]{0,30}?\\b(?:bis zum|bis|endet am|endet zum|mit ablauf des) ${DATE}`,
    ),
    pattern(
      `probezeit(?:[^0-9;]|§ ?\\d+|abs\\. ?\\d+|\\d{1,2} monate){0,80}?beginnt am ${ANY_DATE} und endet (?:am|mit(?: ablauf)?(?: des| dem)?|zum) ${DATE}`,
    ),
  ],
  salary: [
    // "von bisher 3.400,00 EUR auf 3.620,00 EUR": what holds is the second.
    [
      'month',
      pattern(
        `${notShare}${perMonth}${nearDated(80)}\\bvon (?:bisher |derzeit |zuletzt )?${CURRENCY}?\\s*${ANY_AMOUNT}\\s*${CURRENCY}?(?: brutto)? auf (?:nunmehr |kunftig |neu )?${CURRENCY}?\\s*${AMOUNT}`,
      ),
    ],
    // Made up of several parts, it is what they come to.
    [
      'month',
      pattern(
        `${perMonth}[^0-9;]{0,40}?(?:zusammen|besteht)[^;]{0,240}?\\b(?:gesamt\\w*|summe|insgesamt)(?: \\w+){0,2}:? (?:${CURRENCY} ?)?${AMOUNT}`,
      ),
    ],
    ['month', pattern(`${notShare}${perMonth}${nearDated(60)}${AMOUNT}`)],
    [
      'year',
      pattern(
        `(?:(?<!ziel-?)jahres-?brutto\\w*|brutto-?jahres(?!ziel)\\w+|(?<!ziel-?)jahres(?:fix|grund|fest)?(?:gehalt|vergutung|entgelt|einkommen)|jahrliche[sn]? (?:brutto|gehalt|vergutung)\\w*)(?: der letzten (?:12|zwolf) (?:kalender)?monate)?${payments}${nearDated(60)}${AMOUNT}`,
      ),
    ],
    ['year', pattern(`\\bjahrlich (?:brutto )?${CURRENCY}?\\s*${AMOUNT}`)],
    ['hour', pattern(`(?:brutto-?stundenlohn|stundenlohn|stundenvergutung)${near(40)}${AMOUNT}`)],
    ['month', pattern(`${AMOUNT}\\s*${CURRENCY}?\\s*(?:brutto\\s*)?(?:monatlich|pro monat|im monat|/ ?monat)`)],
    ['year', pattern(`${AMOUNT}\\s*${CURRENCY}?\\s*(?:brutto\\s*)?(?:jahrlich|pro jahr|im jahr|p\\. ?a\\.)`)],
    ['hour', pattern(`${AMOUNT}\\s*${CURRENCY}?\\s*(?:brutto\\s*)?(?:pro stunde|je stunde|/ ?stunde)`)],
  ],
  paychecks: [
    pattern(`${COUNT}\\s*(?:gleichen?\\s*)?(?:monatsgehalter|monatsraten|monatlichen raten|gehalter)`),
    pattern(`${COUNT}\\s*gleichen?\\s*(?:raten|teilbetragen?)`),
    pattern(
      `(?:zahlbar|gezahlt|ausgezahlt|verteilt) (?:in|auf) ${COUNT}\\s*(?:raten|teilbetragen?|teilen|zahlungen)\\b`,
    ),
    pattern(`${COUNT}\\s*(?:mal|x)\\s*(?:im jahr|jahrlich|pro jahr)`),
  ],
  hours: [
    // "von bisher 30 auf 35 Stunden erhöht": what holds is the second.
    pattern(
      `(?:wochentlich\\w*|arbeitszeit)[^0-9;]{0,50}?\\bvon (?:bisher |derzeit |zuletzt )?\\d{1,2}(?:,\\d{1,2})?(?: ?${UNIT})?[^0-9;]{0,20}? auf (?:nunmehr |kunftig |neu )?${HOURS}\\s*${UNIT}`,
    ),
    pattern(
      `${HOURS}\\s*(?:\\([a-z]+\\)\\s*)?${UNIT}\\s*(?:pro woche|wochentlich|in der woche|/ ?wo(?:che|\\.|\\b)|je (?:kalender)?woche)`,
    ),
    // A figure behind the word answers the caption of a form; the one before it is the number of its row.
    pattern(
      `${HOURS}\\s*wochenstunden(?!:? \\d{1,2}(?:,\\d{1,2})?(?! ?(?:\\d|,|\\.|%|€|eur|tage|werktage|arbeitstage|monat)))`,
    ),
    // "die tägliche Ausbildungszeit beträgt 8 Stunden, die wöchentliche 40": a day's hours are not the week's.
    pattern(`wochentlich\\w*[^0-9;]{0,90}?${HOURS}\\s*${UNIT}`),
    pattern(
      `(?<!taglich\\w* )(?:wochenarbeitszeit|wochenstunden|arbeitszeit|ausbildungszeit)[^0-9;]{0,50}?${HOURS}\\s*${UNIT}`,
    ),
    // A form asks for them by what they are counted in, and only a figure answers.
    pattern(
      `(?:wochen(?:arbeits)?stunden(?:zahl)?|wochenarbeitszeit|stunden (?:pro|je) woche|std\\.? ?/ ?woche)[^0-9;]{0,12}?${HOURS}(?![\\d,.]*\\s*(?:%|eur|€|\\d|tage|werktage|arbeitstage|monat))`,
    ),
    // "E 9b TV-L, 100 %, 39,5 Std."
    pattern(`\\b\\d{2,3}(?:,\\d+)? ?%,?[^0-9;]{0,12}?${HOURS} ?${UNIT}(?! ?(?:taglich|am tag|pro tag))`),
  ],
  employer: [
    pattern(
      String.raw`zwischen\s+(?:(?:der|dem)(?:\/(?:der|dem))?\s+)?(?:(?:ausbildenden?|ausbildungsbetrieb|arbeitgeber(?:in)?|firma):?\s+)*(?<value>.{3,60}?)(?=\s*(?:,|\((?!haftungsb)|-\s|nachfolgend|im folgenden|vertreten|\s\d))`,
    ),
    pattern(
      String.raw`(?:arbeitgeber|dienstgeber|ausbildungsbetrieb)(?:in)?:\s*(?<value>.{3,60}?)(?=\s*(?:,|\((?!haftungsb)|arbeitnehmer|$))`,
    ),
  ],
  employee: [
    pattern(
      `(?:und|mit|an)\\s+(?:herrn?|frau)(?:\\s*/\\s*(?:frau|herrn?))?\\s+${NAME}(?=\\s*(?:,|\\(|geb|wohnhaft|nachfolgend|im folgenden|mit wirkung|-\\s|\\s\\d))`,
    ),
    pattern(
      `(?:arbeitnehmer|beschaftigte|mitarbeiter|dienstnehmer|auszubildende)(?:in|r|/-?in|:in|\\(in\\))?:\\s*(?:herrn?\\s+|frau\\s+)?${NAME}(?=\\s*(?:,|\\(|geb|wohnhaft|$))`,
    ),
    // A name that ends its row, before the sentence that follows it.
    pattern(
      `(?:und|mit)\\s+(?:herrn?|frau)\\s+${NAME}(?<!\\s(?:von|van|vom|zu|zur|an|de|di|da|del|la|le))(?=\\s+(?:der|das|die|wird|vereinbar\\w*|schliess\\w*)\\b)`,
    ),
    // "zwischen … und Erika Muster, geboren am …", "und Erika Muster (Arbeitnehmerin)"
    pattern(
      `\\bund ${NAME}(?=\\s*(?:,? (?:geb(?:oren|\\.)|wohnhaft)|\\((?:nachfolgend |im folgenden )?["„]?arbeitnehmer))`,
    ),
    pattern(`\\bund (?:dem|der)(?:\\/(?:dem|der))? auszubildenden? ${NAME}(?=\\s*(?:,|\\(|geb|wohnhaft|wird |-\\s))`),
    pattern(
      `\\bstellt (?:herrn?\\s+|frau\\s+)?${NAME}(?=,? (?:geb|wohnhaft|ab|zum|mit wirkung|als|auf|unbefristet|befristet)\\b)`,
    ),
    pattern(
      `(?:herrn?|frau)(?:\\s*/\\s*(?:frau|herrn?))?\\s+${NAME}(?=,? (?:geb\\w*[^;]{0,60} )?(?:tritt|wird|ist|nimmt)\\b)`,
    ),
  ],
};
