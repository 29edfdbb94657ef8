import type { IdSide, IdType } from '@vesta/domain/documents/id-papers';
import type { PaperName } from '../../ui/paper-drawing/paper-drawing.tsx';

/** How each side looks, so that nobody photographs the other one. */
export const sideDrawings: Record<IdType, Record<IdSide, PaperName>> = {
  id_card: { Front: 'id-front-l', Back: 'id-back-l' },
  passport: { Front: 'passport-l', Back: 'passport-l' },
  paper_id_card: { Front: 'paper-id-l', Back: 'paper-id-inside-l' },
  residence_permit: { Front: 'id-front-l', Back: 'id-back-l' },
  fiscal_card: { Front: 'fiscal-card-l', Back: 'id-back-l' },
};
