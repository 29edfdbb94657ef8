import { Field } from '../../ui/field/field.tsx';
import { InputGroup } from '../../ui/input-group/input-group.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { Section } from '../section.tsx';

export function FieldsSection() {
  return (
    <Section id="fields" title="Fields">
      <Field label="Label" hint="The hint comes before the error.">
        <TextInput placeholder="Nothing yet" />
      </Field>
      <Field label="With an error" hint="DD/MM/YYYY" error="You need to be at least 18">
        <TextInput defaultValue="14/09/2012" inputMode="numeric" />
      </Field>
      <Field label="Read from your card" ok="Matches your identity card">
        <TextInput defaultValue="MRTGLI94P54G337K" />
      </Field>
      <Field label="Locked" hint="Set by your invitation.">
        <TextInput defaultValue="marco@bellini.example" disabled />
      </Field>
      <Field label="Amount">
        <InputGroup after="€" className="w-m">
          <TextInput numeric inputMode="decimal" defaultValue="1,120.00" />
        </InputGroup>
      </Field>
      <Field label="Amount with an error" error="A rent is more than zero">
        <InputGroup after="€" className="w-m">
          <TextInput numeric inputMode="decimal" defaultValue="0.00" />
        </InputGroup>
      </Field>
      <Field label="Province" optional="Optional">
        <Select defaultValue="MI">
          <option value="MI">Milano</option>
          <option value="RM">Roma</option>
        </Select>
      </Field>
      <Field label="Anything to add" optional="Optional">
        <TextArea placeholder="In your own words" />
      </Field>
    </Section>
  );
}
