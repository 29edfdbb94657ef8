import { aggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { Reader } from '@vesta/domain/report/audience';
import { type Report, report } from '@vesta/domain/report/report';
import { describe, expect, test } from 'vitest';
import { aggregateReports } from '../aggregate-reports.ts';
import { buildReport } from '../build-report.ts';
import { checkedInput } from '../testing/inputs.ts';
import { type FieldTable, householdFields, ownersOnly, reportFields } from './allowed-fields.ts';
import { forRecipient } from './for-recipient.ts';
import { householdFor } from './household-for.ts';

/** What the schemas of the domain are made of, as far as a walk through them needs it. */
interface Schema {
  readonly _zod: { readonly def: Definition };
}
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
}

/** The address of every value that a schema knows, without the places in lists. */
function addresses({ _zod: { def } }: Schema, at = ''): string[] {
  const below = (name: string) => (at === '' ? name : `${at}.${name}`);
  if (def.shape) return Object.entries(def.shape).flatMap(([name, inner]) => addresses(inner, below(name)));
  if (def.valueType) return addresses(def.valueType, below('*'));
  if (def.options) return def.options.flatMap((option) => addresses(option, at));
  const inner = def.element ?? def.innerType;
  return inner ? addresses(inner, at) : [at];
}

function isAllowed(address: string, table: FieldTable): boolean {
  const names = address.split('.');
  return names.every((name, depth) => table[names.slice(0, depth).join('.')]?.split(' ').includes(name));
}

const undecided = (schema: unknown, table: FieldTable): string[] =>
  addresses(schema as Schema).filter(
    (address) => !isAllowed(address, table) && !ownersOnly.some((only) => only.test(address)),
  );

/** The same with one more field in every object whose fields have names of their own. */
function withStranger(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withStranger);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, name === 'data' ? inner : withStranger(inner)]);
  return { ...Object.fromEntries(entries), stranger: 'SECRET' };
}

const readers: readonly Reader[] = ['recipient', 'partner', 'lender'];
const own = (kind: 'rent' | 'rapid' | 'mortgage') => buildReport({ ...checkedInput(), kind });

describe('what leaves a report was decided field by field', () => {
  test('every field of the reports and of the household stands in the list, or with the owner alone', () => {
    expect(undecided(report, reportFields)).toEqual([]);
    expect(undecided(aggregatedReport, householdFields)).toEqual([]);
  });

  test.each(['rent', 'rapid', 'mortgage'] as const)(
    '%s: a field nobody decided about reaches nobody, at any depth',
    (kind) => {
      const grown = withStranger(own(kind)) as Report;
      expect(JSON.stringify(grown)).toContain('SECRET');
      for (const reader of readers) expect(JSON.stringify(forRecipient(grown, reader))).not.toContain('SECRET');
    },
  );

  test('nor does one of the household', () => {
    const household = aggregateReports({
      of: 'rent',
      reportId: 'VR-GROUP',
      today: '2026-11-16',
      region: 'it',
      household: { adults: 1, minors: 0 },
      listing: null,
      rent: { cents: 95_000, isCold: false },
      mortgage: null,
      members: [
        {
          fullname: 'Mario Rossi',
          role: 'main-applicant',
          relationship: null,
          share: 'released',
          report: buildReport({ ...checkedInput(), kind: 'rent' }),
        },
      ],
    });
    const grown = withStranger(household) as typeof household;
    for (const reader of readers) expect(JSON.stringify(householdFor(grown, reader))).not.toContain('SECRET');
  });
});
