import { type PDFContext, type PDFDict, PDFHexString, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import type { StructureElement } from './structure.ts';

interface WrittenStructure {
  root: PDFRef;
  /** For every page, the element that each of its pieces belongs to. */
  owners: Map<number, PDFRef[]>;
  /** The element of each link, in reading order. */
  links: PDFRef[];
}

const TABLE_HEAD = { O: 'Table', Scope: 'Column' };

/** An element that says nothing is left out: an empty table or a cell without words helps nobody, save to count cells. */
const isEmpty = ({ kind, children }: StructureElement): boolean =>
  children.length === 0 && kind !== 'TD' && kind !== 'TH';

export function writeStructure(
  context: PDFContext,
  document: StructureElement,
  pages: readonly PDFRef[],
  alts: readonly string[],
): WrittenStructure {
  const owners = new Map<number, PDFRef[]>();
  const links: PDFRef[] = [];
  const root = context.nextRef();

  const pageOf = (index: number): PDFRef => {
    const page = pages[index];
    if (!page) throw new RangeError('A tag lies on a page that is not there.');
    return page;
  };

  const write = (element: StructureElement, parent: PDFRef): PDFRef => {
    const ref = context.nextRef();
    const kids = element.children.flatMap((child): (PDFRef | PDFDict)[] => {
      if ('kind' in child) return isEmpty(child) ? [] : [write(child, ref)];
      const list = owners.get(child.page) ?? [];
      list[child.content] = ref;
      owners.set(child.page, list);
      return [context.obj({ Type: 'MCR', Pg: pageOf(child.page), MCID: child.content })];
    });
    const dict: PDFDict = context.obj({ Type: 'StructElem', S: element.kind, P: parent, K: context.obj(kids) });
    if (element.kind === 'Figure') dict.set(PDFName.of('Alt'), PDFHexString.fromText(alts[element.note] ?? ''));
    if (element.kind === 'TH') dict.set(PDFName.of('A'), context.obj(TABLE_HEAD));
    if (element.kind === 'Link') links.push(ref);
    context.assign(ref, dict);
    return ref;
  };

  const top = write(document, root);
  context.assign(root, context.obj({ Type: 'StructTreeRoot', K: [top] }));
  return { root, owners, links };
}
