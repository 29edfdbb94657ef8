import type { PaperType } from '@vesta/domain/papers/kinds';
import { textIn } from '../../papers/fields.ts';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { type ReadPaper, readPapersOf } from '../../papers/read-papers.ts';
import type { About } from '../run/check.ts';
import type { IdentityDocument } from './document.ts';

/** Papers that say part of what they say on their back. */
export const twoSided: readonly PaperType[] = ['id_card', 'paper_id_card', 'residence_permit'];

type Group = readonly ReadPaper<'identity_document'>[];

const telling = ['document_number', 'birth_date', 'fiscal_code'] as const;

const differ = (a: ReadPaper<'identity_document'>, b: ReadPaper<'identity_document'>): boolean =>
  telling.some((name) => {
    const [one, other] = [textIn(a.reading, name), textIn(b.reading, name)];
    return one !== null && other !== null && one !== other;
  });

const sameNumber = (a: ReadPaper<'identity_document'>, b: ReadPaper<'identity_document'>): boolean => {
  const number = textIn(a.reading, 'document_number');
  return number !== null && number === textIn(b.reading, 'document_number');
};

const isOneSide = ({ reading }: ReadPaper<'identity_document'>): boolean =>
  reading.side === 'front' || reading.side === 'back';

const sameKind = (a: ReadPaper<'identity_document'>, b: ReadPaper<'identity_document'>): boolean =>
  a.reading.type === b.reading.type &&
  (a.reading.country === b.reading.country || a.reading.country === null || b.reading.country === null);

const mayJoin = (group: Group, part: ReadPaper<'identity_document'>): boolean =>
  group.every(
    (other) =>
      sameKind(other, part) &&
      isOneSide(other) &&
      (other.reading.side === part.reading.side ? sameNumber(other, part) : !differ(other, part)),
  );

/** A single front and a single back are one card even where they contradict each other: then that is the finding. */
function withLonelySides(groups: readonly Group[]): Group[] {
  const lonely = (side: 'front' | 'back'): Group[] =>
    groups
      .filter(([first]) => first && twoSided.includes(first.reading.type))
      .filter((group) => group.every(({ reading }) => reading.side === side));
  const [fronts, backs] = [lonely('front'), lonely('back')];
  const [front, back] = [fronts[0], backs[0]];
  const [face, reverse] = [front?.[0], back?.[0]];
  const fit = fronts.length === 1 && backs.length === 1 && face && reverse && sameKind(face, reverse);
  if (!fit || !front || !back) return [...groups];
  return groups.flatMap((group) => (group === front ? [[...front, ...back]] : group === back ? [] : [group]));
}

function groupsOf(parts: readonly ReadPaper<'identity_document'>[]): Group[] {
  const groups: ReadPaper<'identity_document'>[][] = [];
  for (const part of parts) {
    const joins = isOneSide(part) && twoSided.includes(part.reading.type);
    const group = joins ? groups.find((candidate) => mayJoin(candidate, part)) : undefined;
    if (group) group.push(part);
    else groups.push([part]);
  }
  return withLonelySides(groups);
}

/** The identity papers of a set, sides put together. */
export function documentsIn(set: PaperSet): IdentityDocument[] {
  const groups = groupsOf(readPapersOf(set, 'identity_document'));
  return groups.flatMap((parts): IdentityDocument[] => {
    const [first] = parts;
    if (!first) return [];
    const country = parts.map(({ reading }) => reading.country).find((code) => code !== null) ?? null;
    const beside = groups.flatMap((other) => (other === parts ? [] : (other[0]?.reading.type ?? [])));
    return [{ type: first.reading.type, country, parts, beside }];
  });
}

export const everyDocument = (set: PaperSet): About<IdentityDocument>[] =>
  documentsIn(set).map((subject) => ({
    subject,
    papers: [...new Set(subject.parts.map(({ paper }) => paper.id))],
  }));
