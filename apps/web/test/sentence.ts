const readIn = ({ textContent }: Element): string => textContent.replace(/\s+/g, ' ').trim();

/** Finds a sentence as people read it, also where a word of it is set in an element of its own to stay in one line. */
export const sentence =
  (words: string) =>
  (_: string, element: Element | null): boolean =>
    element !== null && readIn(element) === words && [...element.children].every((child) => readIn(child) !== words);
