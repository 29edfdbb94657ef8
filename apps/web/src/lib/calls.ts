import type { Address } from '@vesta/domain/address-of-call';
import type { components } from './contract.gen.ts';

type Contract = components['schemas'];
export type Verb = 'GET' | 'POST';

type PathIn<Name, V extends Verb> = Name extends `${V} ${infer Path}` ? Path : never;
/** Every path of the interface that is called by this verb. */
export type Path<V extends Verb> = PathIn<keyof Contract, V>;

type Call<V extends Verb, P extends Path<V>> = Contract[Extract<`${V} ${P}`, keyof Contract>];
type Part<C, Name extends string> = C extends { [K in Name]: infer Value } ? Value : never;

/** What a call answers when it succeeds. */
export type Answer<V extends Verb, P extends Path<V>> = Part<Call<V, P>, 'answer'>;

type QueryOf<V extends Verb, P extends Path<V>> = Part<Call<V, P>, 'query'>;
type BodyOf<V extends Verb, P extends Path<V>> = Part<Call<V, P>, 'body'>;

/** A value that is missing is not sent. */
type Asked<Q> = { [K in keyof Q]: Q[K] | null | undefined };

type Widened<T> = T extends string ? string : T extends boolean ? boolean : T;

/**
 * Fields by their names. Their values may be unfinished, as people leave them: the server refuses those with words for
 * the screen. A body of any fields is checked by its form.
 */
type Sent<B> = string extends keyof B ? object : { [K in keyof B]: Widened<B[K]> | null | undefined };

/** What may be said with a call: its query and its body, where it has them. */
export interface Said<V extends Verb, P extends Path<V>> {
  query?: Asked<QueryOf<V, P>>;
  body?: Sent<BodyOf<V, P>>;
}

/** A path that names nothing, or one whose names were filled in. */
export type Addressed<P extends string> = P | Address<P>;
