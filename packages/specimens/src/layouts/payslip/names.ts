/** Which payslip layouts each country has: people are given one before any layout is drawn. */
export const payslipLayoutNames = {
  IT: ['zucchetti', 'teamsystem', 'griglia', 'centro-paghe', 'inaz'],
  DE: ['datev', 'sap', 'lexware', 'tarif', 'agenda'],
} as const;
