/** What `require` is beside the tool; fetches the tool first where it is not there. */
export function toolRequire(name: string): NodeJS.Require;
