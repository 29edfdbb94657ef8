/** YYYY-MM. */
export type Month = string;

export const shiftedMonth = (month: Month, by: number): Month => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 + by;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
};

/** The last full months before a day: papers of the running one cannot be there yet. */
export const lastMonths = (today: string, count: number): Month[] =>
  Array.from({ length: count }, (_, at) => shiftedMonth(today.slice(0, 7), at - count));
