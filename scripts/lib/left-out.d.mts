/** Whether a file of a package belongs into a release for this system. */
export function isShipped(name: string, path: string): boolean;
/** Whether a file is a build for another system, which no tool of ours ever loads. */
export function isForeign(name: string, path: string): boolean;
