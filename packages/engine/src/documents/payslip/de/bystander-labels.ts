/** Labels that are none of ours: they are known so that they keep their own values to themselves. Wordings are parted by commas. */
export const bystanderLabels: Readonly<Record<string, string>> = {
  net_items: `
    netto bezüge netto abzüge, sonstige be abzüge, sonstige be und abzüge, be und abzüge, nettobezüge nettoabzüge,
    netto be abzüge, persönliche be und abzüge, persönliche abzüge, netto bezüge abzüge`,
  gross_items: 'brutto bezüge, bruttobezüge, entgeltbestandteile, bruttoentgelte, bezüge',
  tax_items: 'steuern, steuer, taxes',
  social_items: 'sozialversicherung, sozialversicherungen, soz vers, sozialabgaben, social security',
  employer_cost: `
    gesamtkosten, {zus|zusätzl} ag kosten, [ag] gesamtkosten [arbeitgeber], arbeitgeberkosten, {personal|lohn}kosten gesamt, gesamtaufwand ag,
    ag {aufwand|belastung|brutto}, arbeitgeberbelastung, gesamtbelastung ag, [total] employer cost, employer contributions,
    arbeitgeberanteil, arbeitgeberanteile [gesamt], ag {anteil|anteile} [gesamt], summe [sv] ag anteile, arbeitgeberzuschuss`,
  turned_away: `
    {kv|rv|av|alv|pv|sv|krankenversicherung|rentenversicherung|arbeitslosenversicherung|pflegeversicherung|sozialversicherung} [beitrag|beiträge|zusatzbeitrag] {ag|ag lfd|ag anteil|anteil ag|arbeitgeber|er|pauschal|pauschalbeitrag|satz|beitragssatz|status|pflicht|merkmal|kennzeichen|zuschuss|zuschuss ag|zuschuss freiw|zusch|zusch priv|gesamtbeitrag|freiw gesamtbeitrag|firmenzahler|befreiung|opt|aufstockung ag|kinder|abschlag|abschlag kinder|pkv|tage|frei},
    {ag|ag anteil|arbeitgeberanteil|arbeitgeberzuschuss|ag zuschuss|ag zusch|zuschuss|gesamtbeitrag|pauschale|basisbeitrag|beitrag|firmenzahler|abführung} [zu|zur|freiw|priv|private|zur privaten] {kv ag|rv ag|kv pv|ag kv|kv zuschuss|pv zuschuss},
    {ag anteil|arbeitgeberanteil|arbeitgeberzuschuss|ag zuschuss|ag zusch|zuschuss|gesamtbeitrag} [zu|zur|freiw|priv|private|zur privaten] {kv|rv|av|alv|pv|sv|krankenversicherung|rentenversicherung|arbeitslosenversicherung|pflegeversicherung|sozialversicherung},
    {abführung|private|priv} {kv|pv|freiw kv|krankenversicherung|pflegeversicherung|kranken pflegevers}, freiw {kv|pv} {gesamt|abführung},
    {health|pension|unemployment|nursing care|care} insurance {er|employer}, {social security|social insurance} {er|employer}, summe sv [beiträge] ag, ag {kv|rv|av|pv|sv},
    {lohnsteuer|lst|kirchensteuer|kist|solz|soli|solidaritätszuschlag|steuer} {pauschal|pausch|pausch ag|pausch zvk|pauschaliert|satz|tage|merkmal|kz|vorperiode|vormonat},
    {pausch|pauschal|pauschale|pauschaler|pauschalierte|überwälzte} {lohnsteuer|lst|steuer|pauschalsteuer|kirchensteuer|kist|solz|soli|solidaritätszuschlag} [ag|an],
    kirchenst merkmal, zusatzbeitrag {ag|satz}, {kv|rv|av|pv} frei,
    {sv|kv|rv|av|pv|kv pv|rv av} brutto {kum|kumuliert|jahr|aufgelaufen|bisher|js|jw|ytd}, fiktives {sv|steuer} brutto, {sv|steuer} brutto {fiktiv|vormonat},
    {netto|nettoverdienst|nettolohn|nettoentgelt|nettobezüge} {vormonat|vorperiode|stfr}, [negativer] {nettobetrag|netto} vormonat, pfändbares {netto|nettoeinkommen}, nettoeinkommen nach,
    [bisheriger] {auszahlungsbetrag|zahlbetrag|überweisungsbetrag} {bisher|vormonat|alt}, bisheriger {auszahlungsbetrag|zahlbetrag},
    {überweisung|überweisg|überw} {vwl|vl|unterkonto|nebenbank|2 konto|bausparkasse|direktversicherung|an dritte|sparkonto|bav}, {überweisung|überwiesen|ausgezahlt|auszahlung} {am|zum|bis},
    {uv|zv|zv pfl|zvk|zv pflichtiges|zvk pflichtiges|zusatzversorgungspflichtiges} entgelt, {zv pfl|zv pflichtiges|zvk pflichtiges|zusatzversorgungspflichtiges} brutto, {zvk|vbl|zv} beitrag [an]`,
  hours: '{soll|ist} [stunden|std|entgelt|zeit]',
  other_sums: `
    festlohn, voraussichtl jahresarbeitslohn, bg beitrag, steuerfr bezüge,
    pausch[al]steuer, einheitl[iche] pauschsteuer, {fiktiv|soll|vergleichs|pfändungs} netto, netto {fiktiv|vormonat|vor abzügen}, pfändungsnetto, bereits ausgezahlt, {zv|bg|u1|soka|uv} brutto, brutto vormonat, differenz brutto, bruttodifferenz`,
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
