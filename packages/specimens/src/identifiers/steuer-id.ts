import type { Chance } from '../chance.ts';

function checkDigit(first10: string): number {
  let product = 10;
  for (const digit of first10) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10;
}

/** Ten digits of which one comes twice, another not at all, and the first is not 0; then the check digit. */
export function steuerId(chance: Chance): string {
  const pool = [...'0123456789'];
  const order: string[] = [];
  while (pool.length > 0) order.push(...pool.splice(chance.between(0, pool.length - 1), 1));
  const [twice = '1', ...others] = order;
  const nine = [twice, ...others.slice(0, 8)];
  nine.splice(chance.between(2, 9), 0, twice);
  const first10 = nine.join('');
  return first10.startsWith('0') ? steuerId(chance) : `${first10}${checkDigit(first10)}`;
}

export function isSteuerId(code: string): boolean {
  if (!/^[1-9]\d{10}$/.test(code)) return false;
  const counts = [...'0123456789'].map((digit) => code.slice(0, 10).split(digit).length - 1);
  return counts.filter((count) => count > 1).length === 1 && checkDigit(code.slice(0, 10)) === Number(code.charAt(10));
}

/** 12 345 678 901. */
export const steuerIdInGroups = (code: string): string => code.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
