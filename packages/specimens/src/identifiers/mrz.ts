import type { Day } from '@vesta/domain/dates/day';

export interface ZoneHolder {
  readonly documentCode: string;
  readonly issuer: string;
  readonly number: string;
  readonly nationality: string;
  readonly surname: string;
  readonly givenNames: string;
  readonly birthDay: Day;
  /** Null where the card leaves it out, as German ones do. */
  readonly sex: 'F' | 'M' | null;
  readonly expires: Day;
  readonly optional?: string;
  readonly secondOptional?: string;
}

const weights = [7, 3, 1];
const numberOf = (character: string): number => {
  if (character === '<') return 0;
  return /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 55;
};

function zoneCheckDigit(field: string): string {
  let sum = 0;
  [...field].forEach((character, index) => {
    sum += numberOf(character) * (weights[index % 3] ?? 0);
  });
  return String(sum % 10);
}

const spelled: Record<string, string> = {
  Ä: 'AE',
  Ö: 'OE',
  Ü: 'UE',
  ß: 'SS',
  ẞ: 'SS',
  Ø: 'OE',
  Æ: 'AE',
  Å: 'AA',
  Ł: 'L',
  Đ: 'D',
};

/** Names in the letters that a machine-readable zone has. */
export function zoneName(name: string): string {
  const letters = [...name.normalize('NFC').replaceAll('ß', 'SS').toLocaleUpperCase('en')].map((c) => spelled[c] ?? c);
  const bare = letters.join('').normalize('NFD').replace(/\p{M}/gu, '');
  return bare.replace(/['’.]/g, '').replace(/[^A-Z]+/g, '<');
}

const fill = (text: string, length: number): string => text.slice(0, length).padEnd(length, '<');
const six = (day: Day): string => day.slice(2).replaceAll('-', '');
const names = (holder: ZoneHolder, length: number): string =>
  fill(`${zoneName(holder.surname)}<<${zoneName(holder.givenNames)}`, length);
const checked = (field: string): string => `${field}${zoneCheckDigit(field)}`;

/** Three lines of thirty: cards and permits. */
export function td1(holder: ZoneHolder): string[] {
  const numbered = `${checked(fill(holder.number, 9))}${fill(holder.optional ?? '', 15)}`;
  const birth = checked(six(holder.birthDay));
  const expiry = checked(six(holder.expires));
  const rest = fill(holder.secondOptional ?? '', 11);
  const composite = zoneCheckDigit(numbered + birth + expiry + rest);
  return [
    `${fill(holder.documentCode, 2)}${fill(holder.issuer, 3)}${numbered}`,
    `${birth}${holder.sex ?? '<'}${expiry}${fill(holder.nationality, 3)}${rest}${composite}`,
    names(holder, 30),
  ];
}

/** Two lines of forty-four: passports. An empty personal number keeps its check digit empty where the issuer does. */
export function td3(holder: ZoneHolder): string[] {
  const number = checked(fill(holder.number, 9));
  const birth = checked(six(holder.birthDay));
  const expiry = checked(six(holder.expires));
  const personal = fill(holder.optional ?? '', 14);
  const personalChecked = holder.optional ? checked(personal) : `${personal}<`;
  const composite = zoneCheckDigit(number + birth + expiry + personalChecked);
  return [
    `${fill(holder.documentCode, 2)}${fill(holder.issuer, 3)}${names(holder, 39)}`,
    `${number}${fill(holder.nationality, 3)}${birth}${holder.sex ?? '<'}${expiry}${personalChecked}${composite}`,
  ];
}
