import type { InspectedPage } from '@vesta/engine/pipeline/inspection';

const numbered = (pages: readonly InspectedPage[]): string =>
  `${pages.length > 1 ? 'pages' : 'page'} ${pages.map(({ number }) => number).join(', ')}`;

/** Which pages nobody had the time to read, or to read whole: what stands there is missing from everything below. */
export function unreadPages(pages: readonly InspectedPage[]): string[] {
  const [unseen, inPart] = (['all', 'words'] as const).map((part) => pages.filter(({ unread }) => unread === part));
  return [
    ...(unseen && unseen.length > 0 ? [`not read: ${numbered(unseen)}`] : []),
    ...(inPart && inPart.length > 0 ? [`only days and amounts read: ${numbered(inPart)}`] : []),
  ];
}
