const REACH = 1024;

/** Where a file begins behind the lines that mail gateways and web servers put before it: its places count from there. */
export const headerOf = (text: string): number => Math.max(0, text.slice(0, REACH).indexOf('%PDF'));
