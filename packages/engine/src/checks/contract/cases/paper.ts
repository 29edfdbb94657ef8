import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { factsOf } from '../../forensics/testing/facts.ts';
import { casesOf, type RuleCases } from '../../run/testing/cases.ts';
import { contextOf, mario } from '../../run/testing/context.ts';
import { type PaperWords, readPaper } from '../../run/testing/papers.ts';
import { contractAllPages } from '../all-pages.ts';
import { contractKindDeclared } from '../kind-declared.ts';
import { contractParties } from '../parties.ts';
import { contractPdf } from '../pdf.ts';
import { contractSigned } from '../signed.ts';
import { contractWords } from '../testing/contract.ts';

const contract =
  (fields: PaperWords['fields'] = {}) =>
  () =>
    readPaper(contractWords(fields));
const as = (format: 'pdf' | 'jpeg' | 'unknown') => () => readPaper(contractWords(), { format });

const saying =
  (...texts: readonly string[]) =>
  () => {
    const pages = texts.map((text, index) => pageOf([text], { number: index + 1 }));
    return readPaper(
      contractWords(
        {},
        pages.map(({ number }) => number),
      ),
      { pages },
    );
  };

const field = (name: string, isFilled: boolean) => ({ page: 1, name, isFilled });
const withFields =
  (...fields: readonly ReturnType<typeof field>[]) =>
  () =>
    readPaper(contractWords(), { pdf: factsOf({ fields }) });
const scribble = { box: { left: 90, top: 650, right: 200, bottom: 700 }, pixelWidth: 200, pixelHeight: 90 };

const asked = contextOf({ ...mario, employer: 'Acme' });
const openEnded = contextOf({ contract_type: 'open-ended' });

export const paperCases: readonly RuleCases[] = [
  casesOf(contractPdf, {
    passed: ['a PDF', as('pdf')],
    failed: ['a photo', as('jpeg')],
    edge: {
      said: 'passed',
      when: [
        'a scan that lies in a PDF',
        () => readPaper(contractWords(), { format: 'pdf', pages: [pageOf([], { origin: 'ocr' })] }),
      ],
    },
    inconclusive: ['a file of no known kind', as('unknown')],
  }),
  casesOf(contractParties, {
    passed: ['applicant and employer as given', contract(), asked],
    failed: ['somebody else’s', contract({ person_name: 'Anna Bianchi' }), asked],
    edge: { said: 'passed', when: ['nobody asked for the employer, who is named', contract(), contextOf(mario)] },
    inconclusive: ['nobody asked for the employer, who is not', contract({ payer_name: null }), contextOf(mario)],
  }),
  casesOf(contractAllPages, {
    passed: ['both pages', saying('Pagina 1 di 2', 'Pagina 2 di 2')],
    failed: ['the last one is missing', saying('Pagina 1 di 3', 'Pagina 2 di 3')],
    edge: {
      said: 'passed',
      when: ['the middle one prints no number', saying('Seite 1 von 3', '', 'Seite 3 von 3')],
    },
    inconclusive: ['two papers bound together', saying('Seite 1 von 2', 'Seite 1 von 3')],
  }),
  casesOf(contractSigned, {
    passed: [
      'a picture where people sign',
      () => readPaper(contractWords(), { pages: [pageOf([], { images: [scribble] })] }),
    ],
    failed: ['an empty field for the signature', withFields(field('Unterschrift', false))],
    edge: {
      said: 'inconclusive',
      when: ['one of two fields for a signature is filled', withFields(field('Firma1', true), field('Firma2', false))],
    },
    inconclusive: ['ink leaves nothing to see', contract()],
  }),
  casesOf(contractKindDeclared, {
    passed: ['open-ended, as declared', contract(), openEnded],
    failed: ['a fixed term', contract({ employment_kind: 'fixed_term' }), openEnded],
    edge: {
      said: 'failed warning',
      when: ['a collaboration, which has an end', contract({ employment_kind: 'collaboration' }), openEnded],
    },
    inconclusive: ['an apprentice may think either', contract({ employment_kind: 'apprentice' }), openEnded],
  }),
];
