import type { Bearer } from '@vesta/domain/payment/who-pays';
import type { ApplicantRole } from '@vesta/domain/roles';
import { minutesOfWay } from '@vesta/domain/workflow/minutes';
import { useRoute } from './use-route.ts';

/** How long the whole way takes, told to somebody who has not begun. */
export function useMinutesOfWay(who: { role: ApplicantRole; paidBy: Bearer }): number {
  const { region, applicationType } = useRoute();
  return minutesOfWay({ region, applicationType, ...who });
}
