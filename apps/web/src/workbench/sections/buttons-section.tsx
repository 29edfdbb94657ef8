import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Row, Section } from '../section.tsx';

export function ButtonsSection() {
  return (
    <Section id="buttons" title="Buttons">
      <Row>
        <Button endIcon="arrow-r">Continue</Button>
        <Button busy>Saving</Button>
        <Button aria-disabled>Disabled</Button>
      </Row>
      <Row>
        <Button kind="second">Second</Button>
        <Button kind="ghost">Ghost</Button>
        <Button kind="danger" icon="trash">
          Remove
        </Button>
      </Row>
      <Row>
        <Button kind="second" size="mini" icon="upload">
          Choose a file
        </Button>
        <Button size="mini">Mini</Button>
        <IconButton icon="trash" label="Delete the payslip" />
        <a href="#buttons">Correct the address</a>
      </Row>
      <ButtonLink href="#buttons" block icon="mail">
        A link as wide as the column
      </ButtonLink>
    </Section>
  );
}
