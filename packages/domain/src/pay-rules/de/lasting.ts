/** What did not change over the years told here. */
export const allowances = { employee: 1_230, special: 36, singleParent: 4_260 };
export const shares = {
  pension: 9.3,
  unemployment: 1.3,
  health: 7.3,
  healthForTax: 7,
  careChildless: 0.6,
  carePerChild: 0.25,
  careSaxony: 0.5,
};
export const HIGH_UP_TO = 277_825;
export const CLASS_FIVE_THIRD = 222_260;
export const MIDIJOB = 2_000;
