/** Labels that are none of ours: they are known so that they keep their own values to themselves. Wordings are parted by commas. */
export const bystanderLabels: Readonly<Record<string, string>> = {
  net_items: `
    netto bezüge netto abzüge, sonstige be abzüge, sonstige be und abzüge, be und abzüge, nettobezüge nettoabzüge,
    netto be abzüge, persönliche be und abzüge, persönliche abzüge, netto bezüge abzüge`,
  gross_items: 'brutto bezüge, bruttobezüge, entgeltbestandteile, bruttoentgelte, bezüge',
  tax_items: 'steuern, steuer, taxes',
  social_items: 'sozialversicherung, sozialversicherungen, soz vers, sozialabgaben, social security',
  employer_cost: `
    sv ag anteil, zus ag kosten, gesamtkosten, ag anteil sv, arbeitgeberanteil, arbeitgeberanteile, ag anteil, ag
    zuschuss kv, ag zuschuss pv, arbeitgeberzuschuss,
    {kv|rv|av|alv|pv|sv} ag [anteil|beitrag], ag {kv|rv|av|pv}, summe [sv] ag anteile, ag brutto, arbeitgeberbelastung, gesamtkosten arbeitgeber`,
  other_sums: `
    {pausch|pauschale|pauschalierte} {lohnsteuer|lst|steuer}, pauschsteuer, {fiktiv|soll|vergleichs|pfändungs} netto, netto {fiktiv|vormonat|vor abzügen}, pfändungsnetto, bereits ausgezahlt, {zv|bg|u1|soka|uv} brutto, brutto vormonat, differenz brutto, bruttodifferenz`,
  remainders: `
    pfändung rest, darlehen rest, steuerfreie bezüge, vwl gesamt, kug auszahlung, p verst zuk sich,
    pfändungsfreibetrag, pfändbarer betrag, pfändbares netto, restschuld, restschuld nach zahlung, rest nach zahlung,
    saldo nach zahlung`,
  allowances: `
    faktor, ki frbtr, kinderfreibetrag, kinderfreibeträge, kfb, kifb, kifrb, konfession, freibetrag jährl, freibetrag mtl, dba,
    gleitzone, midijob, st tg, steuertage, sv tg, sv tage, um, mfb, anw tage, urlaub tage, krankh tg, fehlz
    tage, anw std, url anspr, resturlaub, url tg gen, vj url üb, überstd, bez std, zeitlohn std, religion,
    kirchensteuermerkmal, freibetrag, kostenstelle, kostenst, abteilung, abt nr, hinweise zur abrechnung, blatt, seite, druckdatum, bank, bic, wöch
    arb zt, kostenträger`,
  column_heads: 'lohnart, bezeichnung, einheit, menge, prozentsatz, betrag, gesamtbetrag, einzelwert, anzahl',
  company_number: `
    betriebsnummer, betriebs nr, betr nr, bbnr, arbeitgebernummer, arbeitgeber nr, ag nr, firmennummer, firmen nr,
    firma nr, mandantennummer, mandanten nr, mandant nr, berater nr, beraternummer, kundennummer, kunden nr,
    dienststellennummer, dienststellen nr, dst nr, buchungskreis, personalbereich,
    [betriebs]steuer{nummer|nr| nr} [{des|der} {betriebs|firma|arbeitgebers}|arbeitgeber]`,
  home: 'anschrift, adresse, wohnanschrift, privatanschrift',
  year_end_tax: 'lst jahresausgl, lohnsteuer jahresausgleich, lst jahresausgleich',
};
