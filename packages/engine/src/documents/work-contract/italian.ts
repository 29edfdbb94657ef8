import { AMOUNT, ANY_DATE, COUNT, CURRENCY, DATE, NAME, near, pattern } from './blocks.ts';
import type { Wording } from './wording.ts';

const begins =
  'decorrenza|decorre|decorrera|a decorrere|a far data|a far tempo|a partire|con effetto|con inizio|prende avvio|prendera avvio|si instaura|si instaurera|avra inizio|ha inizio|inizio del rapporto|inizia|iniziera|prendera servizio|presa (?:di )?servizio|entrata in servizio';

/** Words of a first and last day, "dal … al …", that are those of the employment and not of its probation. */
const runs =
  '(?:assunzione|assunt[oa]|occupat[oa]|impiegat[oa]|periodo(?! di prova)|durata|rapporto|contratto|tempo determinato|a termine|missione)';
/** Employers that no legal form tells, by the word that their names begin with. */
const bodies =
  'comune di|ministero|provincia|regione|universita|istituto|fondazione|associazione|cooperativa|societa cooperativa|consorzio|ospedale|casa di cura|azienda (?:agricola|usl|ospedaliera|sanitaria|speciale)|studio (?:associato|legale|dentistico|medico|tecnico|commerciale|notarile)|farmacia|parrocchia';
/** The next caption of a form begins with what its day is of: then the one before was left empty. */
const sameCaption = String.raw`(?:(?!\bdata (?:di |della )?[a-z]{4})[^0-9;]){0,40}?`;
/** What ends is the training, and the job goes on. */
const notOfTraining = '(?<!(?:periodo|percorso|fase|piano) (?:di )?(?:formativ|formazion)[^.;]{0,60})';
/** "A decorrere dal 01/01/2026 la retribuzione …": from that day on something else holds than the employment. */
const notOfPay =
  '(?!,? (?:la|lo|il|le|sua|una|un|verra|sara) (?:[a-z]+ )?(?:retribuz|stipendi|compens|paga|trattamento|orario|canone))';
/** A share that the pay is reckoned by is told before it. */
const withShare = String.raw`(?:[^0-9;]|\b\d{1,3}(?:,\d{1,2})? ?%){0,60}?`;
const streets = 'via|viale|piazza|piazzale|corso|largo|strada|vicolo|contrada|localita';
/** Who signs for a company is named before whoever it hires. */
const notOfEmployer =
  '(?<!(?:rappresentante|rappresentat[oa] da(?:l|lla)?|amministrat(?:ore|rice)(?: unic[oa])?|titolare|delegat[oa]|persona d[ei]l(?:la)?)(?: legale| pro tempore| p\\\\.t\\\\.)?,? )';
const payPer = (period: string): string =>
  `(?:importo|retribuzione|stipendio|compenso|corrispettivo|paga|trattamento economico)[.:]?(?: (?:base|globale|tabellare|complessiv[oa]|fiss[oa]|lord[oa]))* ${period}(?: lord[oa])?`;

export const italian: Wording = {
  language: 'it',
  country: 'IT',
  title:
    /lettera di assunzione|contratto (?:individuale )?di lavoro|proposta di assunzione|contratto di apprendistato|unificato lav|\bunilav\b|(?:proroga|trasformazione) (?:del|di) (?:contratto|rapporto)/,
  marks: [
    [/lettera di assunzione|contratto individuale di lavoro|contratto di lavoro (?:subordinato|a tempo)/, 0.55],
    // What the employer reports to the state about every employment.
    [/unificato lav|comunicazione obbligatoria/, 0.4],
    [/contratto di (?:lavoro in )?somministrazione|contratto di collaborazione (?:coordinata|a progetto)/, 0.45],
    // What prolongs, turns or changes a contract tells its terms again.
    [
      /(?:proroga|trasformazione|rinnovo|variazione|conferma) (?:del|di) (?:contratto|rapporto) (?:di lavoro|a t)|(?:variazione|riduzione|aumento|modifica) (?:dell'|di )?orario/,
      0.35,
    ],
    [/contratto di lavoro|proposta di assunzione|contratto di apprendistato|\bunilav\b/, 0.3],
    [/tempo (?:in)?determinato/, 0.15],
    [/periodo di prova/, 0.2],
    [/retribuzione|r\.a\.l\./, 0.1],
    [/\bccnl\b|contratto collettivo/, 0.1],
    [/orario di lavoro|ore settimanali/, 0.1],
    [/mansion[ei]|inquadramento|livello/, 0.1],
    [/locazione|conduttore|cedolino|netto in busta|certificazione unica/, -0.5],
    // The end of a contract, and an employer's word about one, are not the contract.
    [
      /lettera di (?:licenziamento|dimissioni)|comunichiamo il (?:suo )?licenziamento|rassegno le (?:mie )?dimissioni/,
      -1.5,
    ],
    [
      /(?:attestato|certificato|dichiarazione) di servizio|si (?:attesta|certifica|dichiara) che (?:il|la|lo|l') ?(?:sig|dott|dipendente|lavora)/,
      -1.5,
    ],
  ],
  amendment: {
    title:
      /(?:proroga|trasformazione|variazione) (?:del|di) (?:contratto|rapporto)|variazione (?:dell'|di )?orario|accordo (?:individuale )?di (?:variazione|modifica|trasformazione)|(?:contratto|rapporto)[^.;]{0,80} (?:viene|e) (?:prorogato|trasformato)/,
    began: [
      pattern(`(?:in essere|in corso|alle nostre dipendenze|assunt[oa])(?: dal| il| in data)?\\s*${DATE}`),
      pattern(`decorrenza(?: dal)? ${DATE} e (?:scadenza|termine)`),
      pattern(
        `(?:contratto|rapporto)[^;]{0,120}?(?:iniziat[oa]|decorrente|decorso|avviat[oa]|instaurat[oa]|sort[oa]|costituit[oa]|con decorrenza|con inizio)(?: il| in data| dal| a far data dal)? ${DATE}`,
      ),
    ],
    turnedOpen: /trasforma\w*[^.;]{0,120}tempo (?:pieno e )?indeterminato/,
  },
  body: new RegExp(`^(?:${bodies})\\b`),
  cells: {
    start:
      /^(?:data (?:di )?(?:inizio|assunzione|decorrenza)|decorrenza|inizio|dal)(?: (?:del(?:la)? )?(?:rapporto|contratto|missione|prestazione|assunzione))?(?: di lavoro)?:?$/,
    end: /^(?:data (?:di )?(?:fine|termine|cessazione|scadenza)|scadenza|termine|fine|al)(?: (?:del(?:la)? )?(?:rapporto|contratto|missione|prestazione))?(?: di lavoro)?(?: \(?se (?:a )?(?:tempo )?determinato\)?)?:?$/,
    paychecks: /^(?:n(?:umero|\.|°)? ?(?:di |delle )?)?mensilita'?(?: annue| contrattuali| retributive)?:?$/,
    monthPay:
      /^(?:totale )?(?:retribuzione|stipendio|paga|trattamento)(?: (?:fissa|complessiv[oa]|globale))? (?:mensile lord[oa]|lord[oa] mensile|mensile)(?: ?\(?(?:€|euro|eur)\)?)?:?$/,
    hourPay:
      /^(?:totale (?:orario|retribuzione oraria|paga oraria)|(?:retribuzione|paga) oraria)(?: lord[oa])?(?: ?(?:€|euro|eur))?:?$/,
    probation: /^(?:durata (?:del )?)?periodo di prova:? ?\(?(?:in )?mesi\)?:?$/,
    hours: /^(?:orario|ore) settimanal[ei](?: di lavoro| medi[oe])?(?: \(ore\))?:?$|^orario di lavoro settimanale:?$/,
  },
  kinds: [
    ['apprentice', /apprendistato/],
    ['agency', /somministra(?:zione|t[oa]\b)/],
    ['internship', /tirocinio|\bstage\b/],
    ['collaboration', /collaborazione coordinata|co\.co\.co/],
    ['open_ended', /tempo (?:(?:pieno|parziale) ed? )?indeterminato/],
    [
      'fixed_term',
      /tempo (?:(?:pieno|parziale) ed? )?determinato|(?:rapporto|contratto|assunzione)[^.;]{0,40} a termine\b/,
    ],
  ],
  start: [
    // A day right behind the word is meant, however near to a heading another one stands.
    pattern(`(?:${begins})(?: dal| il| da| in data| dal giorno)\\s*${DATE}${notOfPay}`),
    pattern(`(?:rapporto|assun[a-z]+|contratto)${near(80)}(?:${begins})${near(30)}${DATE}`),
    pattern(`(?:${begins})${near(60)}${DATE}`),
    pattern(`(?:data (?:di )?(?:inizio|assunzione)|inizio (?:della )?missione)${near(20)}${DATE}`),
    pattern(`\\b(?:assume|assumiamo)\\b[^;]{0,140}?\\bdal(?: giorno)? ${DATE}`),
    pattern(`(?:assumerla|assunt[oa])${near(60)}${DATE}`),
    pattern(`assunzione,?[^0-9.;]{0,60}? (?:avviene|avverra|e fissata|e prevista|decorrera)${near(20)}${DATE}`),
    pattern(`${runs}${near(30)}\\bdal(?: giorno)? ${DATE} (?:al|fino al|sino al)\\b`),
    pattern(`\\bdal(?: giorno)? ${DATE},? (?:ella|lei|la s\\.? ?v\\.?)\\b`),
    pattern(
      `(?:occupat[oa]|impiegat[oa]|in servizio|in forza|alle (?:proprie|nostre|sue) dipendenze)${near(20)}\\bdal(?: giorno)? ${DATE}`,
    ),
  ],
  end: [
    pattern(`${runs}${near(30)}\\bdal(?: giorno)? ${ANY_DATE} (?:al|fino al|sino al)(?: giorno)? ${DATE}`),
    // "prorogato dal 01/11/2026 al 31/03/2027": the first of two days is the one it goes on from.
    // "la proroga del rapporto fino al 30/09/2027": what the contract ran to before is told beside it.
    pattern(
      `\\bproroga(?: (?:del|al|il) (?:su[oa] )?(?:rapporto|contratto|termine)(?: di lavoro)?(?: a tempo determinato)?)?,? (?:fino al|sino al|al|fino a tutto il)(?: giorno)?\\s*${DATE}`,
    ),
    pattern(
      `prorogat[oa](?:${near(40)}\\bdal(?: giorno)? ${ANY_DATE})?${near(40)}\\b(?:fino al|sino al|al|fino a tutto il)(?: giorno)?\\s*${DATE}`,
    ),
    pattern(
      `${notOfTraining}\\b(?:fino al|sino al|fino a tutto il|con termine|scadenza|scade|scadra|data (?:di )?fine(?! (?:del )?periodo)|(?:fine|termine) (?:della |del )?(?:missione|contratto|rapporto)|termina|terminera|cessa|cessera)\\b${sameCaption}${DATE}`,
    ),
    pattern(`\\btermine: ${DATE}`),
    pattern(`\\binizio\\b${near(30)}${ANY_DATE}[,;]?\\s+(?:termine|fine)\\b${near(20)}${DATE}`),
  ],
  probation: [
    pattern(`periodo di prova${near(60)}${COUNT}\\s*mes[ei]`),
    pattern(`prova (?:della durata )?di ${COUNT}\\s*mes[ei]`),
    pattern(`(?:periodo|patto) di prova${near(40)}mesi:? ${COUNT}`),
    // "di 60 giorni (2 mesi)"
    pattern(`\\bprova${near(40)}\\d{1,3} giorni \\(${COUNT} mes[ei]\\)`),
    pattern(`(?:patto di prova|\\bprova):?\\s+(?:di )?${COUNT}\\s*mes[ei]`),
    pattern(`\\bprova:? mesi ${COUNT}`),
  ],
  probationEnd: [pattern(`(?:periodo di )?prova${near(60)}(?:fino al|sino al|terminera il)\\s*${DATE}`)],
  salary: [
    [
      'year',
      pattern(
        `(?:\\br\\.?a\\.?l\\.?\\b|${payPer('(?:annu[oa]|annuale)')}|totale (?:annuo lordo|lordo annuo))${near(60)}${AMOUNT}`,
      ),
    ],
    // Made up of several parts, it is what they come to.
    [
      'month',
      pattern(
        `totale (?:(?:retribuzione )?(?:mensile lord[oa]|lord[oa] mensile|mensile)|(?:degli )?elementi(?: retributivi)?)${withShare}${AMOUNT}(?![\\d,] ?%| ?%|\\d)`,
      ),
    ],
    ['month', pattern(`${payPer('mensile')}${withShare}${AMOUNT}(?![\\d,] ?%| ?%|\\d)`)],
    // "…, già riproporzionata alla percentuale di part time, è pari ad € 1.338,75": what is said between ends in a verb.
    [
      'month',
      pattern(
        `${payPer('mensile')}[^0-9;.]{0,140}?\\b(?:pari ad?|ammonta ad?|fissat[oa] in|convenut[oa] in)\\s*${CURRENCY}?\\s*${AMOUNT}(?![\\d,] ?%| ?%|\\d)`,
      ),
    ],
    ['year', pattern(`retribuzione ?/ ?compenso${near(20)}${AMOUNT}`)],
    [
      'month',
      pattern(`mensilita(?: lord[ae])?(?: ciascuna)? (?:di|da|pari ad?|dell'importo di)\\s*${CURRENCY}?\\s*${AMOUNT}`),
    ],
    ['month', pattern(`rat[ae] mensil[ie](?: [a-z]+){0,3} (?:di|da|pari ad?)\\s*${CURRENCY}?\\s*${AMOUNT}`)],
    // By how many hours a month's pay is divided is told beside it, and one part of it to more digits than money has.
    [
      'hour',
      pattern(
        `(?:retribuzione oraria|paga oraria)(?! (?:conglobata|base|tabellare))${near(40)}(?<!\\b(?:divisore|art\\.) ?)${AMOUNT}(?!\\d)`,
      ),
    ],
    ['year', pattern(`${AMOUNT}\\s*${CURRENCY}?\\s*(?:lord[ieo]\\s*)?(?:annu[ieo]|all'anno)`)],
    ['month', pattern(`${AMOUNT}\\s*${CURRENCY}?\\s*(?:lord[ieo]\\s*)?(?:mensil[ie]|al mese)`)],
  ],
  paychecks: [
    // "oltre tredicesima e quattordicesima", "13^ e 14^ mensilità": the last of them counts all.
    pattern(
      String.raw`\b(?:tredicesima|13(?:a|[^\w\s,.])?)(?: mensilita)?(?: e|,| ed?| \+) (?<value>quattordicesima|14)(?![,.]?\d|:? +1[2-5] mensilit)`,
    ),
    pattern(`(?:oltre (?:a |alla |la )?|con |piu )(?<value>tredicesima)(?! mensilita e| e|,)`),
    pattern(`(?:mensil[ie]|lord[ieo]) (?:x|per) ${COUNT}(?![,.\\d])`),
    pattern(`${COUNT}\\s*mensilita`),
    pattern(`mensilita'? (?:annue |contrattuali )?(?:sono|in numero di|pari a|e' fissato in) ${COUNT}(?![,.]\\d)`),
    pattern(`da corrisponder(?:e|si) in:? ${COUNT}(?![,.\\d])`),
    pattern(`mensilita'?(?: annue| contrattuali| retributive)? ?:?\\s+${COUNT}(?![,.]\\d)`),
  ],
  hours: [
    pattern(
      String.raw`(?<!\bliv(?:ello|\.)? )(?<value>\d{1,2}(?:,\d{1,2})?)\s*(?:\([a-z]+\)\s*)?(?:ore|h\.?|hh)\s*(?:e \d{1,2} min\w* )?(?:medie )?(?:settimanali|alla settimana|a settimana|/ ?sett(?:imana|\.)|sett\.)`,
    ),
    pattern(
      String.raw`(?:orario (?:di lavoro )?(?:normale )?settimanale|ore settimanali)[^0-9;]{0,30}?(?<value>\d{1,2}(?:,\d{1,2})?)(?![\d.,]*\d)`,
    ),
    // Ten hours and more are no day's.
    pattern(
      String.raw`orario (?:normale )?di lavoro:? (?:di |pari a )?(?<value>[1-4]\d(?:,\d{1,2})?)\s*(?:ore|h)\b(?! (?:al|mens|giorn|annu|in un))`,
    ),
  ],
  employer: [
    // A letter of hire for a home: "La sottoscritta …, datore di lavoro, assume …".
    pattern(
      String.raw`sottoscritt[oa](?:/[ao])?\s+(?:sig\.?(?:ra|na)?\.?\s+|signora?\s+)?(?<value>.{3,60}?)(?=,?\s+\(?(?:c\.? ?f|cod(?:ice|\.)? ?fisc|nat[oa]|residente)\b(?:(?!dichiar|accett)[^;]){0,200}?(?:,|in qualita di|quale) (?:datore|datrice) di lavoro)`,
    ),
    pattern(
      String.raw`denominazione(?: del)? datore(?: di lavoro)?:?\s+(?<value>.{3,60}?)(?=\s+(?:settore|sezione|sede|codice|pubblica|via|comune|$))`,
    ),
    pattern(
      String.raw`datore di lavoro:\s*(?:sig\.?(?:ra|na)?\.?\s+|signora?\s+)?(?<value>.{3,60}?)(?=,?\s+\(?(?:lavoratore|lavoratrice|residente|nat[oa]|domiciliat[oa]|dipendente|con sede|p\.? ?iva|c\.? ?f\.?|codice|sede|via|$))`,
    ),
    pattern(
      String.raw`(?:agenzia (?:per il lavoro|di somministrazione)|(?:agenzia )?somministratric[ei]|somministratore):\s*(?<value>.{3,60}?)(?=,\s|\s+\(?(?:con sede|in persona|aut\.|p\.? ?iva|c\.? ?f\.?|codice|sede|lavoratore|lavoratrice|${streets})\b)`,
    ),
    pattern(
      String.raw`\b(?:tra|fra):?\s+(?:la\s+)?(?:societa\s+|ditta\s+|azienda\s+(?!agricola|usl|ospedaliera|sanitaria|speciale))?(?<value>.{3,60}?)(?=,?\s+\(?(?:con sede|in persona|p\.? ?iva|partita iva|c\.? ?f\.?|cod(?:ice|\.)? ?fisc(?:ale|\.)?|di seguito|rappresentat[oa]|e (?:il|la) (?:sig|dott|lavorat|dipendent))|,\s+(?:${streets})\s)`,
    ),
    pattern(
      String.raw`(?:ditta(?: individuale)?|impresa individuale)\s+(?<value>.{3,60}?)(?=,?\s+(?:con sede|in persona|p\.? ?iva|partita iva|c\.? ?f\.?|cod(?:ice|\.)? ?fisc(?:ale|\.)?|di seguito|rappresentata)|,\s+(?:${streets})\s)`,
    ),
    pattern(
      String.raw`(?:presso|dipendenze d[ei]l(?:la|l')?|dipendenze di|\bl'|\bla|\bil)\s*(?:l'|la |il )?(?<value>(?:${bodies})\b.{2,50}?)(?=,|\s+(?:con sede|con contratto|in qualita|in persona|p\.? ?iva|c\.? ?f\.?|cod(?:ice|\.)? ?fisc(?:ale|\.)?|di seguito|assume|si impegna))`,
    ),
  ],
  employee: [
    pattern(
      `(?:nome e cognome|cognome e nome|nominativo)(?: del(?:la|l)? \\w+)?:?\\s+${NAME}(?=\\s+(?:nat[oa]|residente|c\\.? ?f|cod(?:ice|\\.)|data|luogo|via)|,|$)`,
    ),
    pattern(
      `(?:lavoratore|lavoratrice|dipendente):\\s*(?:sig\\.?(?:ra|na)?\\.?\\s+|signora?\\s+)?${NAME}(?=\\s+(?:nat[oa]|residente|c\\.? ?f|cod(?:ice|\\.)|data|via|impresa|azienda|datore|inizio|qualifica|mansion\\w*|livello|sede|tipo\\w*|orario|retribuzione)\\b|,|$)`,
    ),
    pattern(
      `${notOfEmployer}(?:sig\\.?(?:ra|na)?\\.?|signor(?:a|ina|e)?|egregi[oa]|egr\\.|gentile|gent\\.?(?:m[ao]|le)\\.?|spett\\.?le)\\s+(?:sig\\.?(?:ra)?\\.?\\s+|dott\\.?(?:ssa)?\\s+)?${NAME}(?=\\s*,?\\s*\\(?(?:nat[oa]|residente|c\\.? ?f|cod(?:ice|\\.)? ?fisc|via|di seguito|premess[oi]|si conviene|convengono|domiciliat[oa]))`,
    ),
    pattern(`(?:gentile|egregi[oa]|gent\\.?m[ao]|egr\\.)\\s+(?:sig\\.?(?:ra|na)?\\.?\\s+|signora?\\s+)?${NAME}(?=,)`),
    // "Tra … , di seguito datore di lavoro, e Eleonora Bellini, nata a …"
    pattern(`,\\s+ed?\\s+${NAME}(?=\\s*,?\\s*nat[oa]\\s+(?:a|il|in)\\b)`),
    pattern(
      `\\bassume (?:(?:il|la) )?(?:sig\\.?(?:ra|na)?\\.? |signora? )?${NAME}(?=,? \\(?(?:c\\.? ?f|cod(?:ice|\\.)? ?fisc|nat[oa])\\b)`,
    ),
    // "assume alle proprie dipendenze Eleonora Bellini (C.F. …)"
    pattern(
      `alle (?:proprie|sue) dipendenze (?:(?:il|la) sig\\.?(?:ra)?\\.? )?${NAME}(?=,? \\(?(?:c\\.? ?f|cod(?:ice|\\.)? ?fisc|nat[oa])\\b)`,
    ),
  ],
};
