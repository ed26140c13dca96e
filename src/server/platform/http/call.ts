import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, BodyOf, Endpoint, Endpoints, ParamsOf, QueryOf } from '#contract/kit/endpoint.ts';
import type { $ZodType } from 'zod/v4/core';
import type { App } from '../app';
import type { Cached } from '../cache/cached';
import type { Actor } from '../sessions/actor';

/** One request, parsed and authorised. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Null only for endpoints that guests may call, and always where the response is the same for everybody. */
  readonly actor: E extends { sameForAll: true } ? null : E['access'] extends 'public' ? Actor | null : Actor;
  /** Present on endpoints marked `idempotent`. */
  readonly idempotencyKey: E extends { idempotent: true } ? string : null;
  /**
   * For the few handlers that set cookies or redirect. Absent where the response is the same for everybody: one
   * response may serve several requests.
   */
  readonly http: E extends { sameForAll: true }
    ? never
    : { readonly request: FastifyRequest; readonly reply: FastifyReply };
}

type HandlerResult<E extends Endpoint> = E['response'] extends $ZodType
  ? AnswerOf<E>
  : E extends { raw: true }
    ? unknown
    : void;

export type Handler<E extends Endpoint> = (app: App, call: Call<E>) => Promise<HandlerResult<E>>;

/**
 * A read for any signed-in person whose own query finds them by the access token, so that the gate needs none before
 * it. Null when the token has no live session (`isAccountOfToken`).
 */
export interface ByToken<E extends Endpoint = Endpoint> {
  readonly byToken: (app: App, accessToken: string) => Promise<HandlerResult<E> | null>;
}

/** A read that gives everybody the same cached value: its response is encoded once and cached too (`ResponseCache`). */
export interface FromCache<E extends Endpoint = Endpoint> {
  readonly fromCache: Cached<App, HandlerResult<E>>;
}

type AnyHandler<R, E extends Endpoint> =
  | Handler<E>
  | (R extends `GET ${string}`
      ? (E['access'] extends 'user' ? ByToken<E> : never) | (E['sameForAll'] extends true ? FromCache<E> : never)
      : never);

/** A handler for each route of a resource: a missing one does not compile. */
export type Handlers<C extends Endpoints> = {
  readonly [R in keyof C]: C[R] extends Endpoint ? AnyHandler<R, C[R]> : never;
};
