import { PDFName } from '@cantoo/pdf-lib';
import type { OpenPaper } from '../tamper/sheet/open-paper.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const second = (moment: Date | undefined): string => `${(moment ?? new Date(0)).toISOString().slice(0, 19)}Z`;

/** What the file says about itself, once more as XMP, with whatever else a program claims there. */
export function addXmp(paper: OpenPaper, claims: string): void {
  const { document } = paper;
  const xmp = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
${claims}
<pdf:Producer>${escaped(document.getProducer() ?? '')}</pdf:Producer><pdf:Keywords>specimen</pdf:Keywords>
<xmp:CreatorTool>${escaped(document.getCreator() ?? '')}</xmp:CreatorTool>
<xmp:CreateDate>${second(document.getCreationDate())}</xmp:CreateDate><xmp:ModifyDate>${second(document.getModificationDate())}</xmp:ModifyDate>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
  const stream = document.context.stream(Buffer.from(xmp), { Type: 'Metadata', Subtype: 'XML' });
  document.catalog.set(PDFName.of('Metadata'), document.context.register(stream));
  paper.alterCatalog();
}

/** The claim of an archive that the file can be read for good. */
export const archivable = '<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>';
