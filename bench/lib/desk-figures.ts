/** What 95 of 100 calls of the desk stay below, by call. */
export type DeskFigures = Record<string, number>;
