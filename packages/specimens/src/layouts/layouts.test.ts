import { describe, expect, test, vi } from 'vitest';
import { textOf, tight } from '../../test/text-of.ts';
import { chanceOf } from '../chance.ts';
import { statementsOf } from '../ledger/statement.ts';
import { slipsOf } from '../pay/slips.ts';
import { accountAt, banks } from '../people/accounts.ts';
import { personas } from '../personas/index.ts';
import { plain } from '../wording/money.ts';
import { germanPayslipLayouts, italianPayslipLayouts, payslip } from './payslip/index.ts';
import { payslipLayoutNames } from './payslip/names.ts';
import { statementLayouts, statementPaper } from './statement/index.ts';

vi.setConfig({ testTimeout: 30_000 });

const today = '2026-11-15';

describe('payslips', () => {
  const cases = [
    ...italianPayslipLayouts.map(
      (layout) => [layout.name, personas.ngozi(today), ['gross', 'net', 'total_deductions']] as const,
    ),
    ...germanPayslipLayouts.map(
      (layout) => [layout.name, personas.lena(today), ['gross', 'net', 'paid_amount', 'tax_deductions']] as const,
    ),
  ];

  test.each(cases)('%s prints its key figures, names and dates', async (name, person, money) => {
    const { job } = person;
    if (!job) throw new Error('both work');
    const [slip] = slipsOf(person, job, '2026-10', 'layouts');
    if (!slip) throw new Error('October was paid');
    const paper = await payslip(person, job, slip, name);
    const text = (await textOf(paper.bytes)).join('');
    const { fields } = paper.truth;
    for (const field of money) expect(text).toContain(plain(Number(fields[field])));
    for (const field of ['employee_name', 'fiscal_id', 'employer_name']) {
      expect(text).toContain(tight(String(fields[field])));
    }
    expect(text).toContain(tight(person.account.iban));
    expect(text).toContain('SPECIMEN');
  });

  test('everybody’s layout is among those that are drawn', () => {
    const drawn = [...italianPayslipLayouts, ...germanPayslipLayouts].map((layout) => layout.name);
    expect([...payslipLayoutNames.IT, ...payslipLayoutNames.DE].filter((name) => !drawn.includes(name))).toEqual([]);
  });
});

describe('statements', () => {
  test('every bank has its layout', () => {
    expect(statementLayouts.map((layout) => layout.name).sort()).toEqual(Object.keys(banks).sort());
  });

  test.each(statementLayouts.map((layout) => [layout.name, layout] as const))(
    '%s prints every booking and both balances over its pages',
    async (name, layout) => {
      const base = banks[name].country === 'IT' ? personas.giulia(today) : personas.lena(today);
      const person = { ...base, account: accountAt(chanceOf(name), name, 351_122) };
      const [statement] = statementsOf(person, '2026-10', 1, layout.months, 'layouts');
      if (!statement) throw new Error('one was asked for');
      const paper = await statementPaper(statement);
      const text = (await textOf(paper.bytes)).join('');
      expect(paper.truth.transactions).toHaveLength(statement.bookings.length);
      const missing = statement.bookings.filter((booking) => !text.includes(plain(booking.amount)));
      expect(missing).toEqual([]);
      for (const figure of [statement.opening, statement.closing]) expect(text).toContain(plain(figure));
      expect(text).toContain(tight(person.account.iban));
      expect(text.toUpperCase()).toContain(tight(layout.holderOf(person)).toUpperCase());
    },
  );
});
