import type { Page } from '../../../evidence/page.ts';
import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import type { KeptPaper } from '../../../papers/kept-paper.ts';
import { casesOf, type RuleCases } from '../../run/testing/cases.ts';
import { contextOf } from '../../run/testing/context.ts';
import { paperOf, setOf } from '../../run/testing/papers.ts';
import { addressAcross } from '../address.ts';
import { birthDateAcross } from '../birth-date.ts';
import { contactReuse } from '../contact-reuse.ts';
import { crossApplicantCopy } from '../cross-applicant-copy.ts';
import { familyTaxClass } from '../family-tax-class.ts';
import { taxClassAcross } from '../tax-class.ts';
import { knowing } from '../testing/elsewhere.ts';

const card = (address: string) =>
  setOf(paperOf('card', { kind: 'identity_document', type: 'id_card', fields: { address } }));
const living = contextOf({ address: 'Via Santa Maria Valle 4, 20123 Milano' });

const taxed = (taxClass: string) => () =>
  setOf(paperOf('slip', { country: 'DE', fields: { period: '2026-10', tax_class: taxClass } }));

const slipOf = (fields: Readonly<Record<string, string | null>>, id = 'slip') =>
  paperOf(id, { country: 'DE', fields: { period: '2026-10', employer_name: 'Muster GmbH', ...fields } });
const born = (day: string | null) => () => setOf(slipOf({ date_of_birth: day }));
const certified = (taxClass: string, payer = 'Muster GmbH', page: Partial<Page> = {}) =>
  paperOf(
    'certificate',
    {
      kind: 'fiscal_document',
      type: 'lohnsteuerbescheinigung',
      country: 'DE',
      fields: { payer_name: payer, tax_class: taxClass },
    },
    { pages: [pageOf([], page)] },
  );

const look = 'a3'.repeat(32);
const mine = (): KeptPaper => ({
  ...paperOf('slip', {}, { sha256: 'mine' }),
  fingerprints: { text: 'words', picture: look },
});
const papers = () => setOf(mine());

export const personCases: readonly RuleCases[] = [
  casesOf(addressAcross, {
    passed: ['the same street and town', () => card('VIA SANTA MARIA VALLE, N. 4 MILANO (MI)'), living],
    failed: ['another street and town', () => card('CORSO FRANCIA 8 TORINO'), living],
    edge: [
      {
        said: 'failed info',
        when: ['only the town of four words is the same', () => card('CORSO PORTA VITTORIA TICINESE 8 MILANO'), living],
      },
      {
        said: 'inconclusive',
        when: ['two of four words', () => card('CORSO SANTA VITTORIA TICINESE 8 MILANO'), living],
      },
    ],
    inconclusive: ['an address of one word', () => card('MILANO'), living],
  }),
  casesOf(birthDateAcross, {
    passed: ['the day that was entered', born('1987-05-20'), contextOf({ birth_date: '1987-05-20' })],
    failed: ['another year', born('1984-05-20'), contextOf({ birth_date: '1987-05-20' })],
    edge: [
      { said: 'failed warning', when: ['a day later', born('1987-05-21'), contextOf({ birth_date: '1987-05-20' })] },
      {
        said: 'failed warning',
        when: [
          'nobody entered one, and one paper of three differs',
          () =>
            setOf(
              slipOf({ date_of_birth: '1987-05-20' }, 'a'),
              slipOf({ date_of_birth: '1987-05-20' }, 'b'),
              slipOf({ date_of_birth: '1978-05-20' }, 'c'),
            ),
        ],
      },
    ],
    inconclusive: [
      'nobody entered one, and two papers differ',
      () => setOf(slipOf({ date_of_birth: '1987-05-20' }, 'a'), slipOf({ date_of_birth: '1978-05-20' }, 'b')),
    ],
  }),
  casesOf(taxClassAcross, {
    passed: ['the same class', () => setOf(slipOf({ tax_class: '3' }), certified('3'))],
    failed: ['three this year, one before', () => setOf(slipOf({ tax_class: '3' }), certified('1'))],
    edge: [
      {
        said: '-',
        when: [
          'a certificate of another employer',
          () => setOf(slipOf({ tax_class: '3' }), certified('1', 'Bäckerei Öhlmann')),
        ],
      },
      { said: '-', when: ['a class blacked out', () => setOf(slipOf({ tax_class: null }), certified('1'))] },
    ],
    inconclusive: [
      'a certificate read from pixels',
      () => setOf(slipOf({ tax_class: '3' }), certified('1', 'Muster GmbH', { origin: 'ocr' })),
    ],
  }),
  casesOf(familyTaxClass, {
    passed: ['class three and a partner', taxed('3'), contextOf({ has_partner: true })],
    failed: ['class three and nobody else', taxed('3'), contextOf({ has_partner: false })],
    edge: [
      { said: 'failed info', when: ['class two and no child at all', taxed('2'), contextOf({ children: 0 })] },
      { said: 'passed', when: ['class two and one child', taxed('2'), contextOf({ children: 1 })] },
    ],
    inconclusive: ['class three and nothing said', taxed('3'), contextOf()],
  }),
  casesOf(crossApplicantCopy, {
    passed: ['nobody has it', mine, knowing([{ text: 'other', picture: '5c'.repeat(32) }])],
    failed: ['a stranger has the same words', mine, knowing([{ text: 'words' }])],
    edge: [
      {
        said: 'failed warning',
        when: ['a picture of which seven of 256 bits differ', mine, knowing([{ picture: `54${look.slice(2)}` }])],
      },
      {
        said: 'passed',
        when: ['a picture of which eight bits differ', mine, knowing([{ picture: `5c${look.slice(2)}` }])],
      },
    ],
    inconclusive: ['nobody has looked', mine, contextOf()],
  }),
  casesOf(contactReuse, {
    passed: ['nothing in common', papers, knowing([])],
    failed: ['a telephone that a stranger gave', papers, knowing([], { contacts: ['phone'] })],
    edge: [
      {
        said: 'failed info',
        when: ['a device that others use, alone', papers, knowing([], { contacts: ['device'] })],
      },
      {
        said: 'failed warning',
        when: ['a device and an account', papers, knowing([], { contacts: ['device', 'iban'] })],
      },
    ],
    inconclusive: ['nobody has looked', papers, contextOf()],
  }),
];
