import { useQueries } from '@tanstack/react-query';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import { useContext } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { factsQuery, isNamedByReading, ReadingAllowedContext } from '../documents/use-reading.ts';
import { useDocumentTitle } from './use-document-title.ts';

/** What the cards of a list call its papers. Where two are called alike, the names of their files tell them apart. */
export function usePaperTitles(documents: readonly DocumentRecord[]): (document: DocumentRecord) => string {
  const api = useApi();
  const titleOf = useDocumentTitle();
  const isAllowed = useContext(ReadingAllowedContext);
  const readings = useQueries({
    queries: documents.map((document) => ({
      ...factsQuery(api, document.id),
      enabled: isAllowed && isNamedByReading(document),
    })),
  });
  const titles = documents.map((document, place) => titleOf(document, readings[place]?.data));
  const count = (title: string) => titles.filter((one) => one.title === title).length;
  const names = new Map(
    titles.map(({ title, fileName }, place) => [
      documents[place]?.id,
      fileName && count(title) > 1 ? `${title} (${fileName})` : title,
    ]),
  );
  return ({ id, name }) => names.get(id) ?? name;
}
