/** Labels that are none of ours: they are known so that they keep their own values to themselves. Wordings are parted by commas. */
export const bystanderLabels: Readonly<Record<string, string>> = {
  column_earnings: `
    competenze, compet, {bezüge|gutschriften} {compet|competenze}, a credito, a favore, avere, a vs credito, a vostro credito, a suo credito, a vs favore, a suo favore,
    dare al {dip|dipendente|lavoratore}, da dare al {dip|dipendente|lavoratore}, da dare, crediti, somme a credito, importi a credito, competenze lorde mese, spettanze, avere {dip|dipendente}, {importo|importi|somme} a {suo|vostro|vs|tuo} favore, {competenze|spettanze|assegni|emolumenti} [del] mese`,
  column_deductions: `
    trattenute, tratt, {abzüge|einbehalte} {tratt|trattenute}, ritenute, a debito, a carico, dare, a vs debito, a vostro debito, a suo debito, a suo carico, a vs
    carico, trattenere, da trattenere, trattenuto, trattenuta, debiti, addebiti, somme a debito, importi a debito,
    trattenute ritenute, ritenute trattenute, dare {dip|dipendente}, {importo|importi|somme} a {suo|vostro|vs|tuo} carico, {ritenute|trattenute} [del] mese`,
  severance: `
    tfr, t f r, retribuzione utile tfr, imponibile tfr, retr utile tfr, fondo tfr, tfr
    maturato, retribuzione tfr, retribuzione t f r, tfr anno, retr tfr, tfr progressivo, [totale|tot] {quota|quote} {tfr|t f r} {anno|annua|annue|a c|ac|progr}, {quota|totale|tot} {tfr|t f r} a {fondo|f do} [pensione] {anno|progr}, {retribuzione|retr} mese tfr`,
  employer_share: `
    [totale|tot|quota] {contributi|contrib|contr|ctr|oneri|inps|fondo pensione} [inps|previdenziali|sociali] {c|a carico|a carico del|carico} {ditta|azienda|datore [di lavoro]|società|ente|impresa|amministrazione|committente},
    contributi inps datore di lavoro, employer contributions, {esonero|sgravio} {contributivo|contributi|contr|ctr|ivs} [c] [dip|dipendente|lavoratore], [totale] contributi da versare, totale contributi inps da versare, costo {azienda|aziendale|del lavoro|totale}, imponibile contributi c ditta`,
  other_sums: `
    {delega|trattenuta|tratt|ritenuta|rit|quota|contributo|contr|adesione} {sindacale|sindac|sind|sindacato},
    netto {mese precedente|mese prec|progressivo|annuo|tfr|da tfr|contabile|teorico|pattuito|prima delle trattenute}, {imponibile|imp|impon} {irap|cassa edile|tassazione separata|tass separata|tass sep|a p|ap|anni precedenti|imposta sostitutiva|sostitutiva|detassazione|inps arretrati|minimale|eccedente|rivalutazione|contributo solidarietà},
    {irpef|imposta|imp} {tassazione separata|tass separata|tass sep|su tfr|sostitutiva|sost|sost rivalutazione tfr}, {addizionale|add|addiz|add le|addle} {regionale|reg|reg le|comunale|com|com le} dovuta, residuo addizionali,
    quinto cedibile, quinto dello stipendio cedibile, quota {cedibile|pignorabile}, residuo {prestito|cessione}, debito residuo, {minimale|massimale} [inps], contributi {progressivi|annui|figurativi}, progr contributi,
    detrazioni {annue|progressive}, progr detrazioni, ral, r a l, retribuzione annua [lorda], retribuzione lorda annua, {imponibile|imp} [irpef|inps|fiscale] {13ma|13a|tredicesima|14ma|14a|quattordicesima}, {addizionale|add|addiz} {regionale|reg|comunale|com} 730`,
  accident: `
    imponibile inail, imp inail, pos inail, pat inail, matricola inps, {matricola|matr} inail, posizione inps, posizione inail,
    autorizzazione inail`,
  company_number: `
    matricola azienda, matricola ditta, matricola aziendale, matr azienda, matr inps, matricola inps azienda, codice
    azienda, cod azienda, codice ditta, cod ditta, numero azienda, n azienda, posizione assicurativa, codice ente, cod
    ente, codice sede, codice ufficio, ufficio servizio, centro di costo n`,
  leave: `
    ferie, permessi, rol, ex festività, residuo, goduto, maturato, ore lavorate, giorni retribuiti, ore ordinarie,
    giorni lavorati, gg retribuiti, gg inps, gg detrazioni, giorni detrazioni`,
  user_company: `
    azienda utilizzatrice, impresa utilizzatrice, ditta utilizzatrice, società utilizzatrice, azienda cliente,
    utilizzatore`,
  other_dates: `
    fine periodo di prova, {scadenza|data fine|fine} {apprendistato|formazione}, data passaggio livello, {decorrenza|data} {livello|part time}, [data] ultimo giorno lavorato, scadenza cessione, mese [di] presenze, presenze mese,
    data emissione, data pagamento, data valuta, data stampa, data elaborazione, prossimo scatto, data scatto`,
  other_words: `
    banca, indirizzo, residenza, comune, scatti, scatti anzianità, contingenza, e d r, edr, superminimo, centro di
    costo, reparto, filiale, sede, unità produttiva, descrizione, importo base, riferimento, quantità, importo,
    aliquota, sesso, pagina, foglio, posizione, terzo elemento, indennità di funzione, ind vacanza contrattuale`,
};
