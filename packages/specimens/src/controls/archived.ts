import { PDFName } from '@cantoo/pdf-lib';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { control, papers } from './control.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const second = (moment: Date | undefined): string => `${(moment ?? new Date(0)).toISOString().slice(0, 19)}Z`;

/** An archive adds metadata that claims PDF/A and says what the file already said, in a revision. */
export const archived = control('archived', papers, 'text', async (specimen) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const { document } = paper;
  const xmp = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>
<pdf:Producer>${escaped(document.getProducer() ?? '')}</pdf:Producer><pdf:Keywords>specimen</pdf:Keywords>
<xmp:CreatorTool>${escaped(document.getCreator() ?? '')}</xmp:CreatorTool>
<xmp:CreateDate>${second(document.getCreationDate())}</xmp:CreateDate><xmp:ModifyDate>${second(document.getModificationDate())}</xmp:ModifyDate>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
  const stream = document.context.stream(Buffer.from(xmp), { Type: 'Metadata', Subtype: 'XML' });
  document.catalog.set(PDFName.of('Metadata'), document.context.register(stream));
  paper.alterCatalog();
  return { bytes: await paper.revised() };
});
