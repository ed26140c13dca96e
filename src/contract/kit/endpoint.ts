import type { $ZodType, input, output } from 'zod/v4/core';
import type { ErrorCode } from '../errors/error-code';
import type { AdminPermission } from '../../domain/people/admin-permission';

/** `GET /v1/squads/{id}`: the specification's own spelling, and the one string to search for everywhere. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/**
 * Who may call. `public` also serves guests; `user` any signed-in person; `client` and `mate`
 * narrow that by mate access; `admin` any administrator, `permission` those who hold it or what implies it.
 */
export type Access = 'public' | 'user' | 'client' | 'mate' | 'admin' | { readonly permission: AdminPermission };

export interface Endpoint {
  readonly access: Access;
  readonly summary: string;
  /**
   * What moves money, and what makes something that nothing else tells from a second one, demands an `Idempotency-Key`
   * header: a repeat gives the first answer and does nothing.
   */
  readonly idempotent?: true;
  readonly params?: $ZodType;
  readonly query?: $ZodType;
  /** JSON body; absent means that the call takes none. */
  readonly body?: $ZodType;
  /** Name of the multipart field that carries one file. */
  readonly file?: string;
  /** The body is a part of a file as it is, `application/octet-stream`. */
  readonly bytes?: true;
  /** Absent means `204 No Content`. */
  readonly response?: $ZodType;
  /**
   * Refusals of the call's own; those of its kind follow from the rest (`declaredErrors`). Any other code is a fault.
   */
  readonly errors: readonly ErrorCode[];
  /** Of the back office: let in before its code was shown. */
  readonly beforeCode?: true;
  /** Of the back office: what its pages ask by themselves, which does not keep the session open. */
  readonly unattended?: true;
  /**
   * Of a public call: whoever asks gets the same answer, unless they ask by one of the fields named in `but`. Their
   * session is not looked up, so the handler sees a guest.
   */
  readonly sameForAll?: true | { readonly but: readonly string[] };
  /** `form` bodies and plain answers of pages outside /v1 (provider page, logout link). */
  readonly raw?: true;
}

/** Keeps the literal types of one endpoint's description while checking its shape. */
export const endpoint = <const E extends Endpoint>(description: E): E => description;

/** A resource: its endpoints by route. */
export type Endpoints = Readonly<Record<Route, Endpoint>>;

export type ParamsOf<E extends Endpoint> = E['params'] extends $ZodType ? output<E['params']> : undefined;
export type QueryOf<E extends Endpoint> = E['query'] extends $ZodType ? output<E['query']> : undefined;
export type BodyOf<E extends Endpoint> = E['body'] extends $ZodType ? output<E['body']> : undefined;
export type ResponseOf<E extends Endpoint> = E['response'] extends $ZodType ? output<E['response']> : undefined;

/** What the browser sends: inputs, so that defaults may be left out. */
export type QueryInputOf<E extends Endpoint> = E['query'] extends $ZodType ? input<E['query']> : undefined;
export type BodyInputOf<E extends Endpoint> = E['body'] extends $ZodType ? input<E['body']> : undefined;

/** Checks the shape of a resource's table of endpoints and keeps its literal types. */
export const endpoints = <const E extends Endpoints>(resource: E): E => resource;

/** Splits a route string into its method and path. */
export const splitRoute = (route: Route): { readonly method: string; readonly path: string } => {
  const space = route.indexOf(' ');
  return { method: route.slice(0, space), path: route.slice(space + 1) };
};
