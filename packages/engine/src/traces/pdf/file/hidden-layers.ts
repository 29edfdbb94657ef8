import type { FileStructure } from '../../../file-bytes/structure/file-structure.ts';
import { pagesOf, rootOf } from '../../../file-bytes/structure/pages.ts';
import { entriesOf, isKind, itemsOf, nameIn, type PdfValue } from '../../../file-bytes/structure/value.ts';

/** Pages on which something belongs to a layer that is switched off when the file is opened. */
export function pagesWithHiddenLayers(file: FileStructure): number[] {
  const state = file.states.length - 1;
  const layers = entriesOf(file.resolve(state, rootOf(file, state).get('OCProperties')));
  const setting = entriesOf(file.resolve(state, layers.get('D')));
  const numberOf = (value: PdfValue): number[] => (isKind(value, 'ref') ? [value.number] : []);
  const listed = (owner: ReadonlyMap<string, PdfValue>, key: string): number[] =>
    itemsOf(file.resolve(state, owner.get(key))).flatMap(numberOf);
  // A file may say that all of its layers are off, but for those that it names.
  const isOffByItself = nameIn(file.resolve(state, setting.get('BaseState'))) === 'OFF';
  const on = listed(setting, 'ON');
  const unnamed = isOffByItself ? listed(layers, 'OCGs').filter((number) => !on.includes(number)) : [];
  const off = new Set([...listed(setting, 'OFF'), ...unnamed]);
  if (off.size === 0) return [];
  const isOff = (value: PdfValue | undefined): boolean => isKind(value, 'ref') && off.has(value.number);
  return pagesOf(file, state).flatMap(({ entries }, index) => {
    const resources = entriesOf(file.resolve(state, entries.get('Resources')));
    const marked = [...entriesOf(file.resolve(state, resources.get('Properties'))).values()];
    const drawn = [...entriesOf(file.resolve(state, resources.get('XObject'))).values()];
    const forms = drawn.map((form) => entriesOf(file.resolve(state, form)).get('OC'));
    return [...marked, ...forms].some(isOff) ? [index + 1] : [];
  });
}
