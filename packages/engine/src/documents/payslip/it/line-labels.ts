/** Lines that belong to no ordinary month, or that give a part of the pay to a creditor. Wordings are parted by commas. */
export const lineLabels: Readonly<Record<string, string>> = {
  off_tredicesima: `
    tredicesima, tredicesima mensilità, 13ma mensilità, 13a mensilità, 13ma, 13a, gratifica natalizia, 13 mensilità,
    13esima`,
  off_quattordicesima: `
    quattordicesima, quattordicesima mensilità, 14ma mensilità, 14a mensilità, 14ma, 14a, 14 mensilità, 14esima`,
  off_bonus: `
    premio, premio di risultato, premio di produzione, premio risultato, premio produttività, pdr, bonus, mbo,
    premio una tantum, premio presenza`,
  off_one_time: 'una tantum',
  off_arrears: 'arretrati, arretrati contrattuali, arretrati ccnl, arretrati anni precedenti',
  off_refund_730: `
    rimborso 730, rimborso irpef 730, rimborso irpef da 730, credito 730, conguaglio 730 a credito, rimb 730, rimb
    irpef 730, [conguaglio|cong] 730 {a credito|credito|cred}, {rimborso|rimb|credito} [irpef] [da] [mod] 730, 730 a credito, rimborso mod 730`,
  off_charge_730: `
    addebito 730, debito 730, trattenuta 730, conguaglio 730 a debito, irpef 730 a debito, saldo irpef 730, debito
    irpef 730, tratt 730, 730 a debito, acconto irpef 730, addebito irpef 730`,
  off_tax_adjustment: `
    conguaglio irpef, conguaglio fiscale, conguaglio, conguaglio fine anno, conguaglio irpef a credito, conguaglio
    irpef a debito, conguaglio addizionali, {conguaglio|cong} irpef [annuo|di fine anno|a credito|a debito]`,
  off_expenses: `
    rimborso spese, rimborsi spese, nota spese, rimborso chilometrico, rimborso km, rimb spese, rimborso spese
    documentate`,
  off_travel: `
    trasferta, trasferte, indennità di trasferta, indennità trasferta, ind trasferta, trasferta italia, diaria`,
  off_severance: 'tfr liquidato, anticipo tfr, liquidazione tfr, acconto tfr, tfr in busta',
  off_advance: `
    acconto, anticipo, recupero acconto, recupero anticipo, acconti, anticipi, trattenuta acconto, acconto
    stipendio, anticipo stipendio, anticipo retribuzione, acconto retribuzione`,
  garnishment: `
    pignoramento, pignoramento presso terzi, pignoramento stipendio, trattenuta pignoramento, tratt pignoramento,
    pignoramento 1 5, {pignoramento|pignoram|pign|pign to} [presso terzi|1 5|agenzia entrate riscossione|equitalia|stipendio], {trattenuta|ritenuta|tratt} {giudiziaria|giudiziale}, gerichtliche pfändung`,
  salary_loan: `
    cessione del quinto, cessione quinto, cessione v, cessione 1 5, cessione 5, cess quinto, trattenuta cessione,
    delegazione di pagamento, delega di pagamento, trattenuta delega, prestito delega, cessione stipendio, cess 1 5,
    delega, cessione v stipendio, piccolo prestito, prestito inpdap, {cessione|cess} {v|5|1 5|quinto} [stipendio|stip], cqs, gehaltsabtretung 1 5`,
  accrual_13: `
    ratei 13ma, rateo 13ma, ratei 13a, rateo 13a, rateo tredicesima, ratei tredicesima, ratei 13, rateo 13, ratei 13
    mensilità, rateo 13ma mensilità, ratei 13ma mensilità`,
  accrual_14: `
    ratei 14ma, rateo 14ma, ratei 14a, rateo 14a, rateo quattordicesima, ratei quattordicesima, ratei 14, rateo 14,
    ratei 14 mensilità, rateo 14ma mensilità, ratei 14ma mensilità`,
};
