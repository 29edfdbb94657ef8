/** Our own part of a release, by its places in a clone. */
export const releasedPaths: readonly string[];
/** Lays everything that runs into one folder. The server and the page must have been built. */
export function makeRelease(into: string): void;
export function bytesBelow(folder: string): number;
