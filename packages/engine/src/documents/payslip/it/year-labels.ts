/** What Italian payslips print beside sums of the year so far, and beside what is put aside each month. Wordings are parted by commas. */
export const yearLabels: Readonly<Record<string, string>> = {
  ytd_gross: `
    progr imp inps, progressivo imp inps, progr imponibile inps, imponibile inps anno, imp inps anno, imp inps progr,
    {progressivo|progressivi|progr|prog|cumulo|cum} {lordo|competenze|inps|imp inps|imp prev|imponibile {inps|contributivo|previdenziale|prev}}, {imponibile|imponib|impon|imp} {inps|contributivo|contrib|contr|previdenziale|previd|prev} {progressivo|progr|prog|anno|annuo|ac|a c|anno corrente|da gennaio}, {imponibile|imponib|impon|imp} {progressivo|progr} {inps|contributivo|contrib|previdenziale|prev},
    {lordo|totale lordo|competenze|totale competenze|retribuzione lorda|retribuzioni lorde} {progressivo|progressiva|progressive|progr|annuo|annua|anno}, jahresbrutto, brutto kumuliert, kumuliert brutto, {progressivo|progr|prog} [annuo] {lordo|competenze|{retribuzione|retrib|retr} lorda}, [totale|tot] {lordo|competenze|retribuzione lorda} {da inizio anno|da gennaio|annue|annuo|a tutt oggi}, ytd gross,
    {tot|totale|totali} ann{o|uo} {contrib|contributivo|inps|previdenziale|prev|{imponibile|imponib|impon|imp} {inps|contributivo|previdenziale|prev}}`,
  ytd_taxable: `
    imponibile ac, imponibile a c, imponibile anno corrente, imponibile irpef ac, imponibile fiscale ac, imponibile irpef anno corrente, imponibile fiscale progressivo,
    imponibile irpef progressivo, imponibile progressivo, progressivo imponibile, progressivo imponibile irpef, progressivo imponibile fiscale, imp fiscale progr, imp fiscale progressivo,
    imp irpef progressivo, progr imp fiscale, prog imp irpef, prog imponibile irpef, prog imp fiscale, prog imponibile fiscale,
    progr imp irpef, progressivo imp irpef, progr imponibile irpef, imponibile fiscale anno, imponibile irpef anno,
    imp irpef progr, progr imponibile fiscale, imp fiscale anno,
    {progressivo|progressivi|progr|prog|cumulo|cum} {{imponibile|imponib|impon|imp|imp le} {fiscale|fisc|irpef}|{fiscale|fisc} [irpef]|imponibile|imponib|impon|reddito}, [totale] {imponibile|imponib|impon|imp|imp le} [fiscale|fisc|irpef] {progressivo|progr|prog|annuo|anno|progr anno|da inizio anno|da gennaio|a tutt oggi|conguaglio},
    reddito {annuo|progressivo|complessivo annuo}, steuergrundlage kumuliert, progr steuergrundlage, {imponibile|imp} {irpef|fiscale} totale anno, ytd taxable, {fiscale|fisc} {progr|progressivo|anno},
    {tot|totale|totali} ann{o|uo} {fiscale|fisc|imponibile|{imponibile|imponib|impon|imp} {fiscale|irpef}}, {progressivo|progr|prog} irpef {imponibile|imponib|impon|imp}, {imponibile [fiscale|irpef]|{imponib|impon|imp} {fiscale|irpef}} cumulat{o|ivo}, {imponibile|imponib|impon|imp} {progressivo|progr} {fiscale|irpef}`,
  ytd_tax: `
    irpef ac, irpef a c, irpef anno corrente, irpef netta ac, irpef progressiva, irpef progressivo, irpef netta progressiva, irpef progr, prog irpef, prog irpef pagata, prog irpef netta,
    progressivo irpef netta, progr irpef netta, irpef netta anno, irpef versata, irpef versata anno, progressivo irpef pagata, ritenute irpef anno, ritenute irpef progressive,
    progr irpef pagata, progressivo irpef, progr irpef, irpef anno, irpef pagata anno, progr ritenute irpef, irpef pagata
    progr, irpef trattenuta anno,
    {progressivo|progressivi|progr|prog|cumulo|cum} {irpef [pagata|netta|trattenuta]|imposta [netta|pagata]|ritenute [irpef|fiscali]|imp netta}, {irpef|imposta|imposte|imp netta|imposta netta|ritenute [irpef|fiscali]} [pagata|pagate|netta|trattenuta] {progressivo|progressiva|progressive|progr|prog|annua|annue|anno|da inizio anno|da gennaio|nell anno},
    {irpef|imposta|imposte} {pagata|pagate} [nell anno], irpef annua pagata, totale imposta anno, steuer kumuliert, progr steuer, {irpef|imp|imposta} {pagata|pag} [progr|prog], ytd tax,
    {tot|totale|totali} ann{o|uo} {irpef|imposta|imp netta|ritenute [irpef|fiscali]} [netta|pagata|trattenuta], {irpef|imposta} [netta|trattenuta] cumulat{a|iva}`,
  severance_accrual: `
    tfr maturato mese, tfr del mese maturato, tfr maturato mensile, quota tfr maturata, quota tfr del mese, quota tfr maturata
    nel mese, tfr accantonato, tfr accantonato nel mese, tfr accantonato mese, tfr accantonamento mese, tfr corrente,
    tfr mese corrente, accantonamento tfr mese, accantonamento tfr del mese, acc to tfr, acc tfr, accant tfr, quota mese tfr, quota tfr maturato, quota t f r a fondo, quota
    tfr a fondo, quota tfr fondo pensione, quota tfr a fondo pensione, tfr a fondo pensione, tfr a fondo, tfr fondo tesoreria mese, tfr mese lordo, tfr del periodo, t f r del mese, t f r maturato nel mese,
    t f r maturato mese, quota t f r mese, quota t f r del mese, accantonamento t f r,
    tfr mese, quota tfr, quota tfr mese, tfr del mese, tfr mensile, tfr maturato nel mese, quota t f r, t f r mese,
    accantonamento tfr, tfr quota mese, quota mensile tfr,
    [quota|rateo|accantonamento|acc to|accant|acc] [mensile|mese|maturata] {tfr|t f r} {mensile|mese|del mese|mese corrente|mese lordo|lordo mese|netto mese|del periodo|maturando},
    {quota|rateo|accantonamento|acc to|accant|acc} [mensile|mese] {tfr|t f r} [maturata|maturato|maturato nel mese|a fondo [pensione]|a previdenza complementare|destinato a fondo|a tesoreria], {tfr|t f r} {quota|quota mese|a previdenza complementare|destinato a fondo pensione|a tesoreria inps|a fondo tesoreria},
    abfertigung monat, monatsquote quota, monatsanteil abfertigung, tfr {mat|maturato|versato a fondo} [nel] mese, tfr maturato {questo mese|nel mese corrente}, trattamento [di] fine rapporto {quota mese|quota del mese|maturato nel mese|del mese}, {tfr|t f r} mese fondo`,
  yearly: `
    progressivi, progressivo, progressivi annui, progressivi fiscali, dati progressivi, progressivo annuo, totali
    progressivi, progressivi anno, prog, progr, {valori|dati|importi} {cumulati|cumulativi|da inizio anno}`,
};
