import { casesOf, type RuleCases } from '../../run/testing/cases.ts';
import { type PaperWords, paperOf } from '../../run/testing/papers.ts';
import type { InspectedPaper } from '../../subject.ts';
import { fileClassification } from '../classification.ts';
import { fileOtherContent } from '../other-content.ts';

const slip: PaperWords = { kind: 'payslip', type: 'payslip', pages: [1] };
const sheet: PaperWords = { kind: 'other', type: 'presence_sheet', pages: [2] };
const leaflet: PaperWords = { kind: 'other', type: 'unknown', pages: [2] };
const certificate: PaperWords = { kind: 'fiscal_document', type: 'cu', pages: [1] };
const handedInAs =
  (expected: InspectedPaper['expected'], ...words: readonly PaperWords[]) =>
  (): InspectedPaper => ({ ...paperOf('a', words), expected: expected ?? null });

export const kindCases: readonly RuleCases[] = [
  casesOf(fileClassification, {
    passed: ['a payslip as a payslip', handedInAs('payslip', slip)],
    failed: ['a payslip as a bank statement', handedInAs('bank_statement', slip)],
    edge: [
      { said: 'passed', when: ['the right paper behind another one', handedInAs('payslip', sheet, slip)] },
      {
        said: 'passed',
        when: ['a certificate where any tax paper will do', handedInAs('fiscal_document', certificate)],
      },
      {
        said: 'failed critical',
        when: ['a certificate where a return was asked for', handedInAs('modello_730', certificate)],
      },
      { said: 'failed critical', when: ['a sheet of hours without its payslip', handedInAs('payslip', sheet)] },
      { said: '-', when: ['nobody said what it would be', handedInAs(null, slip)] },
    ],
    inconclusive: ['a paper that nobody recognises', handedInAs('payslip', leaflet)],
  }),
  casesOf(fileOtherContent, {
    passed: ['two payslips in one file', handedInAs('payslip', slip, { ...slip, pages: [2] })],
    failed: ['a payslip and a sheet of hours', handedInAs('payslip', slip, sheet)],
    edge: [
      { said: '-', when: ['a file of which nothing was read', handedInAs('payslip')] },
      {
        said: 'failed warning',
        when: ['a foreign page beside an unknown one', handedInAs('payslip', slip, leaflet, { ...sheet, pages: [3] })],
      },
      { said: 'inconclusive', when: ['nothing but an unknown page', handedInAs('payslip', leaflet)] },
    ],
    inconclusive: ['a leaflet that nobody recognises behind the slip', handedInAs('payslip', slip, leaflet)],
  }),
];
