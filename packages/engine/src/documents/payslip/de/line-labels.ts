/** Lines that belong to no ordinary month, or that give a part of the pay to a creditor. Wordings are parted by commas. */
export const lineLabels: Readonly<Record<string, string>> = {
  off_christmas: 'weihnachtsgeld, weihnachtsgratifikation, weihnachtszuwendung',
  off_holiday: 'urlaubsgeld, zusätzliches urlaubsgeld, urlaubsgeld eb',
  off_thirteenth: '13 gehalt, 13 monatsgehalt, 13 monatseinkommen, 13 monatslohn, dreizehntes gehalt',
  off_special: `
    sonderzahlung, jahressonderzahlung, einmalzahlung, sonderzuwendung, einmalbezug, inflationsausgleichsprämie,
    sonderzahlung jahr`,
  off_bonus: `
    bonus, prämie, tantieme, leistungsprämie, erfolgsbeteiligung, gewinnbeteiligung, jubiläumszuwendung,
    zielerreichungsbonus, leistungsentgelt`,
  off_severance: 'abfindung',
  off_arrears: 'nachzahlung, nachzahlung gehalt, gehaltsnachzahlung',
  off_expenses: 'reisekosten, spesen, auslagenersatz, reisekostenerstattung, verpflegungsmehraufwand',
  off_advance: `
    vorschuss, abschlag, abschlagszahlung, vorschusszahlung, verrechnung abschlag, abschlagsverrechnung, vorschuss
    rückzahlung, verrechnung vorschuss, {gehalts|lohn|heuer}vorschuss, abschläge, abschlagszahlungen, vorauszahlung, a conto [zahlung], {abzug|bereits gezahlter} {abschlag|vorschuss}, advance payment`,
  garnishment: `
    pfändung, gewöhnliche pfändung, unterhaltspfändung, lohnpfändung, summe pfändung abtretung, gehaltspfändung,
    pfändung abtretung, abtretung, pfändungsbetrag, pfändung überw,
    pfändungen, pfändungs{einbehalt|abzug}, pfänd, pfändg, pfdg, pfdbetrag, {lohn|gehalts}abtretung, [überweisung|abführung] {insolvenzverwalter|treuhänder [insolvenz]}, {verbraucher|privat}insolvenz, abführung an gläubiger, drittschuldnerpfändung, [wage] {garnishment|attachment}, attachment of earnings`,
  salary_loan: `
    arbeitgeberdarlehen, ag darlehen, darlehenstilgung, darlehen tilgung, darlehensrate, rückzahlung darlehen`,
};
