import type { Contract } from '#contract/contract.ts';
import {
  type BodyInputOf,
  type Endpoint,
  type QueryInputOf,
  type ResponseOf,
  splitRoute,
} from '#contract/kit/endpoint.ts';
import { cookieHeader } from './cookie-header';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  /** An error code of the catalogue; null on success. */
  readonly code: string | null;
  readonly headers: Headers;
}

type At<R extends keyof Contract> = Contract[R] extends Endpoint ? Contract[R] : never;

export interface CallOptions<R extends keyof Contract> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: QueryInputOf<At<R>>;
  readonly body?: BodyInputOf<At<R>>;
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One person's browser: a cookie jar that repeats the CSRF cookie in the header, as our page does. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  call<R extends keyof Contract>(route: R, options?: CallOptions<R>): Promise<Answer<ResponseOf<At<R>>>>;
  /** Any request, for what the types of the contract do not allow. */
  raw(
    method: string,
    path: string,
    init?: { readonly body?: string | FormData; readonly headers?: Readonly<Record<string, string>> },
  ): Promise<Answer<unknown>>;
}

const queryString = (query: unknown): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(query))) {
    if (Array.isArray(value)) value.forEach((one) => params.append(`${name}[]`, String(one)));
    else if (value !== undefined) params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
};

export const testBrowser = (url: string): TestBrowser => {
  const cookies = new Map<string, string>();
  const keep = (headers: Headers): void => {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (value === '' || attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, decodeURIComponent(value));
    }
  };
  const raw: TestBrowser['raw'] = async (method, path, init = {}) => {
    const csrf = cookies.get('__Host-csrf') ?? cookies.get('csrf');
    const headers: Record<string, string> = {
      cookie: cookieHeader(cookies),
      ...(csrf === undefined ? {} : { 'x-csrf-token': csrf }),
      ...(typeof init.body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...init.headers,
    };
    const response = await fetch(url + path, {
      method,
      headers,
      redirect: 'manual',
      ...(init.body === undefined ? {} : { body: init.body }),
    });
    keep(response.headers);
    const text = await response.text();
    const body: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
    return {
      status: response.status,
      body,
      code: response.status >= 400 ? (Object(body).code ?? null) : null,
      headers: response.headers,
    };
  };
  return {
    cookies,
    raw,
    call: async (route, options = {}) => {
      const { method, path } = splitRoute(route);
      if (method !== 'GET' && !cookies.has('csrf') && !cookies.has('__Host-csrf')) await raw('GET', '/v1/auth/csrf');
      const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
        encodeURIComponent(String(options.params?.[name] ?? '')),
      );
      const answer = await raw(method, filled + queryString(options.query), {
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
        headers: {
          ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
          ...options.headers,
        },
      });
      return answer as never;
    },
  };
};
