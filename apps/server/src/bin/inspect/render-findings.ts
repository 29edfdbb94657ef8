import type { Finding, Working } from '@vesta/engine/checks/finding';
import { isUnasked } from '@vesta/engine/checks/unasked';
import type { CheckWords } from './check-words.ts';
import { table } from './table.ts';
import { placeText, plainText, shortText } from './terminal-text.ts';

const MOST_PLACES = 6;
const weights = { critical: 0, warning: 1, info: 2 } as const;
const marks = { critical: 'FAILED', warning: 'LOOK', info: 'note' } as const;

const valueText = (value: Working['found']): string => shortText(value === null ? '-' : String(value));

const placeRow = (place: Working, isOfSeveral: boolean): string[] => [
  isOfSeveral ? shortText(place.paper) : '',
  plainText(place.what),
  place.expected === null ? valueText(place.found) : `${valueText(place.found)}, expected ${valueText(place.expected)}`,
  place.isOfFile ? 'the file' : placeText(place.page, place.box),
];

function failedLines(finding: Finding, words: CheckWords, isOfSeveral: boolean): string[] {
  const places = finding.working.slice(0, MOST_PLACES).map((place) => placeRow(place, isOfSeveral));
  const left = finding.working.length - places.length;
  return [
    `  ${marks[finding.level]}  ${finding.rule}  ${words.title(finding)}`,
    `    ${plainText(words.sentence(finding))}`,
    ...table(places, '      ').map((line) => line.replace(/^ {6}\s+/, '      ')),
    ...(left > 0 ? [`      … ${left} more`] : []),
  ];
}

/** More papers than that are counted rather than named. */
const MOST_NAMED = 2;

const papersText = (papers: readonly string[]): string =>
  papers.length > MOST_NAMED ? `${papers.length} papers` : papers.map((paper) => shortText(paper)).join(', ');

/** Rules that say the same of several papers take one line. */
function quietRows(findings: readonly Finding[], words: CheckWords, isOfSeveral: boolean): string[][] {
  const papers = new Map<string, { row: string[]; of: string[] }>();
  for (const finding of findings) {
    const text = plainText(finding.outcome === 'passed' ? words.title(finding) : words.sentence(finding));
    const key = `${finding.rule} ${text}`;
    const said = papers.get(key) ?? { row: [finding.rule, text], of: [] };
    said.of.push(...finding.papers);
    papers.set(key, said);
  }
  return [...papers.values()].map(({ row, of }) => [...row, isOfSeveral ? papersText([...new Set(of)]) : '']);
}

/** What does not add up, the gravest first and with its working; then what could not be told, then what is right. */
export function renderFindings(findings: readonly Finding[], words: CheckWords, isOfSeveral = false): string[] {
  const failed = findings
    .filter(({ outcome }) => outcome === 'failed')
    .toSorted((a, b) => weights[a.level] - weights[b.level]);
  const quiet = (outcome: Finding['outcome']): string[] =>
    table(
      quietRows(
        findings.filter((finding) => finding.outcome === outcome && !isUnasked(finding)),
        words,
        isOfSeveral,
      ),
    );
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', title, ...lines];
  return [
    ...section(
      `Does not add up (${failed.length})`,
      failed.flatMap((finding) => failedLines(finding, words, isOfSeveral)),
    ),
    ...section('Could not be told', quiet('inconclusive')),
    ...section('In order', quiet('passed')),
  ];
}
