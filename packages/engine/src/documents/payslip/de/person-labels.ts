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
    ausbildungsvergütung, ausbildungsvergütungsabrechnung, entlohnungsnachweis, abrechnung baulohn, baulohnabrechnung, baulohn abrechnung, lohnstreifen, gehaltsstreifen,
    verdienstmitteilung, gehaltsbescheinigung, abrechnung`,
  period: `
    abrechnungsmonat, abrechnungsdaten für, abrechnungszeitraum, abrechnungsperiode, monat, zeitraum, abrechnung
    für, für monat, aktuelle abrechnungsperiode, monat jahr, abrechnung für den monat, für den monat, zahlmonat,
    periode, zahlungsmonat, lohnmonat, gehaltsmonat, entgeltmonat, verdienstmonat, bezugsmonat, abrechnung monat, abr
    monat, lohnperiode, zahlperiode, abr {zeitraum|periode}, lohn{zeitraum|zahlungszeitraum}, pay month`,
  recalculation: `
    rückrechnung, rückrechnungs periode, rückrechnungsperiode, nachberechnung, nachberechnung für, rückrechnung für,
    rückrechnungen, nachverrechnung, rückrechnungsdifferenzen, aufrollung`,
  employee_name: `
    name, mitarbeiter, arbeitnehmer, name vorname, nachname vorname, vorname name, vor und nachname, mitarbeiterin,
    beschäftigter, name des arbeitnehmers, mitarbeiter in, beschäftigte r, arbeitnehmer in, vor und zuname,
    zuname vorname, mitarbeitende, mitarbeitende r, mitarbeitender, auszubildender, auszubildende, auszubildende r,
    name des mitarbeiters, name der mitarbeiterin, name des beschäftigten, name des auszubildenden,
    familienname, {arbeitnehmer|mitarbeiter|an} name, name [vorname] [des|der] {beschäftigten|arbeitnehmers|mitarbeiters|mitarbeiterin}, {titel|anrede|dienstgrad} [vorname] name, {bezüge|besoldungs|versorgungs|lohn|gehalts|entgelt}empfänger [in], bezugsberechtigter,
    {zeit|leih}arbeitnehmer [in], {name|name vorname} [und] anschrift, {personal nr|pers nr|pnr} [und] name, full name, [sur]name first name, an name,
    {ma|an} name, name {an|ma|d ma}, vorname und name, name und vorname, familienname vorname, {titel|anrede|dienstgrad} name vorname, name der mitarbeiterin des mitarbeiters, bedienstete r, soldat in`,
  surname: 'nachname, zuname, surname, last name',
  given_name: 'vorname, vornamen, given name, first name',
  salutation: 'herrn, frau, herr, herrn frau',
  employer_name: `
    arbeitgeber, firma, dienststelle, betrieb, unternehmen, name des arbeitgebers, beschäftigungsstelle,
    beschäftigungsdienststelle, stammdienststelle, dienstgeber, dienstgeberin, dienstherr, arbeitgeberin,
    anstellungsträger, name der firma, firmenname,
    [name und|name] anschrift des arbeitgebers, arbeitgeber {dienststelle|name anschrift|name}, firma mandant, mandant, einrichtung, [anstellungs|rechts]träger, gesellschaft, verleiher, personaldienstleister, haushaltsführender arbeitgeber, dienststelle arbeitgeber, {company|employer} name, legal entity,
    name [des] arbeitgeber[s], firmenbezeichnung, {firma|mandant} {arbeitgeber|firma}, arbeitgeber firma, mandantenname, pensionsbehörde, anstellungskörperschaft, arbeitgeberanschrift, ausbildungsbetrieb`,
  personnel_number: `
    personal nr, personalnummer, pers nr, personal nummer, persnr, mitarbeiternummer, mitarbeiter nr, pnr,
    stammnummer, personalnr, pers nummer, stamm nr, mitarb nr, ma nr, mitarbeiter id, personal id, arbeitnehmernummer,
    arbeitnehmer nr, lohnnummer, personalkennziffer, pkz,
    {an|ma|lohn|gehalts|bediensteten|mitarb} nr, {an|gehalts|bediensteten}nummer, ordnungsmerkmal, {pers|personal|personnel|staff|employee|payroll|worker} {no|number|id},
    {ma|bezüge|ordnungs}nummer, {bezüge|ord|a} nr, anr, pn`,
  fiscal_code: `
    steuer id, steuer ident nr, steueridentifikationsnummer, steuer identifikationsnummer, identifikationsnummer,
    steuer identnummer, steuer idnr, idnr, steuer idnummer, id nummer, steuer ident nummer, tin, steueridentnr,
    steuerliche id nummer, steuerliche identifikationsnummer, steuerl id nummer, steuerl identifikationsnummer,
    persönliche identifikationsnummer, identnummer, steuerident, steuer nr id, ident nr, ident nr steuer, steuer id nr,
    st id nr, st ident nr, idn, steuer idn,
    st id, stid, {persönl|pers|steuerl|steuerliche|persönliche} {identifikationsnummer|identifikationsnr|ident nr|idnr|id nr}, etin idnr, elstam id, id nr steuer, identif nr`,
  birth: `
    geburtsdatum, geb datum, geb dat, geburtstag, geboren am, geb am, geboren, geb, geb tag, geburtsdat, geburtsd, geb d, tag der geburt, born [on]`,
  hire: `
    eintritt, eintrittsdatum, beschäftigt seit, eintritt am, beginn der beschäftigung, beschäftigungsbeginn, eintr
    datum, im betrieb seit, eintrittsdat, ein tritt, eingestellt am, einstellungsdatum,
    dienstantritt, dienstbeginn, beamtenverhältnis seit, im beamtenverhältnis seit, angestellt seit, eintrittstag, tätig seit, beschäftigt ab, beginn,
    beginn des arbeitsverhältnisses, beginn beschäftigung, vertragsbeginn, im dienst seit, beschäftigung seit,
    ausbildungsbeginn, beginn der ausbildung, in ausbildung seit, dienstbeginn am, eintritt datum, eintr, eintr dat,
    {ein|eintritt} austritt, beschäftigung {von|ab|seit}, einstellung [am], arbeitsbeginn, {im|in} {unternehmen|betrieb|dienst|firma} seit, {entry|hire|start|hiring} date, entry, eintrittsd, vertragsbeginn am,
    [ein]getreten am, bei uns seit, einstellungstag, beginn {arbeitsverhältnis|beschäftigungsverhältnis|dienstverhältnis}, {arbeits|dienst|beschäftigungs}verhältnis seit, date of hire, employment start [date]`,
  end: `
    austritt, austrittsdatum, austritt am, ende der beschäftigung, beschäftigungsende, befristet bis, aus tritt,
    austr [datum|dat], austritts{dat|tag}, ausgeschieden [am|zum], beschäftigung bis, [arbeits]vertragsende, ende des arbeitsverhältnisses, befristung bis, befristet {bis zum|zum}, [ende] ausbildungsende, ende der ausbildung, letzter arbeitstag, entlassung, {termination|exit|end} date,
    ausgetreten [am], ende, ende {av|arbeitsverhältnis|dienstverhältnis|beschäftigungsverhältnis|befristung|zeitvertrag|vertrag}, befristung [ende], befr bis, ausscheiden [am|zum], ausscheidedatum, dienst{austritt|ende}, beschäftigt bis, zeitvertrag [bis|ende], vertrag bis, date of leaving`,
  seniority: `
    konzerneintritt, eintritt konzern, dienstalter [seit], technisches eintrittsdatum, {techn|technischer} {eintritt|eintrittsdatum},
    [anrechenbare] {betriebs|konzern|firmen|unternehmens|dienst}zugehörigkeit [seit|ab], {betriebs|firmen}zugeh [seit], betr {zugeh|zugehörigkeit} [seit], betr zugeh seit, zugehörigkeit seit,
    [anrechenbare] dienstzeit [seit|ab], dienstzeitbeginn, dienstaltersbeginn, [beginn] {beschäftigungszeit|besch zeit} [seit|ab],
    jubiläums{datum|dienstzeit|dienstalter|dienstzeit ab}, jub {dienstzeit|datum|dz}, jdz, anrechnungsdatum, seniority [date|since], years of service since, service date, company seniority`,
  first_entry: `
    ersteintritt [am], ersteintrittsdatum, ersteintr, {erst|erster|1} eintritt, {betriebs|firmen|unternehmens}eintritt, original hire date`,
  tax_class: `
    stkl, st kl, steuerklasse, st klasse, steuerkl, lst klasse, skl, stkl faktor, lohnsteuerklasse,
    steuerklasse faktor, lst kl, lohnst {kl|klasse}, lohnsteuerkl, steuer kl, klasse, kl,
    {steuerklasse|steuerkl|stkl|st kl} {kinder|kfb|ki frbtr|kfrb}, steuermerkmal, steuermerkmale, steuerdaten, tabelle klasse, sk, stk, elstam [stkl], {wage tax|tax} {class|category|cl}`,
  sv_number: `
    sv nummer, sv nr, rv nummer, versicherungsnummer, sozialversicherungsnummer, rentenversicherungsnummer, sv nr
    versicherungsnummer, rv nr, versicherungs nr, rvnr, svnr, soz vers nr, sozialvers nr, vers nr, vsnr, rentenvers nr,
    rentenversicherungs nr, sozialversicherungs nr, rv versicherungsnummer, soz versicherungsnummer, vers nummer,
    {sv ausweis|drv|sozv|soc sec|social security|social insurance|si|rentenvers|soz versicherungs} {nr|no|number|nummer}, ssn, rentenversicherungsnr,
    sv num, sv ausweis, sozialvers nummer, sozialversicherungsausweis nr, versicherungsnummer der rentenversicherung`,
  health_fund: `
    krankenkasse, kk, name der krankenkasse, kasse,
    krankenk, [zuständige|gesetzl|gesetzliche] krankenkasse [an|kv satz|beitragssatz|freiwillig|privat|kk], krankenversicherung bei, kv träger, krankenversicherer, einzugsstelle, kk name, kk nr name, kassen nr krankenkasse, krankenkasse beitragssatz, {health|sickness} {fund|insurer|insurance company},
    krankenkasse name, {k|kr|kv} kasse, krk, einzugsst, {versichert|mitglied|kv} bei, krankenversicherungsträger`,
  contribution_group: `
    bgrs, bgr, beitragsgruppe, beitragsgruppenschlüssel, bgs, beitragsgruppen, beitr gr, bgr schlüssel, bars, sv
    schlüssel, sv gruppe, beitragsgr,
    {beitr|beitrags} {gruppe|grp|gr}, sv schl, beitragsgruppenschl, bgrp, bgschl, {pgr|pgrs} {bgr|bgrs}, krap, [si] contribution group, si key, sv grp, beitragsgruppe kv rv av pv`,
  person_group: `
    pgrs, personengruppe, personengruppenschlüssel, pers gruppe, pgr, pers gr, personengr,
    {pers|personen} {grp|gruppe}, personengruppenschl, pgs, [si] person group, {pg|pgr} schlüssel, pgschl, persgrs, persgrschl, employee group key si`,
  iban: 'iban, bankverbindung, konto, kontonummer, konto iban, überweisung auf konto, gehaltskonto, überweisung an konto',
  part_time: `
    beschäftigungsgrad, arbeitszeitanteil, teilzeit, teilzeitfaktor, beschäftigungsumfang, arbeitszeitfaktor,
    teilzeitgrad, bes grad, beschgrad, teilzeitquote,
    {beschäftigungs|teilzeit|kapazitäts|arbeitszeit}{grad|anteil|faktor|quote|umfang|bruchteil|verhältnis}, {besch|bschg|beschg|bsch} {grad|umfang|verh|verhältnis|grd}, bg, stellen{umfang|anteil}, tz [faktor|anteil|grad], az anteil, fte, individuelle arbeitszeit,
    {part time|employment|work} percentage, part time, capacity utilization level, teilzeitbeschäftigung,
    {teilzeit|tz} {prozent|prozentsatz|quote}, teilzeit{prozent|prozentsatz}, besch gr, az quote, bu v h, vollzeit teilzeit, vz tz, anteil der vollbeschäftigung, employment level`,
  contract: `
    {vertrags|anstellungs}art, vertrags{typ|form}, arbeitsvertrag, arbeitsverhältnis, beschäftigungsverhältnis, anstellungsverhältnis,
    vertrag, befristet unbefristet, unbefristet befristet, art {der beschäftigung|des arbeitsverhältnisses}, beschäftigungsform, {contract|employment} type`,
  level: `
    entgeltgruppe, {tarif|tarifvertrag} entgeltgruppe [stufe], tarifgruppe, besoldungsgruppe, vergütungsgruppe, eg stufe, tarifgr, entgeltgruppe stufe, entg gr,
    tarif gruppe stufe, eingruppierung,
    {entgelt|lohn|gehalts|vergütungs|besoldungs|tarif}{gruppe|gr} [und] [stufe], {verg|bes|besold|entg|entgelt|trf|tarif} {gr|gruppe} [stufe], {bes|trf}gr [stufe], einstufung, entgeltstufe, {s|p|kr|era|eg} gruppe, eg, tarifart gruppe stufe, tarifgebiet tarifgruppe,
    pay scale group [level], {pay|salary|job} grade, grade, level,
    {egr|e gr|eg} [st], {gruppe stufe|gr st}, {tar|geh} gr, targr, lg, lgr, tarifeinstufung, era eg, eg {igz|gvp|bap}, {tariflohn|heuer}gruppe`,
  job: `
    tätigkeit, beruf, funktion, position, stelle,
    {berufs|dienst|amts|stellen|positions|tätigkeits}bezeichnung, amts dienstbezeichnung, dienstgrad, [ausgeübte] tätigkeit [als], beschäftigt als, einsatz als, stellung im beruf, berufsgruppe, ausbildungsberuf, [position] job title, jobtitel, planstelle,
    ausgeübter beruf, berufsgr, tätig als, eingestellt als, [dienst]stellung [im betrieb], {funktions|job|arbeitsplatz}bezeichnung, dienstposten, ausbildung {zum|zur|als}, qualifikation, einstufung als, job, rolle, occupation, beschäftigungsart, {beschäftigten|mitarbeiter}art`,
  staff_group: `
    {mitarbeiter|ma|personal|arbeitnehmer|an|beschäftigten} {kreis|gruppe|status|typ|art}, {mitarbeiter|personal|arbeitnehmer|beschäftigten}{kreis|gruppe|status|typ|art}`,
};
