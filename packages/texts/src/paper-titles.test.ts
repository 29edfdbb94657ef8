import { expect, test } from 'vitest';
import { reportKinds as kindsDe } from './de/report-kinds.ts';
import { reportPaper as paperDe } from './de/report-paper.ts';
import { reportView as viewDe } from './de/report-view.ts';
import { reportKinds as kindsEn } from './en/report-kinds.ts';
import { reportPaper as paperEn } from './en/report-paper.ts';
import { reportView as viewEn } from './en/report-view.ts';
import { reportKinds as kindsIt } from './it/report-kinds.ts';
import { reportPaper as paperIt } from './it/report-paper.ts';
import { reportView as viewIt } from './it/report-view.ts';

// Whoever holds the paper beside the page finds each part by its name.
test.each([
  ['en', paperEn, viewEn, kindsEn],
  ['it', paperIt, viewIt, kindsIt],
  ['de', paperDe, viewDe, kindsDe],
] as const)(
  'REP-10 in %s a part of the report is called the same on paper and on the page',
  (_, paper, view, kinds) => {
    const { Sections, HowTitle, Residency } = paper.ReportPaper;
    const { Income, Outgoings, Identity, People, Coverage, Papers } = view.ReportView;
    expect({ ...Sections, HowTitle, Residency }).toMatchObject({
      Income: Income.Label,
      Outgoings: Outgoings.Label,
      Person: Identity.Label,
      Household: People.Label,
      Coverage: Coverage.Label,
      Evidence: Papers.Label,
      Cashflow: kinds.Cashflow.Label,
      Controls: kinds.Controls.Label,
      Questions: kinds.Questions.Label,
      HowTitle: kinds.Computed.Label,
      Residency: Identity.Housing,
    });
  },
);
