import type { Contract } from '#contract/contract.ts';
import type { BodyInputOf, Endpoint, ParamsOf, QueryInputOf, ResponseOf } from '#contract/kit/endpoint.ts';

type QueryValue = string | number | boolean | null | undefined | readonly (string | number | boolean)[];

export type QueryParams = Readonly<Record<string, QueryValue>>;

/** Arrays are sent in bracket form: `ids[]=1&ids[]=2`. Null and undefined values are left out. */
export const queryString = (query: QueryParams | undefined): string => {
  const params: string[] = [];
  const add = (name: string, value: string | number | boolean) =>
    params.push(`${name}=${encodeURIComponent(String(value))}`);
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue;
    const key = encodeURIComponent(name);
    if (typeof value === 'object') value.forEach((item) => add(`${key}[]`, item));
    else add(key, value);
  }
  return params.length === 0 ? '' : `?${params.join('&')}`;
};

type ContractRoute = keyof Contract;

type Part<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : Partial<T> extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T };

type BodyPart<E extends Endpoint> = E extends { readonly file: string }
  ? { readonly body: FormData }
  : E extends { readonly bytes: true }
    ? { readonly body: Blob }
    : Part<'body', BodyInputOf<E>>;

/** The transport gives such a call a key; a screen that must know it, or keep it over a reload, brings one. */
type KeyPart<E extends Endpoint> = E extends { readonly idempotent: true }
  ? { readonly idempotencyKey?: string }
  : unknown;

/** Path parameters as the browser has them: numbers or strings. */
type PathValues<T> = T extends undefined ? undefined : { readonly [K in keyof T]: string | number };

type Parts<E extends Endpoint> = Part<'params', PathValues<ParamsOf<E>>> &
  Part<'query', QueryInputOf<E>> &
  BodyPart<E> &
  KeyPart<E>;

/** The arguments of a call: params, query and body, whichever of these the endpoint has; otherwise void. */
export type CallArgs<R extends ContractRoute> = unknown extends Parts<Contract[R]> ? void : Parts<Contract[R]>;

export type CallResponse<R extends ContractRoute> = ResponseOf<Contract[R]>;

/** A call as the base query in `api.ts` receives it. */
export interface WireCall {
  readonly route: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: QueryParams;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

/** The server validates its responses against the contract, so the client does not check them again. */
const typed = <T>(response: unknown): T => response as T;

const wireCall = (route: string, parts: unknown): WireCall =>
  typeof parts === 'object' ? { route, ...parts } : { route };

/** One endpoint in one line: `me: build.query(call('GET /v1/users/me'))`; all types come from the contract. */
export const call = <R extends ContractRoute>(route: R) => ({
  query: (parts: CallArgs<R>): WireCall => wireCall(route, parts),
  transformResponse: (response: unknown): CallResponse<R> => typed<CallResponse<R>>(response),
});

/** Like `call`, but a refusal with one of these codes or statuses means an empty result (null) instead of an error. */
export const callOrNull = <R extends ContractRoute>(route: R, ...emptyOn: readonly (string | number)[]) => ({
  query: call(route).query,
  transformResponse: (response: unknown): CallResponse<R> | null => typed<CallResponse<R> | null>(response),
  extraOptions: { emptyOn },
});
