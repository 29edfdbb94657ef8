import { Hearth } from '../../ui/hearth/hearth.tsx';
import { Mark } from '../../ui/mark/mark.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { LoadingArea, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { Row, Section } from '../section.tsx';

export function WaitingSection() {
  return (
    <Section id="waiting" title="Waiting">
      <Row>
        <Spinner label="Reading your payslip" tone="ember" />
        <Spinner label="Saving" size="small" />
        <span className="small quiet">Rest on a ring to read what it waits for.</span>
      </Row>
      <ProgressBar label="Uploading aprile.pdf" value={0.64} />
      <ProgressBar label="Reading aprile.pdf" value={null} />
      <LoadingArea label="Loading the listing">
        <div className="stack-s">
          <Skeleton width="40%" />
          <Skeleton width="82%" height={38} />
          <Skeleton lines={2} />
          <Skeleton height={79} radius={16} />
        </div>
      </LoadingArea>
      <Row>
        <Mark />
        <Mark size={66} />
        <Hearth size={104} />
        <Hearth size={104} lit={false} />
      </Row>
    </Section>
  );
}
