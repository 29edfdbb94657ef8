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
    name des mitarbeiters, name der mitarbeiterin, name des beschäftigten, name des auszubildenden,
    familienname, {arbeitnehmer|mitarbeiter|an} name, name [vorname] [des|der] {beschäftigten|arbeitnehmers|mitarbeiters|mitarbeiterin}, {titel|anrede|dienstgrad} [vorname] name, {bezüge|besoldungs|versorgungs|lohn|gehalts|entgelt}empfänger [in], bezugsberechtigter,
    {zeit|leih}arbeitnehmer [in], {name|name vorname} [und] anschrift, {personal nr|pers nr|pnr} [und] name, full name, name first name, an name`,
  salutation: 'herrn, frau, herr, herrn frau',
  employer_name: `
    arbeitgeber, firma, dienststelle, betrieb, unternehmen, name des arbeitgebers, beschäftigungsstelle,
    beschäftigungsdienststelle, stammdienststelle, dienstgeber, dienstgeberin, dienstherr, arbeitgeberin,
    anstellungsträger, name der firma, firmenname,
    [name und|name] anschrift des arbeitgebers, arbeitgeber {dienststelle|name anschrift|name}, firma mandant, mandant, einrichtung, [anstellungs|rechts]träger, gesellschaft, verleiher, personaldienstleister, haushaltsführender arbeitgeber, dienststelle arbeitgeber, {company|employer} name, legal entity`,
  personnel_number: `
    personal nr, personalnummer, pers nr, personal nummer, persnr, mitarbeiternummer, mitarbeiter nr, pnr,
    stammnummer, personalnr, pers nummer, stamm nr, mitarb nr, ma nr, mitarbeiter id, personal id, arbeitnehmernummer,
    arbeitnehmer nr, lohnnummer, personalkennziffer, pkz,
    {an|ma|lohn|gehalts|bediensteten|mitarb} nr, {an|gehalts|bediensteten}nummer, ordnungsmerkmal, {pers|personal|personnel|staff|employee} {no|number|id}`,
  fiscal_code: `
    steuer id, steuer ident nr, steueridentifikationsnummer, steuer identifikationsnummer, identifikationsnummer,
    steuer identnummer, steuer idnr, idnr, steuer idnummer, id nummer, steuer ident nummer, tin, steueridentnr,
    steuerliche id nummer, steuerliche identifikationsnummer, steuerl id nummer, steuerl identifikationsnummer,
    persönliche identifikationsnummer, identnummer, steuerident, steuer nr id, ident nr, ident nr steuer, steuer id nr,
    st id nr, st ident nr, idn, steuer idn,
    st id, stid, {persönl|pers|steuerl|steuerliche|persönliche} {identifikationsnummer|identifikationsnr|ident nr|idnr|id nr}, etin idnr, elstam id, id nr steuer`,
  birth: `
    geburtsdatum, geb datum, geb dat, geburtstag, geboren am, geb am, geboren, geb, geb tag, geburtsdat, geburtsd, geb d`,
  hire: `
    eintritt, eintrittsdatum, beschäftigt seit, eintritt am, beginn der beschäftigung, beschäftigungsbeginn, eintr
    datum, im betrieb seit, eintrittsdat, ersteintritt, ein tritt, eingestellt am, einstellungsdatum,
    dienstantritt, dienstbeginn, angestellt seit, eintrittstag, tätig seit, beschäftigt ab, beginn,
    beginn des arbeitsverhältnisses, beginn beschäftigung, vertragsbeginn, im dienst seit, beschäftigung seit,
    ausbildungsbeginn, beginn der ausbildung, in ausbildung seit, dienstbeginn am, eintritt datum, eintr, eintr dat,
    {betriebs|firmen|unternehmens}eintritt, {ein|eintritt} austritt, beschäftigung {von|ab|seit}, einstellung [am], arbeitsbeginn, {im|in} {unternehmen|betrieb|dienst|firma} seit, {entry|hire|start|hiring} date, entry, eintrittsd, vertragsbeginn am`,
  end: `
    austritt, austrittsdatum, austritt am, ende der beschäftigung, beschäftigungsende, befristet bis, aus tritt,
    austr [datum|dat], austritts{dat|tag}, ausgeschieden [am|zum], beschäftigung bis, [arbeits]vertragsende, ende des arbeitsverhältnisses, befristung bis, befristet {bis zum|zum}, [ende] ausbildungsende, ende der ausbildung, letzter arbeitstag, entlassung, {termination|exit|end} date`,
  seniority: `
    betriebszugehörigkeit seit, konzerneintritt, dienstalter seit, dienstzeit ab, technisches eintrittsdatum`,
  tax_class: `
    stkl, st kl, steuerklasse, st klasse, steuerkl, lst klasse, skl, stkl faktor, lohnsteuerklasse,
    steuerklasse faktor, lst kl, lohnst kl, lohnsteuerkl, steuer kl, klasse,
    {steuerklasse|steuerkl|stkl|st kl} {kinder|kfb|ki frbtr|kfrb}, steuermerkmal, steuermerkmale, steuerdaten, tabelle klasse, sk, stk, elstam [stkl], {wage tax|tax} {class|category}`,
  sv_number: `
    sv nummer, sv nr, rv nummer, versicherungsnummer, sozialversicherungsnummer, rentenversicherungsnummer, sv nr
    versicherungsnummer, rv nr, versicherungs nr, rvnr, svnr, soz vers nr, sozialvers nr, vers nr, vsnr, rentenvers nr,
    rentenversicherungs nr, sozialversicherungs nr, rv versicherungsnummer, soz versicherungsnummer, vers nummer,
    {sv ausweis|drv|sozv|soc sec|social security|social insurance|si|rentenvers|soz versicherungs} {nr|no|number|nummer}, ssn, rentenversicherungsnr`,
  health_fund: `
    krankenkasse, kk, name der krankenkasse, kasse,
    krankenk, [zuständige|gesetzl|gesetzliche] krankenkasse [an|kv satz|beitragssatz|freiwillig|privat|kk], krankenversicherung bei, kv träger, krankenversicherer, einzugsstelle, kk name, kk nr name, kassen nr krankenkasse, krankenkasse beitragssatz, health {fund|insurer|insurance company}`,
  contribution_group: `
    bgrs, bgr, beitragsgruppe, beitragsgruppenschlüssel, bgs, beitragsgruppen, beitr gr, bgr schlüssel, bars, sv
    schlüssel, sv gruppe, beitragsgr,
    {beitr|beitrags} {gruppe|grp|gr}, sv schl, beitragsgruppenschl, bgrp, bgschl, {pgr|pgrs} {bgr|bgrs}, krap, [si] contribution group, si key`,
  person_group: `
    pgrs, personengruppe, personengruppenschlüssel, pers gruppe, pgr, pers gr, personengr,
    {pers|personen} {grp|gruppe}, personengruppenschl, pgs, [si] person group`,
  iban: 'iban, bankverbindung, konto, kontonummer, konto iban, überweisung auf konto, gehaltskonto, überweisung an konto',
  part_time: `
    beschäftigungsgrad, arbeitszeitanteil, teilzeit, teilzeitfaktor, beschäftigungsumfang, arbeitszeitfaktor,
    teilzeitgrad, bes grad, beschgrad, teilzeitquote,
    {beschäftigungs|teilzeit|kapazitäts|arbeitszeit}{grad|anteil|faktor|quote|umfang|bruchteil|verhältnis}, {besch|bschg|beschg|bsch} {grad|umfang|verh|verhältnis|grd}, bg, stellen{umfang|anteil}, tz [faktor|anteil|grad], az anteil, fte, individuelle arbeitszeit,
    {part time|employment|work} percentage, part time, capacity utilization level, teilzeitbeschäftigung`,
  contract: 'vertragsart, arbeitsvertrag, befristung, arbeitsverhältnis, beschäftigungsverhältnis, vertrag',
  level: `
    entgeltgruppe, tarifgruppe, besoldungsgruppe, vergütungsgruppe, eg stufe, tarifgr, entgeltgruppe stufe, entg gr,
    tarif gruppe stufe, eingruppierung,
    {entgelt|lohn|gehalts|vergütungs|besoldungs|tarif}{gruppe|gr} [und] [stufe], {verg|bes|besold|entg|entgelt|trf|tarif} {gr|gruppe} [stufe], {bes|trf}gr [stufe], einstufung, entgeltstufe, {s|p|kr|era|eg} gruppe, eg, tarifart gruppe stufe, tarifgebiet tarifgruppe,
    pay scale group [level], pay grade, grade`,
  job: `
    tätigkeit, beruf, funktion, position, stelle,
    {berufs|dienst|amts|stellen|positions|tätigkeits}bezeichnung, amts dienstbezeichnung, dienstgrad, [ausgeübte] tätigkeit [als], beschäftigt als, einsatz als, stellung im beruf, berufsgruppe, ausbildungsberuf, [position] job title, jobtitel, planstelle`,
};
