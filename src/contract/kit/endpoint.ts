import type { $ZodType, input, output } from 'zod/v4/core';
import type { ErrorCode } from '../errors/error-code';
import type { AdminPermission } from '#domain/people/admin-permission.ts';

/** `GET /v1/squads/{id}`: the specification's own spelling, and the one string to search for everywhere. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/**
 * Who may call. `public`: also guests; `user`: any signed-in person; `client` and `mate`: people without and with mate
 * access; `admin`: any administrator; `permission`: administrators who have it, directly or implied (specification,
 * section 6).
 */
export type Access = 'public' | 'user' | 'client' | 'mate' | 'admin' | { readonly permission: AdminPermission };

export interface Endpoint {
  readonly access: Access;
  readonly summary: string;
  /**
   * Requires an `Idempotency-Key` header: a repeated request returns the first response and does nothing. For calls
   * that move money, and calls that create something whose duplicate could not be recognised otherwise.
   */
  readonly idempotent?: true;
  readonly params?: $ZodType;
  readonly query?: $ZodType;
  /** JSON body; absent: the call has none. */
  readonly body?: $ZodType;
  /** Changes nothing although it is no `GET`: nothing is left to be delivered after it. */
  readonly onlyReads?: true;
  /** Bytes that the JSON body may have where it carries a file; absent: as every body. */
  readonly bodyBytes?: number;
  /** Name of the multipart field that carries one file. */
  readonly file?: string;
  /** The body is raw bytes of a part of a file, `application/octet-stream`. */
  readonly bytes?: true;
  /** Absent: `204 No Content`. */
  readonly response?: $ZodType;
  /** The call's own refusals; those of its kind are derived (`declaredErrors`). Any other code is a fault. */
  readonly errors: readonly ErrorCode[];
  /**
   * Asks for the second step of those who have one. `ABOVE`: the handler asks for it, above a sum
   * (`requireSecondStepFor`).
   */
  readonly confirmed?: true | 'ABOVE';
  /** Desk: allowed before the session has entered its code. */
  readonly beforeCode?: true;
  /** Desk: requests that pages make by themselves; they do not extend the idle time of the session. */
  readonly unattended?: true;
  /**
   * Public calls: the response is the same for everybody, unless the query contains one of the fields named in `but`.
   * The session is not looked up, so the handler sees a guest.
   */
  readonly sameForAll?: true | { readonly but: readonly string[] };
  /**
   * The handler reads the body and writes the response itself: files, and routes outside /v1 (provider callbacks,
   * logout link).
   */
  readonly raw?: true;
}

/** Keeps the literal types of one endpoint's description while checking its shape. */
export const endpoint = <const E extends Endpoint>(description: E): E => description;

/** A resource: its endpoints by route. */
export type Endpoints = Readonly<Record<Route, Endpoint>>;

export type ParamsOf<E extends Endpoint> = E['params'] extends $ZodType ? output<E['params']> : undefined;
export type QueryOf<E extends Endpoint> = E['query'] extends $ZodType ? output<E['query']> : undefined;
export type BodyOf<E extends Endpoint> = E['body'] extends $ZodType ? output<E['body']> : undefined;

/** What a handler returns: kopecks and `Date`s, which the schema of the response encodes. */
export type AnswerOf<E extends Endpoint> = E['response'] extends $ZodType ? output<E['response']> : undefined;

/** What the browser receives: rubles and ISO times. */
export type ResponseOf<E extends Endpoint> = E['response'] extends $ZodType ? input<E['response']> : undefined;

/** Types of what the browser sends: schema inputs, in which fields with defaults are optional. */
export type QueryInputOf<E extends Endpoint> = E['query'] extends $ZodType ? input<E['query']> : undefined;
export type BodyInputOf<E extends Endpoint> = E['body'] extends $ZodType ? input<E['body']> : undefined;

/** Checks the shape of a resource's table of endpoints and keeps its literal types. */
export const endpoints = <const E extends Endpoints>(resource: E): E => resource;

/** Splits a route string into its method and path. */
export const splitRoute = (route: Route): { readonly method: string; readonly path: string } => {
  const space = route.indexOf(' ');
  return { method: route.slice(0, space), path: route.slice(space + 1) };
};
