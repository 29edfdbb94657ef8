import type { Paper, TextStyle } from '../../paper/paper.ts';
import { type Bank, ibanAt } from '../banks.ts';
import type { Draw } from '../draw.ts';
import type { Style } from './style.ts';

const legal = {
  IT: (bank: Bank, iban: string): string[] => [
    `${bank.name} - Sede legale e Direzione Generale Piazza del Popolo 12 - Capitale sociale Euro 1.234.567.890,00 interamente versato`,
    `Cod. ABI ${bank.code} - BIC ${bank.bic} - Tel. 800.123.456 - Aderente al Fondo Interbancario di Tutela dei Depositi`,
    `Per reclami: ufficioreclami@example.it. Conto di servizio ${iban}. In mancanza di opposizione scritta entro 60 giorni l'estratto si intende approvato.`,
  ],
  DE: (bank: Bank, iban: string): string[] => [
    `${bank.name} · Hauptstelle Marktplatz 7 · Telefon 0800 1234567 · BLZ ${bank.code} · BIC ${bank.bic} · USt-IdNr. DE133906578`,
    'Einwendungen gegen den Rechnungsabschluss bitte innerhalb von sechs Wochen erheben. Der Saldo berücksichtigt nicht die Wertstellung einzelner Buchungen.',
    `Vorstand: K. Bergmann, Dr. I. Thoma · Amtsgericht HRB 41799 · Konto der Bank ${iban} · Guthaben sind als Einlagen entschädigungsfähig.`,
  ],
} as const;

export interface Foot {
  /** Rows of the list must have ended here. */
  readonly bottom: number;
  readonly write: () => void;
}

/** What stands below the list on every page: the bank's own data, and the number of the page. */
export function footOf(draw: Draw, paper: Paper, style: Style, bank: Bank): Foot {
  const lines = draw.flag('footer with the bank’s data', 0.7)
    ? legal[style.country](bank, ibanAt(draw.chance, bank, style.country)).slice(0, draw.chance.between(1, 3))
    : [];
  const pageWord = draw.word(style.country === 'IT' ? ['Pagina', 'Pag.', 'Foglio'] : ['Seite', 'Blatt', 'Seite']);
  const of = draw.word(style.country === 'IT' ? [' di ', '/', ' / '] : [' von ', '/', ' / ']);
  const atTop = draw.chance.happens(0.4);
  const { margin, family, squeeze } = style.look;
  const small: TextStyle = { family, squeeze, size: 6 };
  const fitted = (text: string): TextStyle => {
    const width = paper.width - 2 * margin;
    const wide = paper.measure(text, small);
    return wide > width ? { ...small, size: (6 * width) / wide } : small;
  };
  return {
    bottom: 800 - lines.length * 8,
    write: () => {
      const { pages } = paper;
      for (let page = 1; page <= pages; page += 1) {
        paper.turnTo(page);
        lines.forEach((line, index) => {
          paper.text(margin, 812 - (lines.length - 1 - index) * 8, line, fitted(line));
        });
        const number = `${pageWord} ${page}${of}${pages}`;
        paper.text(paper.width - margin, atTop ? 24 : 826, number, { ...small, size: 7, align: 'right' });
      }
    },
  };
}
