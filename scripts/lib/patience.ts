/**
 * How long a test waits for one thing, and how long it may take as a whole. A limit is there for what hangs: twenty other
 * busy processes make everything ten times slower, and no test may fail of that.
 */
export const PATIENCE_MS = 60_000;
export const TEST_MS = 300_000;
