import { AMOUNT, ANY_DATE, COUNT, CURRENCY, DATE, NAME, near, pattern } from './blocks.ts';
import type { Wording } from './wording.ts';

const begins =
  'decorrenza|decorre|decorrera|a decorrere|a far data|a far tempo|a partire|con effetto|con inizio|prende avvio|prendera avvio|si instaura|si instaurera|avra inizio|ha inizio|inizio del rapporto|inizia|iniziera|prendera servizio|presa (?:di )?servizio|entrata in servizio';

export const italian: Wording = {
  language: 'it',
  country: 'IT',
  title:
    /lettera di assunzione|contratto (?:individuale )?di lavoro|proposta di assunzione|contratto di apprendistato|unificato lav|\bunilav\b/,
  marks: [
    [/lettera di assunzione|contratto individuale di lavoro|contratto di lavoro (?:subordinato|a tempo)/, 0.55],
    // What the employer reports to the state about every employment.
    [/unificato lav|comunicazione obbligatoria/, 0.4],
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
      /(?:proroga|trasformazione) (?:del|di) (?:contratto|rapporto)|(?:contratto|rapporto)[^.;]{0,80} (?:viene|e) (?:prorogato|trasformato)/,
    began: [
      pattern(`(?:in essere|in corso|alle nostre dipendenze|assunt[oa])(?: dal| il| in data)?\\s*${DATE}`),
      pattern(`decorrenza(?: dal)? ${DATE} e (?:scadenza|termine)`),
    ],
    turnedOpen: /trasforma\w*[^.;]{0,120}tempo (?:pieno e )?indeterminato/,
  },
  kinds: [
    ['apprentice', /apprendistato/],
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
    pattern(`(?:${begins})(?: dal| il| da| in data| dal giorno)\\s*${DATE}`),
    pattern(`(?:rapporto|assun[a-z]+|contratto)${near(80)}(?:${begins})${near(30)}${DATE}`),
    pattern(`(?:${begins})${near(60)}${DATE}`),
    pattern(`data (?:di )?(?:inizio|assunzione)${near(20)}${DATE}`),
    pattern(`(?:assumerla|assunt[oa])${near(60)}${DATE}`),
    pattern(`assunzione (?:avviene|avverra|e fissata|e prevista)${near(20)}${DATE}`),
    pattern(
      `(?:assunzione|periodo|durata|tempo determinato|a termine)${near(20)}\\bdal(?: giorno)? ${DATE} (?:al|fino al|sino al)\\b`,
    ),
  ],
  end: [
    pattern(
      `(?:assunzione|periodo|durata|tempo determinato|a termine)${near(20)}\\bdal(?: giorno)? ${ANY_DATE} (?:al|fino al|sino al) ${DATE}`,
    ),
    pattern(`prorogat[oa]${near(40)}(?:fino al|sino al|al|fino a tutto il)\\s*${DATE}`),
    pattern(
      `\\b(?:fino al|sino al|fino a tutto il|con termine|scadenza|scade|scadra|data (?:di )?fine|termina|terminera|cessa|cessera)\\b${near(40)}${DATE}`,
    ),
  ],
  probation: [
    pattern(`periodo di prova${near(60)}${COUNT}\\s*mes[ei]`),
    pattern(`prova (?:della durata )?di ${COUNT}\\s*mes[ei]`),
  ],
  probationEnd: [pattern(`(?:periodo di )?prova${near(60)}(?:fino al|sino al|terminera il)\\s*${DATE}`)],
  salary: [
    [
      'year',
      pattern(
        `(?:\\br\\.?a\\.?l\\.?\\b|retribuzione (?:globale )?(?:annua|annuale)(?: lorda)?|retribuzione (?:globale )?lorda (?:annua|annuale))${near(60)}${AMOUNT}`,
      ),
    ],
    [
      'month',
      pattern(
        `(?:retribuzione|stipendio|compenso) (?:globale )?(?:lord[oa] )?mensile(?: lord[oa])?${near(60)}${AMOUNT}`,
      ),
    ],
    ['year', pattern(`retribuzione ?/ ?compenso${near(20)}${AMOUNT}`)],
    ['hour', pattern(`(?:retribuzione oraria|paga oraria)${near(40)}${AMOUNT}`)],
    ['year', pattern(`${AMOUNT}\\s*${CURRENCY}?\\s*(?:lord[ieo]\\s*)?(?:annu[ieo]|all'anno)`)],
    ['month', pattern(`${AMOUNT}\\s*${CURRENCY}?\\s*(?:lord[ieo]\\s*)?(?:mensil[ie]|al mese)`)],
  ],
  paychecks: [pattern(`${COUNT}\\s*mensilita`)],
  hours: [
    pattern(
      String.raw`(?<value>\d{1,2}(?:,\d{1,2})?)\s*(?:\([a-z]+\)\s*)?ore\s*(?:settimanali|alla settimana|a settimana|/settimana)`,
    ),
    pattern(String.raw`(?:orario settimanale|ore settimanali)[^0-9;]{0,30}?(?<value>\d{1,2}(?:,\d{1,2})?)`),
  ],
  employer: [
    pattern(
      String.raw`denominazione(?: del)? datore(?: di lavoro)?:?\s+(?<value>.{3,60}?)(?=\s+(?:settore|sezione|codice|pubblica|via|comune|$))`,
    ),
    pattern(
      String.raw`datore di lavoro:\s*(?<value>.{3,60}?)(?=\s+(?:lavoratore|dipendente|con sede|p\.? ?iva|c\.? ?f\.?|codice|sede|via|$))`,
    ),
    pattern(
      String.raw`(?:tra|fra)\s+(?:la\s+)?(?:societa\s+|ditta\s+|azienda\s+)?(?<value>.{3,60}?)(?=,?\s+(?:con sede|in persona|p\.? ?iva|partita iva|c\.? ?f\.?|codice fiscale|di seguito|rappresentata))`,
    ),
  ],
  employee: [
    pattern(
      `(?:lavoratore|lavoratrice|dipendente):\\s*${NAME}(?=\\s+(?:nat[oa]|residente|c\\.? ?f|codice|data|via)|,|$)`,
    ),
    pattern(
      `(?:sig\\.?(?:ra|na)?\\.?|signora?|egregio|gentile|spett\\.?le)\\s+(?:sig\\.?(?:ra)?\\.?\\s+)?${NAME}(?=\\s*,?\\s*(?:nat[oa]|residente|c\\.? ?f|codice fiscale|via|di seguito))`,
    ),
    // "Tra … , di seguito datore di lavoro, e Eleonora Bellini, nata a …"
    pattern(`,\\s+ed?\\s+${NAME}(?=\\s*,?\\s*nat[oa]\\s+(?:a|il|in)\\b)`),
    // "assume alle proprie dipendenze Eleonora Bellini (C.F. …)"
    pattern(
      `alle (?:proprie|sue) dipendenze (?:(?:il|la) sig\\.?(?:ra)?\\.? )?${NAME}(?=,? \\(?(?:c\\.? ?f|codice fiscale|nat[oa])\\b)`,
    ),
  ],
};
