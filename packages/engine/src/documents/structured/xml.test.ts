import { describe, expect, test } from 'vitest';
import { all, parseXml, textAt } from './xml.ts';

describe('reading XML', () => {
  test('names lose their namespace, entities and data become letters', () => {
    const root = parseXml(
      '<?xml version="1.0"?><!-- x --><d:Doc a="1 &amp; 2"><b>R&#246;mer &lt;</b><b><![CDATA[<x>]]></b><c/></d:Doc>',
    );
    expect(root?.name).toBe('Doc');
    expect(root?.attributes.get('a')).toBe('1 & 2');
    expect(all(root, 'b').map(({ text }) => text)).toEqual(['Römer <', '<x>']);
    expect(textAt(root, 'nothing', 'b')).toBe('Römer <');
    expect(textAt(root, 'c')).toBeNull();
  });

  test.each([
    ['a declared entity', '<!DOCTYPE d [<!ENTITY x "y">]><d>&x;</d>'],
    ['an external entity', '<!DOCTYPE d SYSTEM "file:///etc/passwd"><d/>'],
    ['tags that cross', '<a><b></a></b>'],
    ['an open tag', '<a><b></b>'],
    ['two roots', '<a/><b/>'],
    ['letters outside', 'hello <a/>'],
    ['a broken tag', '<a><b c=></b></a>'],
    ['nothing', ''],
    ['comments without end', '<!--'.repeat(200_000)],
    ['endless depth', '<a>'.repeat(100) + '</a>'.repeat(100)],
  ])('%s is refused', (_, source) => {
    expect(parseXml(source)).toBeNull();
  });

  test('an unknown entity stays as it is written', () => {
    expect(parseXml('<a>&foo; &#0;x</a>')?.text).toBe('&foo; x');
  });

  test('fifty thousand elements are read', () => {
    const source = (count: number): string => `<a>${'<b c="1">x</b>'.repeat(count)}</a>`;
    expect(parseXml(source(50_000))?.children.length).toBe(50_000);
  });
});
