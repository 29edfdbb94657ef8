import type { Finding } from '@vesta/engine/checks/finding';
import type { Touched } from '@vesta/specimens/tamper/forgery';

/** Points or pixels that two places may lie apart and still be one. */
const NEAR = 6;

/** Whether one of the places that a finding rests on is a place that was touched. */
export const pointsAt = ({ working }: Finding, paper: string, touched: readonly Touched[]): boolean =>
  working.some(
    ({ paper: named, page, box }) =>
      named === paper &&
      box !== null &&
      touched.some(
        (place) =>
          place.page === page &&
          box.left < place.box.right + NEAR &&
          box.right > place.box.left - NEAR &&
          box.top < place.box.bottom + NEAR &&
          box.bottom > place.box.top - NEAR,
      ),
  );
