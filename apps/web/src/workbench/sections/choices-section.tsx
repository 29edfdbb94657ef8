import { useState } from 'react';
import { Counter } from '../../ui/counter/counter.tsx';
import { FieldGroup } from '../../ui/field/field.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import { Tick } from '../../ui/tick/tick.tsx';
import { Toggle } from '../../ui/toggle/toggle.tsx';
import { Section } from '../section.tsx';

const PAYMENTS = ['12', '13', '14'].map((count) => ({ value: count, label: count }));

export function ChoicesSection() {
  const [payments, setPayments] = useState('12');
  const [people, setPeople] = useState(1);
  return (
    <Section id="choices" title="Choices">
      <FieldGroup label="Salaries a year">
        <Segmented options={PAYMENTS} value={payments} onChange={setPayments} />
      </FieldGroup>
      <FieldGroup label="Salaries a year, in error" error="Choose one">
        <Segmented options={PAYMENTS} value={null} onChange={() => undefined} />
      </FieldGroup>
      <div>
        <Tick defaultChecked>Tick box, ticked</Tick>
        <Tick hint="You can stop this in any e-mail.">
          Tick box with a hint and <a href="#choices">the marketing terms</a>
        </Tick>
        <Tick error="We need this to go on">Tick box in error</Tick>
        <Tick kind="radio" name="workbench-radio" defaultChecked>
          Radio, chosen
        </Tick>
        <Tick kind="radio" name="workbench-radio">
          Radio, open
        </Tick>
      </div>
      <div>
        <Toggle defaultChecked>Switch, on</Toggle>
        <Toggle>Switch, off</Toggle>
      </div>
      <FieldGroup label="People in the home">
        <Counter
          value={people}
          onChange={setPeople}
          min={1}
          max={12}
          lessLabel="One person less"
          moreLabel="One person more"
        />
      </FieldGroup>
    </Section>
  );
}
