/** A typed line, taken apart at its commas, with what needs no guessing already taken out. */
export interface Typed {
  /** Never empty segments; a full postcode counts as a comma. */
  segments: string[][];
  postcode: string | null;
  provinceCode: string | null;
}

/** More parts than this are no address. */
const MOST_SEGMENTS = 8;
const COUNTRY = /^(italia|italy|italien|deutschland|germany|germania)$/i;
const POSTCODE = /(?:^|(?<=[\s,]))(?:[DI]\s?-\s?)?(\d{5})(?=$|[\s,])/i;
const PROVINCE_IN_BRACKETS = /\(\s*([a-z]{2})\s*\)/i;
/** "Milano MI": only in capitals, and only behind a word, since it may as well be the beginning of a town. */
const PROVINCE_AT_END = /(?<=\p{L}\s+)([A-Z]{2})\s*$/u;

export function splitTyped(text: string): Typed {
  const province = PROVINCE_IN_BRACKETS.exec(text) ?? PROVINCE_AT_END.exec(text);
  const withoutProvince = province ? text.replace(province[0], ' ') : text;
  const postcode = POSTCODE.exec(withoutProvince);
  const rest = postcode ? withoutProvince.replace(postcode[0], ' , ') : withoutProvince;
  const segments = rest
    .split(/[,;\n]/)
    .map((segment) => segment.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)))
    .filter((words) => words.length > 0 && !COUNTRY.test(words.join(' ')))
    .slice(0, MOST_SEGMENTS);
  return {
    segments,
    postcode: postcode?.[1] ?? null,
    provinceCode: province?.[1]?.toUpperCase() ?? null,
  };
}
