/** What Italian payslips print beside sums. Wordings are parted by commas. */
export const moneyLabels: Readonly<Record<string, string>> = {
  net: `
    netto del mese, netto a pagare, netto in busta, netto pagato, netto busta, totale netto, netto da pagare, netto euro, netto
    mese, netto corrisposto, netto da corrispondere, netto a pagare euro, netto percepito, netto spettante, netto in
    pagamento, netto liquidato, importo netto, totale a pagare, totale netto a pagare, netto retribuzione, netto
    cedolino, retribuzione netta, retribuzione netta del mese, retribuzione netta da pagare, netto erogato, netto
    mensile, netto a lei, netto dovuto, netto a vostro favore, netto a suo favore, nettolohn netto,
    netto nettolohn, nettobetrag netto, netto nettobetrag, netto`,
  gross: `
    totale competenze, tot competenze, totale competenze lorde, totale lordo, lordo mese, lordo del mese, totale
    competenze lordo, totale retribuzione lorda, retribuzione lorda, totale spettanze, totale lordo competenze,
    totale assegni, totale emolumenti, totale emolumenti lordi, emolumenti lordi, totale lordo emolumenti, totale
    competenze fisse e accessorie, totale competenze fisse, totale assegni fissi, tot lordo, competenze lorde, totale competenze mese, totale delle competenze,
    competenze totali, spettanze totali, lordo totale, totale competenze del mese, tot spettanze, tot competenze lorde,
    retribuzione lorda mensile, retribuzione lorda del mese, bruttolohn lordo, gesamtbezüge totale competenze, lordo,
    compenso lordo, compensi lordi, totale compensi, totale compenso lordo, totale compensi lordi, compenso lordo del mese`,
  total_deductions: `
    totale trattenute, tot trattenute, totale ritenute, tot ritenute, totale delle trattenute, totale trattenute
    mese, totale deduzioni, trattenute totali, ritenute totali, totale trattenute del mese, tot trattenute mese,
    abzüge gesamt tot trattenute, abzüge gesamt totale trattenute, gesamtabzüge totale trattenute`,
  social_gross: `
    imponibile previdenziale, imponibile contributivo, imponibile inps, imp inps, imp previdenziale, imp prev,
    imponibile contributi, imponibile contrib, imp contributivo, imponibile cpdel, imponibile inpdap, imponibile fap, imp contributi,
    imponibile inps mese, retribuzione imponibile inps, imp le inps, imp ctr, impon previd, impon previdenziale,
    impon inps, impon contributivo, imp contr`,
  taxable: `
    imponibile fiscale, imponibile irpef, imp irpef, imp fiscale, imponibile fiscale mese, imponibile irpef mese,
    reddito imponibile, imp le irpef, imponibile fiscale del mese, imp fisc, impon fiscale, impon irpef`,
  gross_tax: 'irpef lorda, imposta lorda, irpef lorda mese, imposta lorda irpef, ritenuta lorda',
  income_tax: `
    irpef netta, ritenute irpef, ritenuta irpef, irpef pagata, imposta netta, irpef netta mese, trattenuta irpef,
    trattenute irpef, ritenute fiscali, irpef trattenuta, irpef mese, irpef da trattenere, totale ritenute fiscali,
    irpef del mese, irpef corrente, irpef tassazione ordinaria, irpef a tassazione ordinaria`,
  social_contributions: `
    totale contributi, totale contributi inps, totale ritenute previdenziali, ritenute previdenziali, contributi
    previdenziali, totale contributi dipendente, contributi sociali, totale ritenute sociali, ritenute sociali,
    contributi inps, totale contributi sociali, contributi c dip, tot contributi, trattenute previdenziali,
    contributi dipendente, ctr dipendente, contr dipendente, contributi a carico lavoratore, contributi a carico del lavoratore, contributi a carico
    dipendente, contributi a carico del dipendente, contributi c lavoratore, tot contributi sociali, tot ritenute previdenziali, tot ritenute sociali, tot contributi inps,
    quota lavoratore, contributi quota lavoratore, contributi inps quota lavoratore, contributi inps quota dipendente,
    contributi inps a carico lavoratore, contributi inps a carico del lavoratore, contributi inps carico lavoratore,
    quota contributi lavoratore, quota contributi a carico del lavoratore`,
  social_line: `
    contributo ivs, contributo ivs dipendente, ctr inps, contributo inps, contr inps, ivs, f a p, fap, contributo fap, ritenuta inps, ritenute
    inps, contributi ivs, ctr ivs, contr ivs, trattenuta inps, trattenute inps, inps c dip, fpld, contributo fpld, ritenuta inpdap,
    contributo inpdap, inpdap, cpdel, contributo cpdel, ritenuta cpdel, ritenuta inps gestione pubblica, ctps,
    ritenuta ctps, contributo ctps, cassa stato, ritenuta cassa stato, cassa pensioni, ritenuta cassa pensioni,
    ritenuta pensione, ritenute pensione, fondo pensione stato, ritenuta cassa pensione, cps, ritenuta cps,
    contributo apprendisti, contributo inps apprendisti, ctr apprendisti, ctr inps apprendisti, ritenuta inps apprendisti`,
  social_extra: `
    contributo cigs, contr cigs, ctr cigs, contributo fis, contr fis, ctr fis, contributo aggiuntivo, contributo ivs
    aggiuntivo, contributo aggiuntivo 1, ctr aggiuntivo, ivs aggiuntivo, contributo f do sostegno reddito, fondo
    integrazione salariale, f do solidarieta, fondo di solidarieta, contributo fondo credito, fondo credito,
    ritenuta fondo credito, cigs, opera di previdenza, opera previdenza, ritenuta opera di previdenza, ritenuta opera
    previdenza, op previdenza, tfs, ritenuta tfs, contributo tfs, ritenuta inadel, inadel, contributo inadel, ritenuta
    enpas, enpas, ritenuta tfr dpcm 20 12 1999`,
  work_credit: `
    detrazioni lavoro dipendente, detr lav dip, detrazioni lav dip, detr lavoro dip, detr lavoro, detraz lavoro, detrazioni lavoro,
    detrazione lavoro dipendente, detr lavoro dipendente, detrazione per lavoro dipendente`,
  further_credit: 'ulteriore detrazione, ult detrazione, ult detr, ulteriore detr, ulteriore detrazione l 207 2024',
  family_credit: `
    detrazioni familiari, detr familiari, detrazioni coniuge, detrazioni figli, detr coniuge, detr figli, detr fam,
    detrazioni per familiari a carico, detrazioni fam, totale detrazioni, detrazioni`,
  regional_tax: `
    addizionale regionale, add regionale, addiz regionale, add reg, add le regionale, addizionale regionale irpef,
    addiz reg`,
  municipal_tax: `
    addizionale comunale, add comunale, addiz comunale, add com, add le comunale, addizionale comunale irpef, addiz
    com, acconto addizionale comunale, acconto add comunale, acc add comunale, saldo addizionale comunale, acconto
    addiz comunale`,
  supplement: `
    trattamento integrativo, tratt integrativo, tratt integrativo l 21 2020, trattamento integrativo l 21 2020,
    somma aggiuntiva, somma esente, indennità l 207 2024, bonus l 207 2024`,
  contractual_gross: `
    retribuzione di fatto, totale retribuzione, retribuzione mensile lorda, retribuzione mensile, totale
    retribuzione di fatto, retribuzione contrattuale, retr di fatto, totale elementi retributivi, totale elementi,
    retribuzione base lorda`,
  base_pay: `
    paga base, minimo, minimo contrattuale, minimo tabellare, paga base mensile, stipendio tabellare, stipendio base`,
  rounding_before: `
    arr prec, arrotondamento precedente, arrot precedente, arrot prec, arrotond precedente, arrotondamento prec, arr
    precedente, arrotondamento mese precedente, arr mese prec`,
  rounding_now: `
    arrotondamento, arrotondamento attuale, arrotondamento att, arr att, arrot attuale, arrot att, arrotond attuale,
    arr attuale, arr mese att, arrot`,
  ytd_gross:
    'progr imp inps, progressivo imp inps, progr imponibile inps, imponibile inps anno, imp inps anno, imp inps progr',
  ytd_taxable: `
    progr imp irpef, progressivo imp irpef, progr imponibile irpef, imponibile fiscale anno, imponibile irpef anno,
    imp irpef progr, progr imponibile fiscale, imp fiscale anno`,
  ytd_tax: `
    progr irpef pagata, progressivo irpef, progr irpef, irpef anno, irpef pagata anno, progr ritenute irpef, irpef pagata
    progr, irpef trattenuta anno`,
  severance_accrual: `
    tfr mese, quota tfr, quota tfr mese, tfr del mese, tfr mensile, tfr maturato nel mese, quota t f r, t f r mese,
    accantonamento tfr, tfr quota mese, quota mensile tfr`,
  yearly: `
    progressivi, progressivo, progressivi annui, progressivi fiscali, dati progressivi, progressivo annuo, totali
    progressivi, progressivi anno, prog, progr`,
};
