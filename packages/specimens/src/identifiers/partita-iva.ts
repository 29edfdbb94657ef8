/** Every second digit doubled, nines cast out. */
function luhn(first10: string): number {
  let sum = 0;
  [...first10].forEach((character, index) => {
    const value = Number(character) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  });
  return (10 - (sum % 10)) % 10;
}

/** Seven digits of the holder and three of the province office make the ten that the last one checks. */
export const partitaIva = (first10: string): string => `${first10}${luhn(first10)}`;
export const isPartitaIva = (code: string): boolean => /^\d{11}$/.test(code) && partitaIva(code.slice(0, 10)) === code;
