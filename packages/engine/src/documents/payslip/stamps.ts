/** Makers of payroll software and the stamp of the authority print company names too. */
export const stamps =
  /zucchetti|teamsystem|inaz|centro paghe|sistemi s\.?p\.?a|\badp\b|software csc|autorizzazione|inail|vidimaz|datev|lexware|\bsage\b|banca|bank\b|bank(?:verb|leitz|konto|institut|ein)|sparkasse|kasse/i;
