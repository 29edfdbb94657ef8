import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { Row, Section } from '../section.tsx';

export function MessagesSection() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Section id="messages" title="Messages">
      <MessageBox tone="info" lead="You can close this page." text="We e-mail you when it is done." />
      <MessageBox tone="good" lead="Payment received." text="Your receipt is on its way." />
      <MessageBox tone="warning" lead="March is missing." text="Add it so there is no gap." />
      {isOpen ? (
        <MessageBox
          defaultText="Oops, Some Error Happened."
          close={{ label: 'Close', onClose: () => setIsOpen(false) }}
        />
      ) : (
        <Button kind="second" size="mini" onClick={() => setIsOpen(true)}>
          Show the closed message again
        </Button>
      )}
      <MessageBox tone="unsure" lead="Not conclusive." text="Two of three months could be read." />
      <Row>
        <Chip tone="good">Verified</Chip>
        <Chip tone="warn">Check this</Chip>
        <Chip tone="bad">Failed</Chip>
        <Chip tone="unsure">Not conclusive</Chip>
        <Chip tone="brand">Fastest</Chip>
        <Chip tone="line">Optional</Chip>
        <Chip>From 1 July</Chip>
        <Chip icon="todo">To do</Chip>
      </Row>
    </Section>
  );
}
