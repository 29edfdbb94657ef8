import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Section } from '../section.tsx';

export function HeadersSection() {
  return (
    <Section id="headers" title="Headers">
      <PageHeader
        sub
        intro="Application for Via Savona 41"
        header="How do you earn your living?"
        description="This decides which papers we ask you for."
        note="You can come back and change it."
      />
      <PageHeader sub header="Anything else?" optional="Optional" />
      <PageHeader sub header="Three payslips" required="Required" description="February, March and April." />
      <PageHeader sub centred header="Your report is ready" description="Centred, for the end of a way." />
    </Section>
  );
}
