/**
 * What slips of South Tyrol say in German, and those of international groups in English, beside or instead of the
 * Italian caption. Words that mean something else in Italian (Firma) are left out.
 */
export const translatedLabels: Readonly<Record<string, string>> = {
  column_earnings: 'earnings, earnings eur',
  column_deductions: 'deductions, deductions eur',
  period: 'abrechnungsmonat, abrechnungszeitraum, lohnperiode, lohnmonat, pay period, payroll period',
  employee_name: `
    arbeitnehmer, arbeitnehmerin, mitarbeiter, mitarbeiterin, {zuname|familienname|nachname} [und] vorname, {vor und zuname|name und vorname|zu und vorname}, employee [name]`,
  fiscal_code: 'steuernummer, steuerkodex, steuernr, steuer nr, fiscal code, tax code',
  employer_code: 'mwst nr, st nr firma, mwst nummer, vat number, company tax code',
  employer_name: 'arbeitgeber, betrieb, company, company name, employer, legal entity',
  personnel_number:
    'matrikelnummer, mitarb nr, mitarbeiternr, mitarbeiternummer, matrikelnr, matrikel nr, personalnummer, employee {id|number|code}, personnel number',
  birth: 'geburtsdatum, geb datum, date of birth, birth date',
  hire: `
    eintrittsdatum, eintritt, einstellungsdatum, aufnahmedatum, dienstantritt, arbeitsbeginn, [date of] hire, hire date, hiring date, start date,
    {aufnahme|eintritt|aufnahmedatum|einstellungsdatum|eintrittsdatum} [data] assunzione`,
  end: 'austrittsdatum, austritt, entlassungsdatum, termination date, end date, contract end',
  seniority: 'dienstalter, dienstalter ab, seniority date',
  contract: 'vertragsart, arbeitsverhältnis, contract type, employment type',
  contract_open:
    'unbefristet, unbefristetes arbeitsverhältnis, permanent [contract|employment], open ended [contract], indefinite [term|contract]',
  contract_fixed: 'befristet, befristetes arbeitsverhältnis, fixed term [contract|employment], temporary contract',
  level: 'lohnstufe, gehaltsstufe, einstufung, lohngruppe, funktionsebene, job grade, grade, level, pay grade',
  qualification: 'qualifikation, berufsbild, {employee|job|legal|worker} category',
  social_contributions:
    '[social security] inps employee {share|contribution}, {social security|inps} {contributions|contribution} [employee]',
  income_tax: 'net tax, income tax irpef',
  gross_tax: 'gross tax',
  ytd_taxable: '{jahr|jahres} steuergrundlage, jahr steuergrundl',
  ytd_tax: '{jahr|jahres} steuer',
  job: 'aufgabe, tätigkeit, job title',
  ccnl: 'kollektivvertrag, k v, collective agreement, nationaler kollektivvertrag',
  part_time: '[%] {teilzeit|teilzeitgrad|teilzeit %}, beschäftigungsgrad, part time percentage',
};
