const symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digitWeights = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const letterWeights = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
/** Weights in the first, third, fifth … place; in the others a digit counts as itself and A to Z as 0 to 25. */
const oddWeights = [...digitWeights, ...letterWeights];

/** The last letter that belongs to the fifteen characters before it. */
export function checkCharacter(first15: string): string {
  let sum = 0;
  [...first15].forEach((character, index) => {
    const symbol = symbols.indexOf(character);
    const even = symbol < 10 ? symbol : symbol - 10;
    sum += index % 2 === 0 ? (oddWeights[symbol] ?? 0) : even;
  });
  return String.fromCharCode(65 + (sum % 26));
}

export const hasRightCheckCharacter = (code: string): boolean => checkCharacter(code.slice(0, 15)) === code.charAt(15);
