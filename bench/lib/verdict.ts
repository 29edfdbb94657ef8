/** Says whether a target is met. Nothing fails on it: a busy machine must not break a build. */
export const verdict = (met: boolean): string => (met ? 'met' : '**missed**');

export const atLeast = (value: number, target: number): string => verdict(value >= target);
export const atMost = (value: number, target: number): string => verdict(value <= target);

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
