const isVowel = (letter: string): boolean => 'AEIOU'.includes(letter);

const split = (letters: string) => ({
  consonants: [...letters].filter((letter) => !isVowel(letter)),
  vowels: [...letters].filter(isVowel),
});

/** Both take letters A to Z; a name too short for three is filled with X. */
export function surnameCode(letters: string): string {
  const { consonants, vowels } = split(letters);
  return [...consonants, ...vowels, 'X', 'X', 'X'].slice(0, 3).join('');
}

export function givenNameCode(letters: string): string {
  const { consonants } = split(letters);
  // With four consonants or more the second one is left out.
  if (consonants.length >= 4) return [consonants[0], consonants[2], consonants[3]].join('');
  return surnameCode(letters);
}
