import { describe, expect, test } from 'vitest';
import type { PartName } from './layouts.ts';
import { parseZone } from './parse-zone.ts';
import type { PlacedZone } from './placed-zone.ts';
import { bornOutLetterByLetter, isAgreed, outvoted, votedZone } from './voted-zone.ts';

const nowhere = { left: 0, top: 0, right: 1, bottom: 1 };

function reading(names: string, cost = 0, uncertain: readonly PartName[] = [], sure = 0.8): PlacedZone {
  const lines = ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', names.padEnd(30, '<')];
  const zone = parseZone(lines);
  if (!zone) throw new Error('no zone');
  const places = { page: 1, box: nowhere, lineBoxes: lines.map(() => nowhere), lineConfidence: [0.9, 0.9, sure] };
  return { zone, cost, uncertain: new Set(uncertain), mended: new Set(), start: 0, ...places };
}

const anna = 'ERIKSSON<<ANNA<MARIA';
const misread = 'FRIKSSON<<ANNA<MARIA';

describe('readers that saw the same zone', () => {
  test('make each other sure of the names when they agree', () => {
    expect(votedZone([reading(anna), reading(anna, 2)], [])?.lineConfidence[2]).toBe(0.9);
  });

  test('leave the names in doubt when they differ', () => {
    expect(votedZone([reading(anna), reading(misread)], [])?.lineConfidence[2]).toBeLessThan(0.7);
  });

  test('are not put in doubt by one that could hardly read them', () => {
    const [clear, blurred] = [reading(anna, 0, [], 0.95), reading(misread, 3, [], 0.3)];
    expect(votedZone([clear, blurred], [])?.lineConfidence[2]).toBe(0.95);
    expect(votedZone([clear, reading(misread, 3, [], 0.6)], [])?.lineConfidence[2]).toBeLessThan(0.7);
  });

  test('are outvoted by two that agree, and the better digits stay', () => {
    const voted = votedZone(
      [reading(misread), reading(anna, 3, ['number'])],
      [{ surname: 'ERIKSSON', givenNames: 'ANNA MARIA' }],
    );
    expect(voted?.zone).toMatchObject({ surname: 'ERIKSSON', givenNames: 'ANNA MARIA' });
    expect(voted?.zone.lines[2]).toMatch(/^ERIKSSON<<ANNA/);
    expect(voted).toMatchObject({ cost: 0 });
  });

  test('settle a number that one of them could not', () => {
    expect(votedZone([reading(anna, 0, ['number']), reading(anna, 1)], [])?.uncertain.size).toBe(0);
    expect(votedZone([reading(anna, 0, ['number'])], [])?.uncertain.has('number')).toBe(true);
  });

  test('may bear each other out letter by letter, where each missed another one', () => {
    const seen = ['KO<HLER<<JOERDIS<<<', 'KOEHLER<<J0ERDI5'];
    expect(bornOutLetterByLetter('KOEHLER<<JOERDIS<<<', seen)).toBe(true);
    expect(bornOutLetterByLetter('KOEHLER<<JOERDIS<<<', ['KO<HLER<<JOERDIS', 'KO<HLER<<JOERDIS'])).toBe(false);
    expect(bornOutLetterByLetter('KOEHLER<<JOERDIS<<<', ['KOEHLERR<<JOERDIS', 'KOEHLER<<JOERDI'])).toBe(false);
  });

  test('agree only when there are two of them', () => {
    expect(isAgreed([reading(anna)], [])).toBe(false);
    expect(isAgreed([reading(anna)], [{ surname: 'ERIKSSON', givenNames: 'ANNA MARIA' }])).toBe(true);
  });

  test('give way to two others that agree, but never to one alone', () => {
    const names = { surname: 'ERIKSSON', givenNames: 'ANNA MARIA' };
    expect(outvoted(reading(misread), [names], names)?.zone).toMatchObject(names);
    expect(outvoted(reading(misread), [names], names)?.zone.lines[2]).toBe(anna.padEnd(30, '<'));
    expect(outvoted(reading(misread), [], names)).toBeNull();
    expect(outvoted(reading(misread), [{ ...names, surname: 'ERIKSON' }], names)).toBeNull();
  });
});
