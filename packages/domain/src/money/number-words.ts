import { plainWordsOf } from '../text/fold.ts';

const italianUnits =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  );
const italianTens = ['', '', 'venti', 'trenta', 'quaranta', 'cinquanta', 'sessanta', 'settanta', 'ottanta', 'novanta'];
const germanUnits =
  'null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const germanTens = ['', '', 'zwanzig', 'dreissig', 'vierzig', 'funfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];

const HUNDRED = 100;
const THOUSAND = 1000;

function italianBelowHundred(number: number): string[] {
  const unit = italianUnits[number];
  if (unit !== undefined) return [unit];
  const [ten = '', one] = [italianTens[Math.floor(number / 10)], number % 10];
  if (one === 0) return [ten];
  // "ventuno", "trentotto": the vowel falls before another.
  const stem = one === 1 || one === 8 ? ten.slice(0, -1) : ten;
  return [stem + italianUnits[one]];
}

function italianBelowThousand(number: number): string[] {
  const [hundreds, rest] = [Math.floor(number / HUNDRED), number % HUNDRED];
  if (hundreds === 0) return italianBelowHundred(rest);
  const head = `${hundreds === 1 ? '' : italianUnits[hundreds]}cento`;
  if (rest === 0) return [head];
  // "centottanta" is written as often as "centoottanta".
  return italianBelowHundred(rest).flatMap((tail) =>
    tail.startsWith('o') ? [head + tail, head.slice(0, -1) + tail] : [head + tail],
  );
}

function germanBelowHundred(number: number): string {
  const unit = germanUnits[number];
  if (unit !== undefined) return unit;
  const [ten = '', one] = [germanTens[Math.floor(number / 10)], number % 10];
  return one === 0 ? ten : `${germanUnits[one]}und${ten}`;
}

function germanBelowThousand(number: number): string[] {
  const [hundreds, rest] = [Math.floor(number / HUNDRED), number % HUNDRED];
  const tail = rest === 1 ? ['eins', 'ein'] : [rest === 0 ? '' : germanBelowHundred(rest)];
  if (hundreds === 0) return tail;
  const heads = hundreds === 1 ? ['einhundert', 'hundert'] : [`${germanUnits[hundreds]}hundert`];
  return heads.flatMap((head) => tail.flatMap((end) => (end === '' ? [head] : [head + end, `${head}und${end}`])));
}

/** Every way of writing a number below a thousand, and the number. */
const belowThousand = new Map<string, number>(
  Array.from({ length: THOUSAND }, (_, number) => number).flatMap((number) =>
    [...italianBelowThousand(number), ...germanBelowThousand(number)]
      .filter((word) => word !== '')
      .map((word): [string, number] => [word, number]),
  ),
);

const thousands = /^(.*?)(?:mila|mille|tausend)(?:und(?=.))?(.*)$/;

/**
 * The whole number that words spell, in Italian or German, up to a million less one: "duemilacinquecento",
 * "zweitausendfünfhundert". Null where they spell none.
 */
export function numberInWords(text: string): number | null {
  const word = plainWordsOf(text.replace(/[Ää]e?|[Öö]e?|[Üü]e?/g, (letter) => letter.charAt(0)))
    .replace(/\b(?:euro|eur)\b/g, ' ')
    .replace(/ /g, '')
    .replace(/fuenf/g, 'funf')
    .replace(/zwoelf/g, 'zwolf');
  const plain = belowThousand.get(word);
  if (plain !== undefined) return plain;
  const [, head, tail] = thousands.exec(word) ?? [];
  if (head === undefined || tail === undefined) return null;
  const [many, rest] = [head === '' ? 1 : belowThousand.get(head), tail === '' ? 0 : belowThousand.get(tail)];
  return many === undefined || rest === undefined ? null : many * THOUSAND + rest;
}
