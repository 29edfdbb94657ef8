import { Facts } from '../../ui/facts/facts.tsx';
import { MonthsStrip } from '../../ui/months-strip/months-strip.tsx';
import { Table } from '../../ui/table/table.tsx';
import { Section } from '../section.tsx';

const PAY = [
  ['February', '€1,842.00'],
  ['March', '€1,842.00'],
  ['April', '€2,016.40'],
] as const;

export function FiguresSection() {
  return (
    <Section id="figures" title="Facts and figures">
      <MonthsStrip
        label="Payslips by month"
        months={[
          { label: 'February', state: 'have', stateLabel: 'read' },
          { label: 'March', state: 'gap', stateLabel: 'missing' },
          { label: 'April', state: 'wait', stateLabel: 'being read' },
          { label: 'May', state: 'ahead', stateLabel: 'not asked for yet' },
        ]}
      />
      <Facts
        verifiedLabel="verified"
        facts={[
          { label: 'Employer', value: 'Rinaldi Logistica', verified: true },
          { label: 'Contract', value: 'Permanent since 2019' },
        ]}
      />
      <Table caption="Net pay by month">
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col" data-num>
              Net pay
            </th>
          </tr>
        </thead>
        <tbody>
          {PAY.map(([month, amount]) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td data-num>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Average</th>
            <td data-num>€1,900.13</td>
          </tr>
        </tfoot>
      </Table>
    </Section>
  );
}
