export type Imports = ReadonlyMap<string, readonly string[]>;
/** Every file of code below the folders, with the files it imports, types and dynamic imports too; `node:` for Node. */
export function readImports(root: string, folders: string[]): Imports;
