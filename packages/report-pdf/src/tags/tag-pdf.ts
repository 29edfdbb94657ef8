import {
  decodePDFRawStream,
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { StructureReader } from './structure.ts';
import { tagContent } from './tag-content.ts';
import { writeStructure } from './write-structure.ts';

const name = (text: string) => PDFName.of(text);

function contentOf(page: PDFPage): string {
  const stream = page.node.lookup(name('Contents'));
  if (!(stream instanceof PDFRawStream)) throw new TypeError('A page of ours has one stream.');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

const linksOf = (page: PDFPage): PDFRef[] =>
  (page.node.lookupMaybe(name('Annots'), PDFArray)?.asArray() ?? []) as PDFRef[];

/** A link is reached through its element, and says where it leads. */
function tagLinks(document: PDFDocument, elements: readonly PDFRef[], firstKey: number): [number, PDFRef][] {
  const annotations = document.getPages().flatMap(linksOf);
  return elements.slice(0, annotations.length).map((element, i) => {
    const annotation = annotations[i] as PDFRef;
    const key = firstKey + i;
    const dict = document.context.lookup(annotation, PDFDict);
    const target = dict.lookupMaybe(name('A'), PDFDict)?.get(name('URI'));
    dict.set(name('StructParent'), PDFNumber.of(key));
    dict.set(name('Contents'), target ?? PDFHexString.fromText('Link'));
    const kids = document.context.lookup(element, PDFDict).lookup(name('K'), PDFArray);
    kids.push(document.context.obj({ Type: 'OBJR', Obj: annotation }));
    return [key, element];
  });
}

/** Turns the marks of the template into tags, so that a reader can read the paper aloud in its order. */
export async function tagPdf(pdf: Uint8Array, alts: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  const { context, catalog } = document;
  const reader = new StructureReader();
  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    const { content } = tagContent(contentOf(page), index, reader);
    page.node.set(name('Contents'), context.register(context.flateStream(Buffer.from(content, 'latin1'))));
    page.node.set(name('StructParents'), PDFNumber.of(index));
    page.node.set(name('Tabs'), name('S'));
  }
  if (!reader.isClosed) throw new Error('A mark of the template never ends.');
  const { root, owners, links } = writeStructure(
    context,
    reader.root,
    pages.map(({ ref }) => ref),
    alts,
  );
  const keys: [number, PDFArray | PDFRef][] = [
    ...pages.map((_, index): [number, PDFArray] => [index, context.obj(owners.get(index) ?? [])]),
    ...tagLinks(document, links, pages.length),
  ];
  const tree = context.lookup(root, PDFDict);
  tree.set(name('ParentTree'), context.register(context.obj({ Nums: keys.flat() })));
  tree.set(name('ParentTreeNextKey'), PDFNumber.of(keys.length));
  catalog.set(name('StructTreeRoot'), root);
  catalog.set(name('MarkInfo'), context.obj({ Marked: true }));
  catalog.set(name('ViewerPreferences'), context.obj({ DisplayDocTitle: true }));
  return document.save({
    useObjectStreams: false,
    updateFieldAppearances: false,
    addDefaultPage: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}
