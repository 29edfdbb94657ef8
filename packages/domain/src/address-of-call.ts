declare const CALL: unique symbol;

/** Where a call goes, its ids in place; the type still knows which call it is. */
export type Address<Path extends string> = string & { readonly [CALL]: Path };

/** The ids that a path asks for: `company` and `listing` of `/companies/:company/listings/:listing`. */
export type IdsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | IdsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** No id can lead to another call: whatever it holds stays within its part of the path. */
export const fillIn = <const Path extends string>(path: Path, ids: Readonly<Record<string, string>>): Address<Path> =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? '')) as Address<Path>;

/** The address of a call, all of its ids given. */
export const addressOfCall = <const Path extends string>(
  path: Path,
  ids: Readonly<Record<IdsOf<Path>, string>>,
): Address<Path> => fillIn(path, ids);
