import { isPicture, isStructured } from '../../evidence/format.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';

/** A picture of a statement proves nothing: only the bank's own file can be looked into. */
export const bankPdfOnly: Rule<ReadPaper<'bank_statement'>, 'R_BANK_PDF_ONLY'> = {
  id: 'R_BANK_PDF_ONLY',
  chapter: 'statement',
  level: 'critical',
  blocking: true,
  means: {
    cause: { kind: 'picture_of_file', explains: ['R_PDF_ORIGINAL', 'R_IMG_*', 'R_FILE_BLURRY', 'R_FILE_CROPPED'] },
  },
  reads: [],
  judge: ({ paper: { evidence } }) => {
    const place = ofFile('format', 'pdf', evidence.format);
    if (evidence.format === 'pdf' || isStructured(evidence.format)) return passed([place]);
    return isPicture(evidence.format) ? failed([place], { data: { format: evidence.format } }) : inconclusive([place]);
  },
};
