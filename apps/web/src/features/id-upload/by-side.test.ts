import { expect, test } from 'vitest';
import { documentRecord } from '../../../test/document-records.ts';
import { bySide } from './by-side.ts';

const paper = (name: string, side: 'Front' | 'Back' | null) =>
  documentRecord({
    type: 'national_id',
    name,
    recognised: side && { document_type: 'id_card', id_type: 'id_card', sides: [side] },
  });

test('PD-01 the front stands before the back, and what is not read yet at the end', () => {
  const papers = [paper('unread', null), paper('back', 'Back'), paper('front', 'Front')];
  expect(bySide(papers).map(({ name }) => name)).toEqual(['front', 'back', 'unread']);
});
