/** What Italian payslips print beside sums. Wordings are parted by commas. */
export const moneyLabels: Readonly<Record<string, string>> = {
  net: `
    netto {a voi|a lei} {dovuto|spettante},
    netto auszahlung, nettolohn, auszahlungsbetrag, lohnauszahlung, {auszahlung|nettolohn|nettobetrag} netto,
    netto del mese, netto a pagare, netto in busta, netto pagato, netto busta, totale netto, netto da pagare, netto euro, netto
    mese, netto corrisposto, netto da corrispondere, netto a pagare euro, netto percepito, netto spettante, netto in
    pagamento, netto liquidato, importo netto, totale a pagare, totale netto a pagare, netto retribuzione, netto
    cedolino, retribuzione netta, retribuzione netta del mese, retribuzione netta da pagare, netto erogato, netto
    mensile, netto a lei, netto dovuto, netto da liquidare, netto da accreditare, netto da bonificare, netto accreditato,
    netto bonificato, netto da erogare, netto a ricevere, netto da ricevere, netto spettante del mese, netto complessivo,
    netto totale, netto finale, netto in conto, netto di busta, netto della busta, netto stipendio, netto compenso, compenso netto,
    compenso netto da pagare, netto emolumenti, emolumenti netti, competenze nette, spettanze nette, importo netto
    bonificato, importo netto da pagare, importo netto spettante, importo netto accreditato, importo netto a pagare,
    importo da bonificare, importo bonificato, importo accreditato, importo da accreditare, totale da percepire, totale da liquidare, totale netto spettante, totale netto da
    pagare, totale netto del mese, da percepire, stipendio netto, paga netta, netto paga, netto a vostro favore, netto a suo favore, nettolohn netto,
    netto nettolohn, nettobetrag netto, netto nettobetrag, netto,
    [totale|tot|importo|saldo] netto [totale] {a|da} {pagare|percepire|corrispondere|liquidare|accreditare|bonificare|erogare|ricevere} [euro|in euro|del mese|al dipendente|al lavoratore],
    [totale|tot|importo|saldo] netto [in|della|di] {busta [paga]|cedolino|stipendio|paga|conto|pagamento} [euro],
    [totale|tot|importo] netto [del] {mese|mensile|corrisposto|percepito|spettante|liquidato|erogato|dovuto|pagato|accreditato|bonificato|complessivo|arrotondato} [euro],
    netto {a|in} {lei|[vostro|vs|suo] favore|[vostro|vs|suo] credito}, netto [al|del] {lavoratore|dipendente|collaboratore}, netto con arrotondamento, tot netto, saldo netto, netto in euro,
    importo [da] {pagare|corrispondere|bonificare|accreditare|liquidare|erogare}, [totale] competenze nette,
    nettolohn, nettobetrag, nettogehalt, nettobezug, auszahlungsbetrag, auszuzahlender betrag, netto zu zahlen, auszuzahlen, net pay, net salary, net amount, net to pay, {retribuzione|retrib|retr} netta [mese|del mese], [totale] netto {del|di} periodo, {importo|totale da} {bonifico|bonificare}, bonifico di euro, somma {accreditata|bonificata|da accreditare}, [ti] arriva sul conto, amount paid, net payment, netto che {le|ti|vi} {accreditiamo|bonifichiamo|paghiamo|versiamo|accrediteremo}, netto arrotondato, netto in arrivo`,
  gross: `
    totale competenze, tot competenze, totale competenze lorde, totale lordo, lordo mese, lordo del mese, totale
    competenze lordo, totale retribuzione lorda, retribuzione lorda, totale spettanze, totale lordo competenze,
    totale assegni, totale emolumenti, totale emolumenti lordi, emolumenti lordi, totale lordo emolumenti, totale
    competenze fisse e accessorie, totale competenze fisse, totale assegni fissi, tot lordo, competenze lorde, totale competenze mese, totale delle competenze,
    competenze totali, spettanze totali, lordo totale, totale competenze del mese, tot spettanze, tot competenze lorde,
    retribuzione lorda mensile, retribuzione lorda del mese, bruttolohn lordo, gesamtbezüge totale competenze, lordo,
    lordo busta, lordo complessivo, lordo spettante, totale lordo mese, totale lordo del mese, totale
    lordo spettanze, totale competenze e indennità, totale a
    favore, tot competenze mese, somma competenze, totale retribuzioni, totale retribuzione del mese, totale
    retribuzione lorda mese, tot retribuzione lorda, retribuzione totale lorda, emolumenti totali,
    compenso lordo, compensi lordi, totale compensi, totale compenso lordo, totale compensi lordi, compenso lordo del mese,
    {totale|tot|somma} [generale|complessivo|delle|voci] {competenze|compet|comp|spettanze|assegni|emolumenti|retribuzioni|compensi|crediti} [lorde|lordi|lordo] [mese|del mese|mensili],
    [totale|tot] {lordo|lorda} {mese|del mese|mensile|a pagare|dovuto|spettante|busta|complessivo|competenze|spettanze|compenso}, totale dovuto lordo,
    [totale|tot] {retribuzione|retr|retrib} lorda [mese|del mese|mensile], [totale] {importo|stipendio|compenso} lordo [mensile|mese], totale importi lordi,
    {totale|tot} [voci|importi|somme] {a credito|positive|a favore}, totale elementi positivi, totale avere, {totale|tot} accrediti,
    gesamtbrutto, bruttolohn, bruttogehalt, bruttobezüge, {summe|gesamt} bezüge, gross pay, gross salary, total gross, total earnings, total pay, lordo {cedolino|stipendio}, totale dare al dipendente`,
  total_deductions: `
    totale trattenute, tot trattenute, totale ritenute, tot ritenute, totale delle trattenute, totale trattenute
    mese, ritenute nette, ritenute complessive, trattenute complessive, trattenute nette, totale ritenute e trattenute, totale
    ritenute trattenute, totale trattenute e ritenute, totale a
    carico, tot deduzioni, somma trattenute, somma ritenute, totale ritenute mese, totale ritenute
    del mese, totale delle ritenute, totale detrazioni dal lordo, totale deduzioni, trattenute totali, ritenute totali, totale trattenute del mese, tot trattenute mese,
    abzüge gesamt tot trattenute, abzüge gesamt totale trattenute, gesamtabzüge totale trattenute,
    {totale|tot|somma} [generale|complessivo|delle|voci] {trattenute|tratt|ritenute|rit|deduzioni|debiti|addebiti} [complessive|del mese|mese|{a carico [del]|c} {dipendente|lavoratore|dip}|dipendente|lavoratore], totale detrazioni e trattenute,
    {totale|tot} [voci|importi|somme] {a {debito|carico} [dipendente|lavoratore]|negative}, totale elementi negativi, gesamtabzüge, abzüge gesamt, {summe|gesamt} {abzüge|einbehalte}, total deductions, totale {a dedurre|detratto|trattenuto}`,
  social_gross: `
    imponibile previdenziale, imponibile contributivo, imponibile inps, imp inps, imp previdenziale, imp prev,
    imponibile contributi, imponibile contrib, imp contributivo, imponibile cpdel, imponibile inpdap, imponibile fap, imp contributi,
    imponibile inps mese, retribuzione imponibile inps, imp le inps, imp ctr, impon previd, impon previdenziale,
    impon inps, impon contributivo, imp contr, impon prev, impon contr, imponib inps, imponib previd, imponib prev,
    imponib contributivo, imponibile prev, imponibile previd, imponibile ivs, imp ivs, imponibile contributivo inps,
    imponibile previdenziale inps, imponibile inps del mese, imponibile contributivo mese, imponibile previdenziale mese, imponibile
    previdenziale del mese, imponibile contributivo del mese, imponibile gestione separata,
    [totale] {imponibile|imponib|impon|imp|imp le} {previdenziale|previd|prev|prev le|contributivo|contributi|contrib|contr|ctr|inps|ivs|cpdel|ctps|inpdap|fap|fpld|sociale|ritenute sociali|pensione|[ex] enpals|inpgi} [inps|mese|del mese|mensile],
    {retribuzione|retrib|retr} imponibile {inps|previdenziale|contributiva|contributi|ai fini contributivi}, {sozialbeitrags|beitrags}grundlage, beitragspflichtiger betrag, beitragspfl betrag, inps grundlage`,
  taxable: `
    imponibile fiscale, imponibile irpef, imp irpef, imp fiscale, imponibile fiscale mese, imponibile irpef mese,
    irpef su imponibile, irpef netta su imponibile, ritenuta irpef su imponibile, irpef su imponibile di, irpef imponibile, impon fisc, imponib fisc, imponib fiscale, imponib irpef, imp le fiscale,
    imp le fisc, imponibile fiscale ordinario, imponibile irpef ordinario, imponibile fiscale netto, imponibile netto irpef,
    imponibile ai fini irpef, imponibile ai fini fiscali, imponibile tassazione ordinaria, imponibile a tassazione
    ordinaria, imponibile tass ordinaria, imp tass ord, imponibile irpef del mese, imponibile fisc, imponibile imposta, imponibile
    fiscale irpef, imponibile irpef corrente, reddito imponibile irpef, reddito imponibile del mese,
    reddito imponibile, imp le irpef, imponibile fiscale del mese, imp fisc, impon fiscale, impon irpef,
    [totale] {imponibile|imponib|impon|imp|imp le} {fiscale|fisc|irpef|tassazione ordinaria|tass ord|tass ordinaria|tassazione corrente|ritenute fiscali|ai fini irpef|ai fini fiscali|imposta|erariale} [mese|del mese|mensile|ordinario|netto|corrente],
    {retribuzione|retrib|retr|reddito|compenso} imponibile {irpef|fiscale|ai fini fiscali}, reddito {imponibile|fiscale} [del] mese, steuergrundlage, steuerpflichtiger betrag, steuerpfl betrag, taxable income, taxable amount, imponibile ritenuta, imponibile netto, irpef grundlage`,
  gross_tax: `
    irpef lorda, imposta lorda, irpef lorda mese, imposta lorda irpef, ritenuta lorda, irpef mese lorda, irpef lorda del mese, lorda, irpef lorda mensile, ritenuta irpef lorda, irpef l,
    {imposta|irpef|imp|ritenuta} lorda [mese|del mese|mensile], bruttosteuer, {ritenuta|ritenute} {fiscale|fiscali|irpef} {lorda|lorde}`,
  income_tax: `
    irpef netta, ritenute irpef, ritenuta irpef, imposta netta, irpef netta mese, trattenuta irpef,
    trattenute irpef, ritenute fiscali, irpef trattenuta, irpef mese, irpef da trattenere, totale ritenute fiscali,
    imposta netta irpef, imposta netta mese, imposta netta del mese, irpef netta del mese, irpef netta trattenuta, irpef netta da trattenere,
    irpef netta dovuta, irpef netta corrente, ritenuta irpef netta, ritenute irpef nette, ritenute irpef mese,
    ritenute irpef del mese, ritenuta irpef mese, ritenuta irpef del mese, trattenuta irpef mese, ritenuta fiscale, ritenute fiscali irpef, trattenute
    fiscali, irpef ordinaria, irpef mensile, irpef netta da detrazioni, irpef al netto delle detrazioni, irpef c dip,
    irpef a carico dipendente, irpef codice 1001, rit irpef, tratt irpef, imposta irpef, imposta irpef netta, imposta
    sul reddito,
    irpef del mese, irpef corrente, irpef tassazione ordinaria, irpef a tassazione ordinaria,
    [totale|tot] {irpef|irpef netta|imposta netta|imposte nette|imp netta} {mese|del mese|mensile|corrente|trattenuta|da trattenere|dovuta}, {totale|tot} {irpef|imposta netta|imposte [nette]},
    [totale|tot] {ritenute|ritenuta|rit|trattenute|trattenuta|tratt} {irpef|fiscali|fiscale|erariali|irpef nette|irpef netta} [mese|del mese|mensile], {imposta|imp} [netta] {trattenuta|da trattenere|dovuta} [mese|del mese],
    netto imposta, imposte nette, irpef, nettosteuer, lohnsteuer, einkommensteuer, income tax, tax withheld, imp netta, netto irpef, ritenuta d acconto irpef, irpef {tass|tassazione} {ordinaria|corrente}, {irpef|ritenuta irpef} aliquota progressiva, steuer einbeh irpef trattenuta`,
  social_contributions: `
    previdenziali,
    totale contributi, totale contributi inps, totale ritenute previdenziali, ritenute previdenziali, contributi
    previdenziali, totale contributi dipendente, contributi sociali, totale ritenute sociali, ritenute sociali,
    contributi inps, totale contributi sociali, contributi c dip, tot contributi, trattenute previdenziali,
    contributi dipendente, ctr dipendente, contr dipendente, contributi a carico lavoratore, contributi a carico del lavoratore, contributi a carico
    dipendente, contributi a carico del dipendente, contributi c lavoratore, tot contributi sociali, tot ritenute previdenziali, tot ritenute sociali, tot contributi inps,
    quota lavoratore, contributi quota lavoratore, contributi inps quota lavoratore, contributi inps quota dipendente,
    contributi inps a carico lavoratore, contributi inps a carico del lavoratore, contributi inps carico lavoratore,
    quota contributi lavoratore, quota contributi a carico del lavoratore,
    [totale|tot] {contributi|contrib|contr|ctr|ritenute|rit|trattenute|tratt|oneri} {previdenziali|prev li|previd|prev|sociali|soc|contributive|inps|previdenziali e assistenziali|previd assist|assistenziali e previdenziali} [{c|a carico|a carico del|carico} {dip|dipendente|lavoratore|lav}|dipendente|lavoratore|mese|del mese],
    {totale|tot} {contributi|contrib|contr|ctr} [{c|a carico|a carico del|carico} {dip|dipendente|lavoratore|lav}|dipendente|lavoratore], quota inps {dipendente|lavoratore}, trattenute contributi inps,
    {gesamt|summe} sozialbeiträge, sozialbeiträge, sozialabgaben, social contributions, social security contributions, {contributi|contrib|contr|ctr} [inps|prev] [c|a carico [del]|carico|quota] {dip|dipendente|lavoratore|lav}, employee contributions, {totale|tot} {contributi|contrib|contr} c {ente dip|dip|lav}`,
  social_line: `
    contributo ivs, contributo ivs dipendente, {contr|contributo|ctr|contrib} {apprendista|apprendisti|apprendistato}, ctr inps, contributo inps, contr inps, ivs, f a p, fap, contributo fap, ritenuta inps, ritenute
    inps, contributi ivs, ctr ivs, contr ivs, trattenuta inps, trattenute inps, inps c dip, fpld, contributo fpld, ritenuta inpdap,
    contributo inpdap, inpdap, cpdel, contributo cpdel, ritenuta cpdel, ritenuta inps gestione pubblica, ctps,
    ritenuta ctps, contributo ctps, cassa stato, ritenuta cassa stato, cassa pensioni, ritenuta cassa pensioni,
    ritenuta pensione, ritenute pensione, fondo pensione stato, ritenuta cassa pensione, cps, ritenuta cps,
    gestione separata, gestione separata inps, inps gestione separata, contributo gestione separata, contributi gestione separata, ctr
    gestione separata, contributo inps gestione separata, ritenuta gestione separata, contr gest separata, ctr gest separata, contributi pensionistici,
    contributo pensionistico, contributo ivs c dip, contributi ivs c dip, ctr ivs c dip, ctr inps c dip, contr inps c
    dip, contributo inps c dip, contributi inps c dip, inps c dipendente, inps dipendente, inps c lavoratore, inps a carico
    dipendente, inps carico dipendente, inps carico lavoratore, inps ivs, ivs c dip, rit inps, tratt inps, ritenute inps c dip, contributo ago, contributi ago, ctr ago,
    contributi fap, ctr fap, contributi fpld, ctr fpld, contr fpld, fap ivs, ritenute ivs, ritenuta ivs, inps, contributi,
    contributo apprendisti, contributo inps apprendisti, ctr apprendisti, ctr inps apprendisti, ritenuta inps apprendisti`,
  social_extra: `
    contributo cigs, contr cigs, ctr cigs, contributo fis, contr fis, ctr fis, contributo aggiuntivo, contributo ivs
    aggiuntivo, contributo aggiuntivo 1, ctr aggiuntivo, ivs aggiuntivo, contributo f do sostegno reddito, fondo
    integrazione salariale, f do solidarieta, fondo di solidarieta, contributo fondo credito, fondo credito,
    ritenuta fondo credito, cigs, opera di previdenza, opera previdenza, ritenuta opera di previdenza, ritenuta opera
    previdenza, op previdenza, tfs, ritenuta tfs, contributo tfs, ritenuta inadel, inadel, contributo inadel, ritenuta
    enpas, enpas, ritenuta tfr dpcm 20 12 1999, {contributo|contrib|contr|ctr} agg [1], {tfs|tfr|opera di previdenza} inadel, inadel tfs, [contributo|ctr|contr|inps] fondo {solidarietà|solid}, {fondo|f do} solidarietà {credito|tpl|bilaterale}, cassa colf [c lavoratore|c dip]`,
  work_credit: `
    detrazioni lavoro dipendente, detr lav dip, detrazioni lav dip, detr lavoro dip, detr lavoro, detraz lavoro, detrazioni lavoro,
    detr lav, detraz lav, detraz lav dip, detrazione lavoro, detrazione art 13, detrazioni art 13, detrazione art 13
    tuir, detrazioni art 13 tuir, detr art 13, detraz art 13, detrazioni per lavoro dipendente, detrazioni lavoro dip, detr lav dipendente, detrazione lav dip,
    detr per lavoro dipendente, detrazioni da lavoro, detr da lavoro, detrazione produzione reddito, detrazioni redditi
    lavoro dipendente, detrazioni personali, detrazione personale,
    detrazione lavoro dipendente, detr lavoro dipendente, detrazione per lavoro dipendente`,
  further_credit:
    'ult, ult detraz, ulter detraz, ulteriore detraz, ulteriori detrazioni, ult detr l 207 2024, ult detraz l 207 2024, ulteriore detrazione lavoro, detrazione l 207 2024, detr l 207 2024, ult detr c 6, ulteriore detrazione c 6, ulteriore detrazione, ult detrazione, ult detr, ulteriore detr, ulteriore detrazione l 207 2024',
  family_credit: `
    detrazioni familiari, detr familiari, detrazioni coniuge, detrazioni figli, detr coniuge, detr figli, detr fam,
    detr, detraz, detrazione, detraz fam, detraz familiari, detrazioni carichi di famiglia, detr carichi famiglia,
    detrazioni per carichi di famiglia, detrazioni famiglia, tot detrazioni, totale detraz, detrazioni spettanti,
    detrazioni applicate, detrazioni mese, detrazioni del mese, detrazioni imposta, detrazioni d imposta,
    detrazioni per familiari a carico, detrazioni fam, totale detrazioni, detrazioni, {altre|altra} {detrazioni|detrazione|detraz|detr}`,
  regional_tax: `
    addizionale irpef regionale, addiz irpef regionale, add irpef regionale, add le reg, addiz le reg, addle reg, addle
    regionale, addiz le regionale, add reg le, addiz reg le, add regle, addizionale reg, addizionale reg le, add region, addiz region, irpef regionale, regionale
    irpef, imposta regionale, ritenuta addizionale regionale, rit add regionale, trattenuta addizionale regionale,
    tratt add regionale, rata addizionale regionale, rata add regionale, rata add reg, saldo addizionale regionale, saldo add regionale, conguaglio
    addizionale regionale,
    addizionale regionale, add regionale, addiz regionale, add reg, add le regionale, addizionale regionale irpef,
    addiz reg,
    [trattenuta|tratt|rit|rata|rata saldo] {addizionale|addiz|add|add le|addle|addizionale irpef} {regionale|reg le|reg|region} {anno precedente|anno prec|a p|ap|irpef|20 25|2025}, tratt {add le|addle} {reg le|regionale}, regionalzuschlag, reg zuschlag, regional tax, {addizionale|addiz|add|add le|addle} [irpef] regione, {addizionale|addiz|add|add le|addle} [irpef] {regionale|reg|reg le} {rata|saldo}`,
  municipal_tax: `
    addizionale irpef comunale, addiz irpef comunale, add irpef comunale, add le com, addiz le com, addle com, addle
    comunale, addiz le comunale, add com le, addiz com le, add comle, addizionale com, addizionale com le, add comun, addiz comun, irpef comunale, comunale irpef,
    imposta comunale, ritenuta addizionale comunale, rit add comunale, trattenuta addizionale comunale, tratt add
    comunale, rata addizionale comunale, rata add comunale, rata add com, saldo add comunale, saldo addiz comunale, saldo add com, acconto add com, acc
    add com, acc addizionale comunale, conguaglio addizionale comunale,
    addizionale comunale, add comunale, addiz comunale, add com, add le comunale, addizionale comunale irpef, addiz
    com, acconto addizionale comunale, acconto add comunale, acc add comunale, saldo addizionale comunale, acconto
    addiz comunale,
    [trattenuta|tratt|rit|rata] [acconto|acc|saldo] {addizionale|addiz|add|add le|addle|addizionale irpef} {comunale|com le|com|comun} [anno precedente|anno prec|a p|ap|irpef|2025|2026], gemeindezuschlag [akonto|saldo], municipal tax, {addizionale|addiz|add|add le|addle} [irpef] comune, {addizionale|addiz|add|add le|addle} [irpef] {comunale|com|com le} {saldo|acconto|acc|rata}`,
  supplement: `
    trattamento integrativo, tratt integrativo, tratt integrativo l 21 2020, trattamento integrativo l 21 2020,
    somma aggiuntiva, somma esente, indennità l 207 2024, bonus l 207 2024, {tratt int|trattamento integrativo} l 207`,
  contractual_gross: `
    totale mensile, totale mensile lordo, totale retribuzione mensile, totale retr mensile, retribuzione totale, retribuzione mensile totale, tot
    mensile, tot retribuzione, tot retrib, tot retr, totale retr, totale retrib, retr totale, retribuzione globale, retribuzione globale di fatto, retr mensile, totale paga, totale paga
    mensile, totale elementi fissi, retribuzione fissa mensile, retribuzione lorda contrattuale,
    retribuzione di fatto, totale retribuzione, retribuzione mensile lorda, retribuzione mensile, totale
    retribuzione di fatto, retribuzione contrattuale, retr di fatto, totale elementi retributivi, totale elementi,
    retribuzione base lorda,
    {retribuzione|retrib|retr} {[lorda|globale|mensile] di fatto|mensilizzata|teorica|fissa|individuale|pattuita|concordata|tabellare|contrattuale|di riferimento|mensile|mens|base mensile|lorda mensile contrattuale|individuale mensile},
    totale {mens|mensile}, totale {retribuzione|retrib|retr} {mensile|mens|contrattuale|di fatto|fissa|teorica}, paga {mensile|totale|di fatto|globale}, stipendio {mensile|contrattuale}, trattamento economico mensile, lordo contrattuale, totale {stipendio|trattamento economico}, {totale|tot} {elementi|elem} [retributivi|retrib|retr|della retribuzione], elementi [della] {retribuzione|retributivi} totale, totale voci fisse, mensile di fatto, summe lohnelemente, monthly salary`,
  base_pay: `
    paga base, minimo, minimo contrattuale, minimo tabellare, paga base mensile, stipendio tabellare, stipendio base`,
  rounding_before: `
    arr prec, arrotondamento precedente, arrot precedente, arrot prec, arrotond precedente, arrotondamento prec, arr
    precedente, arrotondamento mese precedente, arr mese prec`,
  rounding_now: `
    arrotondamento, arrotondamento attuale, arrotondamento att, arr att, arrot attuale, arrot att, arrotond attuale,
    arr attuale, arr mese att, arrot`,
};
