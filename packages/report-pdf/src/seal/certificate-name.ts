import { Set as Asn1Set, ObjectIdentifier, PrintableString, Sequence, Utf8String } from 'asn1js';
import { RelativeDistinguishedNames } from 'pkijs';

const COUNTRY = '2.5.4.6';
const ORGANISATION = '2.5.4.10';
const COMMON_NAME = '2.5.4.3';

const part = (type: string, value: PrintableString | Utf8String) =>
  new Asn1Set({ value: [new Sequence({ value: [new ObjectIdentifier({ value: type }), value] })] });

/** One part after the other, as readers expect them; the library alone would lay all parts into one. */
export const certificateName = ({ organisation, country }: { organisation: string; country: string }) =>
  new RelativeDistinguishedNames({
    schema: new Sequence({
      value: [
        part(COUNTRY, new PrintableString({ value: country })),
        part(ORGANISATION, new Utf8String({ value: organisation })),
        part(COMMON_NAME, new Utf8String({ value: `${organisation} report seal` })),
      ],
    }),
  });
