import type { StepRouter } from '@vesta/domain/workflow/steps';
import type { loadTexts } from '../lib/texts.ts';

type Bundles = Parameters<typeof loadTexts>[1];

const start: Bundles = ['fields', 'intakeStart'];
const details: Bundles = ['pages', 'fields', 'intakeDetails'];
const papers: Bundles = [...details, 'evidence'];
const questions: Bundles = [...papers, 'questions'];

/** Which words a step needs beside those of the shell; a step that is not named makes do with those of the pages. */
export const stepTexts: Partial<Record<StepRouter, Bundles>> = {
  'sign-up': start,
  'verify-email': start,
  'resume-application': start,
  'personal-details': papers,
  'current-address': details,
  'additional-details': details,
  questionnaire: [...details, 'questions'],
  'mortgage-info': questions,
  confirmation: questions,
  payment: [...questions, 'payment'],
  'income-check': papers,
  'parsing-status': papers,
  result: [...questions, 'report', 'reportView', 'reportSharing', 'documents', 'checks'],
};

/** The words of a report as somebody else reads it. */
export const reportForOthers = [
  'fields',
  'intakeDetails',
  'questions',
  'report',
  'reportView',
  'reportSharing',
  'documents',
  'checksForOthers',
] as const satisfies Bundles;
