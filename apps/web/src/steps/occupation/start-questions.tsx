import type { Listing } from '@vesta/domain/listing';
import type { StartPart } from '../../lib/flow/start-part.ts';
import { WithQueries } from '../../lib/queries/with-queries.tsx';
import { ApplicationTypeQuestion } from './application-type-question.tsx';
import { EmploymentStatusQuestion } from './employment-status-question.tsx';
import { RapidStart } from './rapid-start.tsx';

type StartQuestionsProps = {
  part: Exclude<StartPart, 'intro'> | 'rapid';
  listing: Listing | null;
  beforeStatus: StartPart;
  go: (part: StartPart) => void;
};

function Question({ part, listing, beforeStatus, go }: StartQuestionsProps) {
  if (part === 'rapid') return <RapidStart />;
  if (part === 'type') return <ApplicationTypeQuestion onBack={() => go('intro')} />;
  return <EmploymentStatusQuestion listing={listing} onBack={() => go(listing ? 'intro' : beforeStatus)} />;
}

/** What is asked after the first page; fetched when somebody starts. */
export default function StartQuestions(props: StartQuestionsProps) {
  return (
    <WithQueries>
      <Question {...props} />
    </WithQueries>
  );
}
