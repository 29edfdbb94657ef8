import { reportFlags } from '@vesta/domain/report/flags';
import type { RaisedFlag, RuleName } from '../../checks/meaning.ts';
import { rules } from '../../checks/rules.ts';

export interface FindingCause extends RaisedFlag {
  readonly rule: RuleName;
}

const raised: readonly FindingCause[] = rules.flatMap(({ id, means }) =>
  (means?.flags ?? []).map((flag): FindingCause => ({ ...flag, rule: id })),
);

/** Which failed check raises which flag, as the rules declare it; nothing else raises them. */
export const findingCauses: readonly FindingCause[] = reportFlags.flatMap((flag) =>
  raised.filter((cause) => cause.flag === flag),
);
