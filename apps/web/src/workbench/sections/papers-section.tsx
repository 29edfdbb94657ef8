import { Arches } from '../../ui/arches/arches.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DocumentCard } from '../../ui/document-card/document-card.tsx';
import { DropArea } from '../../ui/drop-area/drop-area.tsx';
import { FileButton } from '../../ui/file-button/file-button.tsx';
import { OrLine } from '../../ui/or-line/or-line.tsx';
import { Tally } from '../../ui/tally/tally.tsx';
import { Section } from '../section.tsx';

const nothing = () => undefined;
const remove = { label: 'Delete', stops: false, onRemove: nothing };

/** Papers on their way, read, doubted and refused, and what stands around them. */
export function PapersSection() {
  return (
    <Section id="papers" title="Papers">
      <DocumentCard
        paper="payslip"
        title="February 2026"
        sub="Rinaldi Logistica, net €1,842.00"
        fileName="february.pdf"
        look="verified"
        state="Read and matching"
        remove={remove}
        foot={
          <Button kind="ghost" size="mini" icon="eye">
            See what we read
          </Button>
        }
      />
      <DocumentCard paper="bank" title="account.pdf" look="warning" state="Worth a look" remove={remove}>
        <p>
          <b>account.pdf</b> is older than three months.
        </p>
      </DocumentCard>
      <DocumentCard paper="fiscal" title="return.pdf" look="error" state="Cannot be used" remove={remove} />
      <DocumentCard
        paper="contract"
        title="contract.pdf"
        look="working"
        state="Uploading, 3.1 of 4.8 MB"
        progress={{ label: 'Upload of contract.pdf', value: 0.64 }}
        remove={{ ...remove, label: 'Cancel', stops: true }}
      />
      <OrLine>or</OrLine>
      <DropArea hint="Let go to upload" onFiles={nothing}>
        <FileButton icon="upload" kind="second" accept="application/pdf" onFiles={nothing}>
          Choose a file, or drop one here
        </FileButton>
      </DropArea>
      <Tally
        label="What we need"
        parts={[
          { href: '#papers', name: 'Payslips', state: 'warning', stateText: 'One missing' },
          { href: '#papers', name: 'Tax document', state: 'todo', stateText: 'To do' },
          { href: '#papers', name: 'Bank account', state: 'done', stateText: 'Complete' },
        ]}
      />
      <Arches
        label="Finished: ID and tax. In progress: payslips."
        arches={[
          { name: 'ID', isLit: false },
          { name: 'Payslips', isLit: true },
          { name: 'Tax', isLit: false },
        ]}
      />
    </Section>
  );
}
