import { describe, expect, test } from 'vitest';
import { kindOfField, paperSchemas } from './schema.ts';

describe('the fields of papers', () => {
  test('a name holds the same kind of value on every paper that has it', () => {
    const told = Object.values(paperSchemas).flatMap((schema) => Object.entries(schema));
    expect(told.filter(([name, kind]) => kindOfField(name) !== kind)).toEqual([]);
  });

  test('a name that no paper has holds nothing', () => {
    expect(kindOfField('net')).toBe('money');
    expect(kindOfField('nett')).toBeNull();
    expect(kindOfField('constructor')).toBeNull();
  });
});
