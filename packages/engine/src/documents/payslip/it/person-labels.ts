/** What Italian payslips print beside who works for whom, since when and for which month. Wordings are parted by commas. */
export const personLabels: Readonly<Record<string, string>> = {
  title: `
    busta paga, cedolino paga, cedolino, cedolino di stipendio, prospetto paga, foglio paga, libro unico del lavoro,
    statino paga, prospetto di paga, id cedolino, cedolino di, listino paga, cedolino stipendio, distinta paga`,
  period: `
    periodo di competenza, periodo di retribuzione, periodo retribuzione, periodo di paga, periodo paga, mese di competenza, mese di
    riferimento, mese retribuito, mese di retribuzione, mese paga, rata di riferimento, rata, retribuzioni del mese
    di, retribuzione del mese di, competenza, mensilità, mensilità di, periodo, mese, cedolino mese, mese anno`,
  employee_name: `
    cognome e nome, cognome nome, nome e cognome, cognome e nome del dipendente, cognome e nome dipendente,
    dipendente, nominativo, lavoratore, lavoratrice, cognome e nome lavoratore, cognome e nome del lavoratore,
    nominativo lavoratore, collaboratore, percipiente, intestatario, nominativo dipendente, dipendente cognome e nome, arbeitnehmer lavoratore`,
  surname: 'cognome',
  given_name: 'nome',
  fiscal_code: 'codice fiscale, cod fiscale, cod fisc, c f, cod fiscale dipendente, codice fiscale dipendente',
  employer_code: `
    codice fiscale azienda, codice fiscale ditta, cod fiscale azienda, cod fisc azienda, c f azienda, c f ditta,
    partita iva, p iva, part iva, codice fiscale ente, cf p iva, c f p iva, codice fiscale datore di lavoro,
    cod fisc ditta, cod fiscale ditta, codice fiscale del datore di lavoro, c f ente, cod fiscale ente`,
  employer_name: `
    ragione sociale, azienda, ditta, datore di lavoro, ente di appartenenza, amministrazione, ente, società,
    denominazione azienda, ragione sociale ditta, denominazione, impresa, denominazione impresa, ragione sociale indirizzo,
    ragione sociale e indirizzo, azienda indirizzo, ditta indirizzo, denominazione indirizzo, denominazione e indirizzo, arbeitgeber datore di lavoro`,
  personnel_number: `
    matricola, matricola dipendente, numero matricola, matr, n matricola, codice dipendente, cod dipendente, cod
    dip, n dipendente, codice dip, codice lavoratore, cod lavoratore, n matr, num matricola`,
  birth:
    'data di nascita, data nascita, nato il, nata il, nato a il, nato a il giorno, data e luogo di nascita, luogo e data di nascita, nato a e il, nascita data, dt nasc, d nascita, data di nasc, nasc, nato, nata, dt nascita, data nasc, nascita, nato a in data',
  hire: `
    data assunzione, data di assunzione, dt assunzione, dt ass, data ass, ass, assunto il, assunta il, assunzione, data
    assunz, data inizio rapporto, inizio rapporto, data inizio, d assunzione, data ass ne,
    decorrenza economica, decorrenza giuridica, decorrenza giuridica ed economica, decorrenza rapporto, decorrenza del rapporto, inizio servizio, data inizio servizio, in servizio dal,
    data di inizio servizio, data ingresso, dipendente dal, socio lavoratore dal, socio dal, immissione in ruolo, assunto dal, assunta dal, inizio missione, missione dal, eintritt assunzione, assunto, assunta,
    decorrenza giur, dec giuridica, dec giur, dec economica, dec econ, d ass, d assunz, dat ass, dt assunz, data di ass, assunz, data di inizio
    rapporto, data inizio missione, inizio del rapporto, data immissione in ruolo, in ruolo dal, servizio permanente dal, rapporto dal, rapporto di lavoro dal, contratto dal, in forza dal, in servizio dal
    giorno, data decorrenza contratto, decorrenza rapporto di lavoro,
    aufnahmedatum data assunzione, aufnahme assunzione, einstellungsdatum data assunzione, eintrittsdatum data assunzione, eintritt data assunzione,
    inizio incarico, data inizio incarico, decorrenza incarico, inizio collaborazione, data inizio collaborazione, decorrenza contratto, inizio contratto, data inizio contratto`,
  since: 'decorrenza',
  seniority: `
        data assunzione convenzionale, data ass conv, assunzione convenzionale, anzianità convenzionale, data anzianità,
    data di anzianità, anzianità dal, data anz, anzianità di servizio dal, data convenzionale, anzianità`,
  end: `
    data cessazione, data di cessazione, cessato il, cessata il, data cess, dt cessazione, dt cess, data
    licenziamento, data fine rapporto, fine rapporto, scadenza contratto, scad contratto, scadenza t d, scadenza td,
    data scadenza contratto, termine contratto, data fine contratto, scadenza termine, fine missione, scadenza rapporto,
    data scadenza, scadenza tempo determinato, scad tempo determinato, scad t determinato, scad td, data termine, termine rapporto, termine del
    rapporto, data fine, fine contratto, fine incarico, data fine incarico, fine collaborazione, data fine
    collaborazione, data fine missione, termine missione, cessazione, data di fine rapporto, rapporto fino al, in
    servizio fino al, contratto fino al, cessazione rapporto, cessato, cessata`,
  expires: 'scadenza, termine',
  contract: 'tipo rapporto, tipo di rapporto, tipologia contratto, tipo contratto, rapporto di lavoro, rapporto',
  contract_open: `
    tempo indeterminato, t indeterminato, contratto a tempo indeterminato, t indet, tempo indet, tempo indeterm,
    contratto indeterminato, t indeterm, t ind, tempo ind`,
  contract_fixed: `
    tempo determinato, t determinato, contratto a tempo determinato, a termine, t determ, tempo det, tempo determ,
    contratto determinato, t det`,
  contract_apprentice: `
    apprendista, apprendistato, apprendista professionalizzante, apprendistato professionalizzante`,
  contract_agency: 'somministrato, somministrazione, lavoratore somministrato, contratto di somministrazione',
  level:
    'livello, liv, livello retributivo, livello contrattuale, livello di inquadramento, livello inquadramento, inquadramento, categoria livello, area livello',
  placing: `
    qualifica livello, qualifica e livello, qualifica liv, livello qualifica, inquadramento qualifica livello,
    categoria qualifica livello`,
  qualification: 'qualifica, qualif, categoria, qualifica inps, qualifica professionale, qualifica contrattuale, qual',
  job: 'mansione, mansioni, profilo, profilo professionale',
  ccnl: `
    c c n l, ccnl applicato, contratto collettivo applicato, contratto collettivo nazionale, ccnl di riferimento,
    contratto collettivo, contratto applicato, contratto nazionale, descrizione ccnl,
    contratto`,
  part_time: `
    part time, perc part time, percentuale part time, p time, perc p t, p t, perc pt, part time perc, tempo
    parziale, pt`,
  iban: 'iban, codice iban, coordinate bancarie, accredito su c c, accredito, coordinate iban, c c bancario',
};
