/** What Italian payslips print beside who works for whom, since when and for which month. Wordings are parted by commas. */
export const personLabels: Readonly<Record<string, string>> = {
  title: `
    busta paga, cedolino paga, cedolino, cedolino di stipendio, prospetto paga, foglio paga, libro unico del lavoro,
    statino paga, prospetto di paga, id cedolino, cedolino di, listino paga, cedolino stipendio, distinta paga, {compenso|compensi} {collaboratori|collaboratore|amministratori|amministratore}, {prospetto|cedolino} {compensi|compenso}`,
  period: `
    periodo di competenza, periodo di retribuzione, periodo retribuzione, periodo di paga, periodo paga, mese di competenza, mese di
    riferimento, mese retribuito, mese di retribuzione, mese paga, rata di riferimento, rata, retribuzioni del mese
    di, retribuzione del mese di, competenza, mensilità, mensilità di, periodo, mese, cedolino mese, mese anno, {{retribuzione|retribuzioni|stipendio|paghe} [relativa al|relativo al|relative al|del]|per il|lul} mese [di], {competenze|emolumenti|stipendio|paga} di`,
  employee_name: `
    cognome e nome, cognome nome, nome e cognome, cognome e nome del dipendente, cognome e nome dipendente,
    dipendente, nominativo, lavoratore, lavoratrice, lavoratore trice, cognome e nome lavoratore, cognome e nome del lavoratore,
    nominativo lavoratore, collaboratore, percipiente, intestatario, nominativo dipendente, dipendente cognome e nome, arbeitnehmer lavoratore, {dati|anagrafica|dati anagrafici|nome} [del|della] {lavoratore|dipendente|lavoratrice}, lavoratore domestico, socio lavoratore, amministrato`,
  surname: 'cognome',
  given_name: 'nome',
  fiscal_code: `
    {codice fiscale|codice fisc|cod fiscale|cod fisc|c fiscale|c fisc|c f|cf} [[del|della] {dipendente|dip|lavoratore|lavoratrice|collaboratore|percipiente|socio}]`,
  employer_code: `
    {codice fiscale|codice fisc|cod fiscale|cod fisc|c fiscale|c f|cf} [del|della] {azienda|ditta|datore [di lavoro]|ente|amministrazione|impresa|società|committente|cooperativa|ateneo|sostituto [d imposta]},
    {partita|part|p} iva [azienda|ditta|datore [di lavoro]], p i, {codice fiscale|codice fisc|cod fiscale|cod fisc|c f|cf} [e] {partita|part|p} iva [azienda|ditta|datore [di lavoro]]`,
  employer_name: `
    {ragione|rag} {sociale|soc} [azienda|ditta|impresa|società|datore di lavoro|[e] indirizzo], denominazione [sociale|azienda|ditta|impresa|società|ente|datore di lavoro|[e] indirizzo],
    {azienda|ditta} [indirizzo], {dati|intestazione} {azienda|ditta}, dati aziendali, [dati [del]] datore [di lavoro], impresa, società, ente [di appartenenza|datore di lavoro|erogante],
    amministrazione [di appartenenza|di servizio], committente, cooperativa, agenzia [per il lavoro|di somministrazione], sostituto d imposta, dati {della ditta|identificativi azienda|del datore}, denominazione e sede [azienda], denominazione sostituto, ateneo`,
  personnel_number: `
    {matricola|matr} [n|nr|num|dipendente|dip|lavoratore|lul|l u l|libro unico], {numero|num|n|nr} {matricola|matr|dipendente|dip|lavoratore|personale|pers|partita},
    {codice|cod} {dipendente|dip|lavoratore|lav|collaboratore|socio|soggetto|individuale|risorsa}, id dipendente, identificativo [dipendente], {matricola|matr} sap, cid, partita [di] stipendio, {numero|nr|n} contratto {matr|matricola}, socio lavoratore n, {n|nr|num|numero} {iscr|iscrizione|libro}`,
  birth:
    'data di nascita, data nascita, nato il, nata il, nato a il, nato a il giorno, data e luogo di nascita, luogo e data di nascita, nato a e il, nascita data, dt nasc, d nascita, data di nasc, nasc, nato, nata, dt nascita, data nasc, nascita, nato a in data',
  hire: `
    {data|dt|d|dat} [di] {assunzione|ass|ass ne|assunz|assunz ne|ammissione}, ass, ass {il|dal}, assunto, assunta, {assunto|assunta} {il|dal}, assunto a il, assunzione, assunz,
    [data] inizio [del] rapporto [di lavoro], data [di] inizio [rapporto [di lavoro]|servizio|attività|contratto|incarico|missione|collaborazione|impiego], d inizio rapporto,
    inizio {servizio|missione|contratto|incarico|collaborazione}, decorrenza {economica|giuridica [ed economica]|[del] rapporto [di lavoro]|contratto|incarico|giur},
    dec {giuridica|giur|economica|econ}, data decorrenza [contratto|rapporto|incarico], data ingresso, [data] immissione in ruolo, in {ruolo|servizio|forza} dal, in servizio dal giorno, servizio permanente dal,
    dipendente dal, [socio] lavoratore dal, socio dal, missione dal, rapporto [di lavoro] dal, contratto dal, {data|dt} [di] {ingresso|ingr|entrata}, ingresso, entrata in servizio, in azienda dal`,
  since: 'decorrenza',
  seniority: `
    [data|dt|decorrenza|inizio|data inizio|data decorrenza] {anzianità|anz|anzian} {convenzionale|conv|convenz|aziendale|[di] servizio|scatti|dal|di servizio dal}, {data|dt|data di|decorrenza|data decorrenza|data inizio} {anzianità|anz},
    [data|dt] {assunzione|assunz|ass} {convenzionale|convenz|conv|conv le|gruppo|originaria}, data prima assunzione, data convenzionale, anzianità, d a c, {anz|anzianità} {serv|servizio}, {decorr|decorrenza} {anzianità|anz}, data {anzian|conv|convenzionale} [anzianità]`,
  end: `
    [data|dt] {cessazione|cessaz|cess} [rapporto], data di cessazione, {cessato|cessata|licenziato|licenziata|dimesso|dimessa} [il], data {licenziamento|licenziam|licenz|lic|dimissioni|uscita},
    [data [di]] {fine|termine} [del] {rapporto [di lavoro]|contratto|missione|incarico|collaborazione|t d|tempo determinato}, data {fine|termine|scadenza},
    [data] {scadenza|scad} {[del] contratto|contr|termine|rapporto|tempo determinato|t determinato|t d|td|contratto a termine}, {rapporto|in servizio|contratto [a termine]|tempo determinato} fino al, fine {rapporto|rapp}, data risoluzione [del] [rapporto], {scad|scadenza} {tempo det|tempo determ|t det|termine contratto}`,
  expires: 'scadenza, termine, scad',
  contract: `
    {tipo|tipologia|natura|forma} [di|del] {rapporto [di lavoro]|contratto|assunzione|incarico}, tipologia contrattuale, tipo rapp, rapp lavoro, rapporto [di lavoro], {posizione|stato} {giuridica|giuridico}, forma contrattuale, durata [del] rapporto, {td ti|t d t i|t i t d|ti td}, rapp lav, {tipo|tipologia} {impiego|dipendente|contr}, contratto a tempo, tipo, rapp`,
  contract_open: `
    tempo indeterminato, t indeterminato, contratto a tempo indeterminato, t indet, tempo indet, tempo indeterm,
    contratto indeterminato, t indeterm, t ind, tempo ind, indeterm`,
  contract_fixed: `
    tempo determinato, t determinato, contratto a tempo determinato, a termine, t determ, tempo det, tempo determ,
    contratto determinato, t det, determ`,
  contract_apprentice: `
    apprendista, apprendistato, apprendista professionalizzante, apprendistato professionalizzante`,
  contract_agency:
    'somministrato, somministrazione, {somm|sommin} {tempo|a tempo|t} {det|determ|determinato|ind|indet|indeterm|indeterminato}, lavoratore somministrato, contratto di somministrazione',
  level: `
    {livello|liv|lvl} [retributivo|contrattuale|economico|[di] inquadramento|categoria|cat], livello d inquadramento, {categoria|cat|area} {livello|liv}, inquadramento [contrattuale], inquadr,
    {categoria|cat} [e posizione] {economica|econ}, {posizione|posiz|pos} {economica|econ|ec|retributiva|stipendiale}, fascia {retributiva|economica|stipendiale}, classe stipendiale, area di inquadramento, gruppo livello, categ, area, {stufe|lohnstufe|einstufung} livello, {classe|grado|categoria} livello`,
  placing: `
    {qualifica|qualif} [funzionale] [e] {livello|liv}, {livello|liv} [e] qualifica, inquadramento qualifica livello, categoria qualifica livello`,
  qualification: `
    {qualifica|qualif|qual} [inps|professionale|contrattuale|funzionale], categoria [legale|professionale|lavoratore]`,
  job: `
    {qualifica e|ruolo e} mansione, {mansione|mansioni|mans} [svolta], {profilo|prof} [professionale|prof], figura [professionale], posizione funzionale, mansione profilo, professione, ruolo, funzione, {posizione di lavoro|posizione organizzativa}`,
  ccnl: `
    {ccnl|c c n l} [applicato|di riferimento], descrizione ccnl, {contratto|contr} {collettivo|coll} [applicato|nazionale|naz], contratto di lavoro [applicato], contratto [nazionale|applicato], settore [contrattuale], comparto,
    {codice|cod} {ccnl|contratto|cnel}, contratto cnel, {descr|descrizione} contratto, ccnl utilizzatore, comparto di contrattazione, contratto di comparto, bereichsvertrag`,
  part_time: `
    [%|perc|percentuale|coeff|coefficiente] {part time|p time|p t|pt|tempo parziale} [perc|al|orizzontale|orizz|verticale|vert|misto], {part time|p t} {orizzontale|orizz|verticale|vert} al, perc pt,
    {perc|percentuale|grado} [di] {occupazione|impiego|prestazione [lavorativa]|orario [di] [lavoro]|servizio|lavoro}, fte`,
  iban: 'iban, codice iban, coordinate bancarie, accredito su c c, accredito, coordinate iban, c c bancario, {coord|coordinate} {bancarie|pagamento|banc}, {accreditato|bonifico|accredito} {su|sul|c o} [c c|conto], estremi [di] pagamento, {dati|riferimenti} bancari, domiciliazione bancaria, {modalità|mod} [di] pagamento, bank account',
};
