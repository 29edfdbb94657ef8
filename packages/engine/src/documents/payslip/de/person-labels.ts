/** What German payslips print beside who works for whom, since when and for which month. Wordings are parted by commas. */
export const personLabels: Readonly<Record<string, string>> = {
  title: `
    abrechnung der brutto netto bezüge, entgeltnachweis, entgeltabrechnung, verdienstabrechnung, gehaltsabrechnung,
    lohnabrechnung, lohn und gehaltsabrechnung, lohn gehaltsabrechnung, bezügemitteilung, gehaltsmitteilung,
    bezügenachweis, verdienstnachweis, bezügeabrechnung, brutto netto abrechnung, abrechnung der bezüge,
    gehaltsnachweis, entgeltbescheinigung nach 108 abs 3 satz 1 der gewerbeordnung, mitteilung über ihre bezüge,
    mitteilung über dienstbezüge, besoldungsmitteilung, besoldungsnachweis, bezügebescheinigung, bezügeblatt,
    entgeltmitteilung, entgeltbescheinigung, vergütungsmitteilung, vergütungsabrechnung, vergütungsnachweis,
    lohnmitteilung, lohnnachweis, lohnzettel, gehaltszettel, abrechnung der entgelte, abrechnung der
    ausbildungsvergütung, ausbildungsvergütungsabrechnung, entlohnungsnachweis, lohnstreifen, gehaltsstreifen,
    verdienstmitteilung, gehaltsbescheinigung`,
  period: `
    abrechnungsmonat, abrechnungsdaten für, abrechnungszeitraum, abrechnungsperiode, monat, zeitraum, abrechnung
    für, für monat, aktuelle abrechnungsperiode, monat jahr, abrechnung für den monat, für den monat, zahlmonat,
    periode, zahlungsmonat, lohnmonat, gehaltsmonat, entgeltmonat, verdienstmonat, bezugsmonat, abrechnung monat, abr
    monat, lohnperiode, zahlperiode`,
  recalculation: `
    rückrechnung, rückrechnungs periode, rückrechnungsperiode, nachberechnung, nachberechnung für, rückrechnung für,
    rückrechnungen, nachverrechnung, rückrechnungsdifferenzen, aufrollung`,
  employee_name: `
    name, mitarbeiter, arbeitnehmer, name vorname, nachname vorname, vorname name, vor und nachname, mitarbeiterin,
    beschäftigter, name des arbeitnehmers, mitarbeiter in, beschäftigte r, arbeitnehmer in, vor und zuname,
    zuname vorname, mitarbeitende, mitarbeitende r, mitarbeitender, auszubildender, auszubildende, auszubildende r,
    name des mitarbeiters, name der mitarbeiterin, name des beschäftigten, name des auszubildenden`,
  salutation: 'herrn, frau, herr, herrn frau',
  employer_name: `
    arbeitgeber, firma, dienststelle, betrieb, unternehmen, name des arbeitgebers, beschäftigungsstelle,
    beschäftigungsdienststelle, stammdienststelle, dienstgeber, dienstgeberin, dienstherr, arbeitgeberin,
    anstellungsträger, name der firma, firmenname`,
  personnel_number: `
    personal nr, personalnummer, pers nr, personal nummer, persnr, mitarbeiternummer, mitarbeiter nr, pnr,
    stammnummer, personalnr, pers nummer, stamm nr, mitarb nr, ma nr, mitarbeiter id, personal id, arbeitnehmernummer,
    arbeitnehmer nr, lohnnummer, personalkennziffer, pkz`,
  fiscal_code: `
    steuer id, steuer ident nr, steueridentifikationsnummer, steuer identifikationsnummer, identifikationsnummer,
    steuer identnummer, steuer idnr, idnr, steuer idnummer, id nummer, steuer ident nummer, tin, steueridentnr,
    steuerliche id nummer, steuerliche identifikationsnummer, steuerl id nummer, steuerl identifikationsnummer,
    persönliche identifikationsnummer, identnummer, steuerident, steuer nr id, ident nr, ident nr steuer, steuer id nr,
    st id nr, st ident nr, idn, steuer idn`,
  birth: `
    geburtsdatum, geb datum, geb dat, geburtstag, geboren am, geb am, geboren, geb, geb tag, geburtsdat, geburtsd, geb d`,
  hire: `
    eintritt, eintrittsdatum, beschäftigt seit, eintritt am, beginn der beschäftigung, beschäftigungsbeginn, eintr
    datum, im betrieb seit, eintrittsdat, ersteintritt, ein tritt, eingestellt am, einstellungsdatum,
    dienstantritt, dienstbeginn, angestellt seit, eintrittstag, tätig seit, beschäftigt ab, beginn,
    beginn des arbeitsverhältnisses, beginn beschäftigung, vertragsbeginn, im dienst seit, beschäftigung seit,
    ausbildungsbeginn, beginn der ausbildung, in ausbildung seit, dienstbeginn am, eintritt datum, eintr, eintr dat`,
  end: 'austritt, austrittsdatum, austritt am, ende der beschäftigung, beschäftigungsende, befristet bis, aus tritt',
  seniority: `
    betriebszugehörigkeit seit, konzerneintritt, dienstalter seit, dienstzeit ab, technisches eintrittsdatum`,
  tax_class: `
    stkl, st kl, steuerklasse, st klasse, steuerkl, lst klasse, skl, stkl faktor, lohnsteuerklasse,
    steuerklasse faktor, lst kl, lohnst kl, lohnsteuerkl, steuer kl, klasse`,
  sv_number: `
    sv nummer, sv nr, rv nummer, versicherungsnummer, sozialversicherungsnummer, rentenversicherungsnummer, sv nr
    versicherungsnummer, rv nr, versicherungs nr, rvnr, svnr, soz vers nr, sozialvers nr, vers nr, vsnr, rentenvers nr,
    rentenversicherungs nr, sozialversicherungs nr, rv versicherungsnummer, soz versicherungsnummer, vers nummer`,
  health_fund: 'krankenkasse, kk, name der krankenkasse, kasse',
  contribution_group: `
    bgrs, bgr, beitragsgruppe, beitragsgruppenschlüssel, bgs, beitragsgruppen, beitr gr, bgr schlüssel, bars, sv
    schlüssel, sv gruppe, beitragsgr`,
  person_group: 'pgrs, personengruppe, personengruppenschlüssel, pers gruppe, pgr, pers gr, personengr',
  iban: 'iban, bankverbindung, konto, kontonummer, konto iban, überweisung auf konto, gehaltskonto, überweisung an konto',
  part_time: `
    beschäftigungsgrad, arbeitszeitanteil, teilzeit, teilzeitfaktor, beschäftigungsumfang, arbeitszeitfaktor,
    teilzeitgrad, bes grad, beschgrad, teilzeitquote`,
  contract: 'vertragsart, arbeitsvertrag, befristung, arbeitsverhältnis, beschäftigungsverhältnis, vertrag',
  level: `
    entgeltgruppe, tarifgruppe, besoldungsgruppe, vergütungsgruppe, eg stufe, tarifgr, entgeltgruppe stufe, entg gr,
    tarif gruppe stufe, eingruppierung`,
  job: 'tätigkeit, beruf, funktion, position, stelle',
};
