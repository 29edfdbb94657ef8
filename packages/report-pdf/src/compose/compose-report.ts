import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { RentReport } from '@vesta/domain/report/rent-report';
import { rentTogether, shownLabel } from '@vesta/domain/report/rent-together';
import type { Report } from '@vesta/domain/report/report';
import { signersOf } from '@vesta/domain/report/signers';
import type { PaperSection, ReportPaper } from '../paper/report-paper.ts';
import { sureOf } from './answer.ts';
import { mainChecks } from './checks.ts';
import { figureLedger, workLedger } from './ledgers.ts';
import { guarantorAnswer, incomeAnswer, mortgageAnswer } from './other-answers.ts';
import { rentAnswer } from './rent-answer.ts';
import { controlsSection } from './sections/controls.ts';
import { coverageSection } from './sections/coverage.ts';
import { evidenceSection } from './sections/evidence.ts';
import { explainedSection, modelSection } from './sections/explained.ts';
import { householdSection } from './sections/household.ts';
import { incomeSection } from './sections/income.ts';
import { membersSection } from './sections/members.ts';
import { messagesSection } from './sections/messages.ts';
import { cashflowSection, loanSection } from './sections/mortgage.ts';
import { outgoingsSection } from './sections/outgoings.ts';
import { personSection } from './sections/person.ts';
import { questionsSection } from './sections/questions.ts';
import type { Writer } from './writer.ts';

/** What differs from report to report; the head and the seal are the same on all. */
export type PaperBody = Pick<ReportPaper, 'answer' | 'ledgers' | 'checks' | 'sections'>;

/** The first page is the summary; whatever follows begins on the next. */
const afterFirstPage = (sections: PaperSection[]): PaperSection[] =>
  sections.map((section, i) => (i === 0 ? { ...section, startsPage: true } : section));

const present = <T>(list: readonly (T | null)[]): T[] => list.filter((one) => one !== null);

const figures = { rent: 'affordable_rent', rapid: 'employment_income', mortgage: 'sustainable_mortgage' } as const;

function answerOf(report: Report, household: AggregatedReport | null, w: Writer) {
  if (report.own_room) return guarantorAnswer(report.own_room, w);
  switch (report.kind) {
    case 'rent':
      return rentAnswer({ ...rentTogether(report, household), alone: aloneIn(report, household) }, w);
    case 'rapid':
      return incomeAnswer(report.employment, w);
    case 'mortgage':
      return mortgageAnswer(household?.mortgage ?? report.mortgage, signersOf(household), w);
  }
}

function ownSections(report: Report, w: Writer): (PaperSection | null)[] {
  // Whoever vouches names no household, no loan and answers no landlord.
  if (report.own_room && report.kind !== 'rapid') return [outgoingsSection(report, w), personSection(report, w)];
  switch (report.kind) {
    case 'rent':
      return [
        outgoingsSection(report, w),
        personSection(report, w),
        householdSection(report, w),
        questionsSection(report, w),
      ];
    case 'rapid':
      return [controlsSection(report, w), personSection(report, w)];
    case 'mortgage':
      return [
        loanSection(report.mortgage, w),
        outgoingsSection(report, w),
        cashflowSection(report, w),
        personSection(report, w),
        householdSection(report, w),
      ];
  }
}

/** What one income carries, told beside the answer for several. */
function aloneIn(report: RentReport, household: AggregatedReport | null) {
  const { together } = rentTogether(report, household);
  const { value } = report.monthly_affordability;
  return together && value !== null ? { name: report.personal_details.name, value } : null;
}

/** Several borrowers carry one loan: the first figure is theirs, and so is the way to it. */
const explainedFirst = (report: Report, household: AggregatedReport | null) =>
  report.kind === 'mortgage' && !report.own_room && household?.mortgage ? household.explain : null;

/** One person's report as words on paper; its answer is that of the household where there is one, as on the page. */
export function composeReport(report: Report, household: AggregatedReport | null, w: Writer): PaperBody {
  const { messages, explain } =
    report.kind === 'rent'
      ? rentTogether(report, household)
      : { messages: report.aggregated_error_messages, explain: report.explain };
  return {
    answer: {
      ...answerOf(report, household, w),
      ...sureOf({ certainty: report.certainty, tally: report.checks_tally }, w),
    },
    ledgers: present([
      figureLedger(
        explainedFirst(report, household) ?? explain,
        report.own_room ? 'own_room' : figures[report.kind],
        w,
      ),
      workLedger(report, w),
    ]),
    checks: mainChecks(report.checks, report.checks_tally, w),
    sections: afterFirstPage(
      present([
        messagesSection(messages, w),
        incomeSection(report, w),
        ...ownSections(report, w),
        coverageSection(report, w),
        evidenceSection(report, w),
        explainedSection(explain, w),
        modelSection(report, w),
      ]),
    ),
  };
}

/** The household together. Of each person only the sums: their papers are their own. */
export function composeHousehold(report: AggregatedReport, w: Writer): PaperBody {
  const { monthly_affordability: rent, guarantee, mortgage } = report;
  const question =
    rent && guarantee
      ? rentAnswer({ affordability: rent, guarantee, label: shownLabel(rent, guarantee), alone: null }, w)
      : mortgage
        ? mortgageAnswer(mortgage, signersOf(report), w)
        : null;
  return {
    answer: question && { ...question, ...sureOf({ certainty: [], tally: report.group.checks_tally }, w) },
    ledgers: present([figureLedger(report.explain, rent ? 'affordable_rent' : 'sustainable_mortgage', w)]),
    checks: null,
    sections: present([
      membersSection(report, w),
      messagesSection(report.aggregated_error_messages, w),
      mortgage ? loanSection(mortgage, w) : null,
      explainedSection(report.explain, w),
      modelSection(report, w),
    ]),
  };
}
