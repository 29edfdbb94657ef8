import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { cardKinds } from './card-kinds.ts';
import { readVisual } from './read-visual.ts';

const read = (
  layout: string,
  lines: readonly string[],
  more: { confidence?: number; origin?: 'ocr' | 'text' } = {},
) => {
  const kind = cardKinds.find((one) => one.layout === layout);
  const page = laidOutPage(lines, { origin: 'ocr', confidence: 0.99, ...more });
  const fields = kind ? readVisual(page, kind, '2026-05-20') : null;
  return [fields?.surname?.value ?? null, fields?.given_names?.value ?? null, fields?.birth_place?.value ?? null];
};

describe('a fiscal card whose labels are lost in a blur', () => {
  const card = ['TESSERA SANITARIA', '', 'CTTNMO79S56L781V', '', 'CATTANEO', '', 'NOEMI', '', 'VERONA', '', 'VR'];

  test('tells the names that its code bears out, and the place below them', () => {
    expect(read('tessera_sanitaria', card)).toEqual(['CATTANEO', 'NOEMI', 'VERONA']);
  });

  test('tells nothing where the code is another person’s', () => {
    expect(read('tessera_sanitaria', card.with(2, 'RSSMRA85T10A562S'))).toEqual([null, null, null]);
  });

  test('tells nothing where the names stand in no column', () => {
    expect(read('tessera_sanitaria', card.with(6, '                    NOEMI'))).toEqual([null, null, null]);
  });

  test('tells nothing where two lines could be the surname', () => {
    expect(read('tessera_sanitaria', card.with(5, 'CATTANEA')).slice(0, 2)).toEqual([null, null]);
  });

  test('tells nothing that was hardly legible, or that is no picture', () => {
    expect(read('tessera_sanitaria', card, { confidence: 0.9 })).toEqual([null, null, null]);
    expect(read('tessera_sanitaria', card, { origin: 'text' })).toEqual([null, null, null]);
  });
});

describe('the place of birth on a blurred paper', () => {
  const passport = ['16 NOV 1979', '', 'VERONA', '', '22 GIU 2022', '', '21 GIU 2032'];
  const place = (layout: string, lines: readonly string[]) => read(layout, lines)[2];

  test('is what stands between the birthday and the next day', () => {
    expect(place('passport', passport)).toBe('VERONA');
  });

  test.each([
    ['two of them', passport.with(1, 'QUESTORE')],
    ['only the nationality', passport.with(2, 'ITALIANA')],
    ['words in small letters', passport.with(2, 'Luoqo di nasc')],
    ['it stands beside the column', passport.with(2, '                    VERONA')],
    ['no day stands below', passport.slice(0, 3)],
  ])('is not told where it is %s', (_case, lines) => {
    expect(place('passport', lines)).toBeNull();
  });

  test('stands right behind the day on a permit', () => {
    expect(place('aufenthaltstitel', ['25.08.1984 LÜBECK', '', 'TUR'])).toBe('LÜBECK');
    expect(place('aufenthaltstitel', ['25.08.1984 TUR', '', 'F'])).toBeNull();
    expect(place('aufenthaltstitel', ['25.08.1984                 LÜBECK', '', 'TUR'])).toBeNull();
  });
});

describe('names on a blurred German card', () => {
  const card = ['GROSSMANN', '', 'KÄTHE', '', '27.05.1981', '', 'LEIPZIG', '', '08.09.2033'];

  test('are the two lines above the birthday', () => {
    expect(read('personalausweis', card)).toEqual(['GROSSMANN', 'KÄTHE', 'LEIPZIG']);
  });

  test.each([
    ['a third line stands there', card.with(1, 'GABLER')],
    ['one stands beside the column', card.with(0, '                    GROSSMANN')],
    ['one holds digits', card.with(2, 'K4THE')],
  ])('are not told where %s', (_case, lines) => {
    expect(read('personalausweis', lines).slice(0, 2)).toEqual([null, null]);
  });

  test('are not told by their order on cards whose order is not known', () => {
    expect(read('id_card', card).slice(0, 2)).toEqual([null, null]);
  });
});
