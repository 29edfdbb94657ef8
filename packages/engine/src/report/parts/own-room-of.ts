import type { Explanation } from '@vesta/domain/report/explain';
import type { OwnRoom } from '@vesta/domain/report/own-room';
import type { Analysis } from '../../analysis/analyse.ts';
import { constants } from '../../analysis/model/constants.ts';
import { guarantorRoom } from '../../analysis/model/guarantor-room.ts';
import { explained, inputOf } from '../explain/explanation.ts';
import type { ReportInput } from '../input.ts';
import { incomeGround } from './purse-of.ts';

/** What their own home costs: as the account shows it, else as they say. A loan that is seen is a commitment already. */
function housingOf({ costs, ground }: Analysis): number | null {
  const { declared_rent: saidRent, declared_housing_loan: saidLoan = null } = ground.input.applicant;
  const isLoanSeen = costs.list.some(({ kind }) => kind === 'mortgage');
  const rent = costs.rent ?? saidRent;
  if (rent === null && saidLoan === null && !isLoanSeen) return null;
  return (rent ?? 0) + (isLoanSeen ? 0 : (saidLoan ?? 0));
}

/** What a guarantor could carry for somebody else; null in the reports of those who apply themselves. */
export function ownRoomOf({ role }: Pick<ReportInput, 'role'>, analysis: Analysis): OwnRoom | null {
  if (role !== 'guarantor') return null;
  const { income, costs } = analysis;
  const { commitments } = costs;
  const housing = housingOf(analysis);
  const room = income === null ? null : guarantorRoom({ income, commitments, housing: housing ?? 0 });
  return { room, income, commitments, housing };
}

/** The way to that figure: the only one of the kind that a guarantor's report explains. */
export function explainOwnRoom({ room, income, commitments, housing }: OwnRoom, analysis: Analysis): Explanation {
  const { incomePlaces, commitmentPlaces } = incomeGround(analysis);
  return explained({
    figure: 'own_room',
    value: room,
    unit: 'cents',
    formula: 'guarantor_room',
    inputs: [
      inputOf('income', income, 'cents', incomePlaces),
      inputOf('guarantor_share', constants.GUARANTOR_SHARE, 'percent'),
      inputOf('commitments', commitments, 'cents', commitmentPlaces),
      inputOf('own_housing', housing, 'cents', analysis.costs.rentPlaces),
    ],
  });
}
