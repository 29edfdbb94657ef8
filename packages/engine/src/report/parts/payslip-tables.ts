import { compareEmployers, EMPLOYER_MATCH_FROM } from '@vesta/domain/names/compare-employers';
import type { CoverageEntry, PayslipRow, PayslipsIncome, WithheldReason } from '@vesta/domain/report/incomes';
import type { Analysis } from '../../analysis/analyse.ts';
import type { PaidSlip } from '../../analysis/evidence/pay-slips.ts';
import { sumOf } from '../../analysis/model/cents.ts';
import { monthsFrom } from '../../coverage/month.ts';
import type { Reading } from '../../documents/reading.ts';
import { numberIn, textIn } from '../../papers/fields.ts';
import { entryOf } from './coverage-entries.ts';

/** What the slip itself names as taken off below the net; what it does not name stays unnamed. */
function withheldFor(reading: Reading<'payslip'>, withheld: number): WithheldReason {
  if (withheld < 0) return 'paid_beside';
  const named = (['garnishment', 'salary_loan'] as const).find((name) => numberIn(reading, name) === withheld);
  return named ?? 'other';
}

function rowOf(slip: PaidSlip, counted: ReadonlySet<PaidSlip>, { ground }: Analysis): PayslipRow {
  const { reading, paid } = slip.slip;
  const gross = numberIn(reading, 'gross');
  const withheld = slip.net === null || paid === null ? 0 : slip.net - paid;
  const fields = (['gross', 'net', 'paid_amount'] as const).filter((name) => reading.fields[name]);
  return {
    key: ground.keys.ofReading(reading),
    month: slip.month,
    kind: textIn(reading, 'kind'),
    gross,
    deducted: gross !== null && slip.net !== null ? gross + Math.max(0, slip.oneOff) - slip.net : null,
    one_off: slip.isOrdinary ? slip.oneOff : (slip.net ?? 0),
    net: slip.net,
    paid,
    withheld,
    withheld_for: withheld === 0 ? null : withheldFor(reading, withheld),
    ordinary: slip.isOrdinary ? slip.ordinary : null,
    in_bank_on:
      slip.credits
        .map(({ transaction }) => transaction.date)
        .sort()
        .at(-1) ?? null,
    in_bank: slip.banked,
    difference: slip.banked !== null && paid !== null ? slip.banked - paid : null,
    counted: counted.has(slip),
    places: [
      ...fields.map((name) => ground.keys.place(reading, name, name === 'net' ? 'figure' : 'compared')),
      ...slip.credits.map(({ transaction, paper }) => ground.keys.booking(transaction, paper, 'compared')),
    ],
  };
}

function entriesOf(slips: readonly PaidSlip[]): CoverageEntry[] {
  const months = slips.map(({ month }) => month).sort();
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return [];
  return monthsFrom(first, last).map((month) => {
    const own = slips.filter((slip) => slip.month === month);
    const nets = own.flatMap(({ net }) => net ?? []);
    const isWrong = own.some(({ agrees }) => agrees === false);
    if (own.length === 0) return entryOf(month, { cents: null, value: 'missing', msg: 'insufficient' });
    if (nets.length === 0) return entryOf(month, { cents: null, value: 'error', msg: 'unreadable' });
    return entryOf(month, {
      cents: sumOf(nets),
      value: isWrong ? 'warning' : null,
      msg: isWrong ? 'salary_mismatch' : null,
    });
  });
}

/** Payslips by employer, the newest job first. Slips without a readable month are named as such. */
export function payslipTables(analysis: Analysis): PayslipsIncome[] {
  const { ground, employment } = analysis;
  const counted = new Set(employment.jobs.flatMap((job) => job.counted));
  const groups: { label: string | null; slips: PaidSlip[] }[] = [];
  for (const slip of employment.slips.toReversed()) {
    const { employer } = slip.slip;
    const same = groups.find(
      ({ label }) => label === null || employer === null || compareEmployers(label, employer) >= EMPLOYER_MATCH_FROM,
    );
    if (same) same.slips.unshift(slip);
    else groups.push({ label: employer, slips: [slip] });
  }
  const used = new Set<Reading>(employment.slips.map(({ slip }) => slip.reading));
  const unused = ground.keys.all.filter(({ reading }) => reading?.kind === 'payslip' && !used.has(reading));
  const errors = unused.map(({ key }) => key);
  const forged = unused.some(({ paper }) => ground.leftOut.get(paper.id) === 'forged');
  const tables = groups.map(({ label, slips }, at) => ({
    label,
    coverage: entriesOf(slips),
    error_files: at === 0 ? errors : [],
    is_fraud: at === 0 && forged,
    rows: slips.map((slip) => rowOf(slip, counted, analysis)),
  }));
  if (tables.length > 0 || errors.length === 0) return tables;
  return [{ label: null, coverage: [], error_files: errors, is_fraud: forged, rows: [] }];
}
