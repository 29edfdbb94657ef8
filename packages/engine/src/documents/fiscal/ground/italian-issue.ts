/**
 * What an Italian letter calls its own day. Rows of its table begin with the same word and say of what the day is:
 * `Data di cessazione del rapporto`.
 */
export const italianIssue =
  /(?:^|\s)data(?: (?:di )?(?:emissione|rilascio|stampa|elaborazione|produzione|redazione))?:?(?=\s)(?!\s+(?:d[aei]l?|dell[aeo]|dell'\S*|d'\S*|inizio|fine|decorrenza|nascita|cessazione|scadenza|presentazione|domanda|morte)\b)/;
