import { WhenLoaded } from '../../features/checked-form/when-loaded.tsx';
import { useFlow } from '../../lib/flow/flow.ts';
import { useRoute } from '../../lib/use-route.ts';
import { AddressPart } from './address-part.tsx';
import { BirthPart } from './birth-part.tsx';
import { GermanPage } from './german-page.tsx';
import { isFirstPartSaved, openPart, type Saved } from './personal-details.mapping.ts';
import { usePart } from './use-part.ts';
import { useSubStepReport } from './use-sub-step-report.ts';

/** Italy asks in two parts, Germany on one page. */
export default function PersonalDetailsScreen() {
  const { region } = useRoute();
  return (
    <WhenLoaded>
      {({ answers }) =>
        region === 'de' ? <Germany saved={answers.personal_details} /> : <Italy saved={answers.personal_details} />
      }
    </WhenLoaded>
  );
}

function Germany({ saved }: { saved: Saved }) {
  const flow = useFlow();
  return <GermanPage saved={saved} onBack={flow.back} onSaved={() => flow.next()} />;
}

function Italy({ saved }: { saved: Saved }) {
  const flow = useFlow();
  const { part, toFirst, toSecond } = usePart({ leftOff: openPart(saved), isFirstSaved: isFirstPartSaved(saved) });
  useSubStepReport(part, saved);
  if (part === 1) return <BirthPart saved={saved} onBack={flow.back} onSaved={toSecond} />;
  return <AddressPart saved={saved} onBack={toFirst} onSaved={() => flow.next()} />;
}
