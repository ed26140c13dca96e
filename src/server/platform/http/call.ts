import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, Endpoint, Endpoints, ParamsOf, QueryOf } from '../../../contract/kit/endpoint';
import type { $ZodType, input } from 'zod/v4/core';
import type { App } from '../app';
import type { Cached } from '../cache/cached';
import type { Actor } from '../sessions/actor';

/** One request, parsed and let in. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Null only where guests are let in, and always where everybody gets the same. */
  readonly actor: E extends { sameForAll: true } ? null : E['access'] extends 'public' ? Actor | null : Actor;
  /** Present on endpoints marked `idempotent`. */
  readonly idempotencyKey: E extends { idempotent: true } ? string : null;
  /** For the few handlers that set cookies or redirect; what is the same for everybody is nobody's request. */
  readonly http: E extends { sameForAll: true }
    ? never
    : { readonly request: FastifyRequest; readonly reply: FastifyReply };
}

type HandlerResult<E extends Endpoint> = E['response'] extends $ZodType
  ? input<E['response']>
  : E extends { raw: true }
    ? unknown
    : void;

export type Handler<E extends Endpoint> = (app: App, call: Call<E>) => Promise<HandlerResult<E>>;

/**
 * A read of any signed-in person that finds them by their access token in the query of its answer: the gate asks
 * nothing before it. Null when the token opens no session of today (`accountOfToken`).
 */
export interface ByToken<E extends Endpoint = Endpoint> {
  readonly byToken: (app: App, accessToken: string) => Promise<HandlerResult<E> | null>;
}

/** A read that gives everybody what is remembered: its answer is written out once and kept (`KeptAnswers`). */
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
