import { expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { linesOfAll } from '../../recognise/page-text.ts';
import { captionedParties } from './captioned-parties.ts';

test('INC-04 a name in two rows that stands level with its caption is whole', () => {
  const page = laidOutPage(
    [
      'Codice fiscale                       04417820372',
      '',
      '                                     Cantieri Navali',
      'Denominazione',
      '                                     Bellariva S.r.l.',
      '',
      'Indirizzo                            Viale Roma 71',
    ],
    { lineHeight: 5 },
  );
  expect(captionedParties(linesOfAll([page])).map(({ surname }) => surname?.value)).toEqual([
    'Cantieri Navali Bellariva S.r.l.',
  ]);
});
