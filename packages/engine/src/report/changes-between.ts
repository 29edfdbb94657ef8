import type { ReportChange } from '@vesta/domain/report/changes';
import type { Evidence } from '@vesta/domain/report/evidence';
import type { Unit } from '@vesta/domain/report/explain';
import type { Report } from '@vesta/domain/report/report';

type Figure = readonly [key: string, unit: Unit, read: (report: Report) => number | null];

const figures: readonly Figure[] = [
  ['monthly_income', 'cents', ({ employment }) => employment.monthly_income.value],
  ['commitments', 'cents', ({ employment }) => employment.commitments],
  ['average_cash_balance', 'cents', ({ employment }) => employment.average_cash_balance.value],
  ['affordable_rent', 'cents', (report) => (report.kind === 'rent' ? report.monthly_affordability.value : null)],
  ['percentage', 'percent', (report) => (report.kind === 'rent' ? report.monthly_affordability.percentage : null)],
  [
    'sustainable_mortgage',
    'cents',
    (report) => (report.kind === 'mortgage' ? report.mortgage.sustainable_mortgage : null),
  ],
];

/** Papers by what they are: the same month read again is the same paper. */
const paperOf = ({ type, month, year, issuer, account_ending, from, to }: Evidence): string =>
  [type, month ?? year ?? [from, to].filter(Boolean).join('/'), account_ending ?? issuer].filter(Boolean).join(' ');

const flagsOf = ({ aggregated_error_messages: messages }: Report): Set<string> =>
  new Set(messages.map(({ msg, source }) => `${msg} ${source}`));

const changed = (what: ReportChange['what'], key: string): ReportChange => ({
  what,
  key,
  before: null,
  after: null,
  unit: 'text',
});

function difference(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  [came, went]: readonly [ReportChange['what'], ReportChange['what']],
): ReportChange[] {
  return [
    ...[...after].filter((key) => !before.has(key)).map((key) => changed(came, key)),
    ...[...before].filter((key) => !after.has(key)).map((key) => changed(went, key)),
  ];
}

/** What a newer report says differently: figures first, then flags, then papers. */
export function changesBetween(before: Report, after: Report): ReportChange[] {
  const moved = figures.flatMap(([key, unit, read]): ReportChange[] => {
    const [was, is] = [read(before), read(after)];
    return was === is ? [] : [{ what: 'figure', key, before: was, after: is, unit }];
  });
  return [
    ...moved,
    ...difference(flagsOf(before), flagsOf(after), ['flag_raised', 'flag_settled']),
    ...difference(new Set(before.evidence.map(paperOf)), new Set(after.evidence.map(paperOf)), [
      'paper_added',
      'paper_removed',
    ]),
  ];
}
