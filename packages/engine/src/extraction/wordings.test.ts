import { describe, expect, test } from 'vitest';
import { wordingsOf } from './wordings.ts';

describe('wordings in short', () => {
  test('stand for every one that they spell', () => {
    expect(wordingsOf('data [di] {assunzione|ass}, assunto il')).toEqual([
      'data assunzione',
      'data ass',
      'data di assunzione',
      'data di ass',
      'assunto il',
    ]);
  });

  test('may hold choices within choices', () => {
    expect(wordingsOf('netto {in busta|[da] pagare}')).toEqual(['netto in busta', 'netto pagare', 'netto da pagare']);
  });

  test('are told once, without blanks around them', () => {
    expect(wordingsOf(' a ,  a, [a] b,')).toEqual(['a', 'b', 'a b']);
  });
});
