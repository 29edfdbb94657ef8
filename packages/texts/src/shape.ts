/** The same keys with any words: what every other language must provide for a bundle written in English. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };
