import { applicantNumber, applicationNumber } from '@vesta/domain/report-number';
import { openStepBefore } from '@vesta/domain/workflow/open-step';
import { workflowFor } from '@vesta/domain/workflow/workflow';
import { expect, test } from 'vitest';
import { type Persona, personas } from './personas.ts';

const nothing = { answers: {}, documents: [], isDeclared: false, isPaid: false };

test.each(Object.entries<Persona>(personas))(
  'RES-04 %s stands at a step before which nothing is open',
  (_, persona) => {
    const steps = workflowFor({ ...persona, lanPays: false, isCovered: false });
    expect(openStepBefore(steps, persona.stepRouter, nothing, persona)).toBeNull();
  },
);

test('REV-02 no two demo people have one number, neither as persons nor as applications', () => {
  const people = Object.values(personas);
  for (const numbers of [
    people.map(({ applicationId }) => applicationNumber(applicationId)),
    people.map(({ userId }) => applicantNumber(userId)),
  ])
    expect(new Set(numbers).size).toBe(people.length);
});
