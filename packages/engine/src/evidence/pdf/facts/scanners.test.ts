import { describe, expect, test } from 'vitest';
import { pdfDate } from './pdf-date.ts';
import { revisionsOf } from './revisions.ts';
import { xmpOf } from './xmp.ts';

describe('the scanner for saved states', () => {
  test('does not count the first table of a file prepared for the web', () => {
    const first =
      '%PDF-1.5\n1 0 obj\n<< /Linearized 1 /L 900 >>\nendobj\nxref\ntrailer << /Prev 700 >>\nstartxref\n0\n%%EOF\n';
    const { isLinearised, list } = revisionsOf(`${first}objects\nxref\ntrailer << >>\nstartxref\n90\n%%EOF\n`);
    expect(isLinearised).toBe(true);
    expect(list).toHaveLength(1);
    expect(list[0]?.table).toBe(90);
  });

  test('is not misled by a mark without its table', () => {
    expect(revisionsOf('%PDF-1.5\n%%EOF\nstartxref\n12\n%%EOF').list).toHaveLength(1);
  });
});

describe('dates of a PDF', () => {
  test.each([
    ["D:20260301093000+01'00'", '2026-03-01T09:30:00+01:00'],
    ['D:20260301093000Z', '2026-03-01T09:30:00Z'],
    ['D:20260301', '2026-03-01T00:00:00'],
    ['20260301093000', '2026-03-01T09:30:00'],
    ['D:20260231', null],
    ['yesterday', null],
  ])('%s is %s', (raw, at) => {
    expect(pdfDate(raw)).toEqual({ raw, at });
  });
});

describe('the newer metadata', () => {
  test('is read as elements and as attributes, the last packet first', () => {
    const packet = (tool: string) =>
      `<x:xmpmeta><rdf:Description pdf:Producer="Lib 1"><xmp:CreatorTool>${tool}</xmp:CreatorTool>` +
      '<rdf:li stEvt:softwareAgent="Editor 2"/></rdf:Description></x:xmpmeta>';
    expect(xmpOf(`${packet('Old')}${packet('New')}`)).toEqual({
      producer: 'Lib 1',
      creatorTool: 'New',
      created: null,
      modified: null,
      history: ['Editor 2'],
    });
    expect(xmpOf('nothing of the kind')).toBeNull();
  });
});
