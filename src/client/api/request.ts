import { ApiError } from './api-error';
import { csrfToken, fetchCsrfToken } from './csrf';
import { parseFailure } from './parse-failure';
import { queryString } from './query-string';
import type { QueryParams } from './query-string';
import { refreshSession } from './refresh-session';
import { serverTimeReceived } from './server-time-received';
import { errorTexts } from './texts';

export interface RequestOptions {
  readonly method?: string;
  readonly path: string;
  readonly baseUrl?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: QueryParams;
  /** Sent as JSON, or as it is when a FormData or a Blob. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

const send = async ({ method = 'GET', path, baseUrl = '', headers, query, body, signal }: RequestOptions): Promise<Response> => {
  const token = csrfToken();
  const isPlain = body instanceof FormData || body instanceof Blob;
  const response = await fetch(baseUrl + path + queryString(query), {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && !(body instanceof FormData) ? { 'content-type': isPlain ? 'application/octet-stream' : 'application/json' } : {}),
      ...(token !== undefined ? { 'x-csrf-token': token } : {}),
      ...headers,
    },
    body: body === undefined ? null : isPlain ? body : JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  });
  serverTimeReceived(response);
  return response;
};

const readJson = async (response: Response): Promise<unknown> => {
  if (response.status === 204) return undefined;
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError({ status: response.status, code: 'BAD_RESPONSE', message: errorTexts.badResponse }, response, null);
  }
};

const attempt = async (options: RequestOptions): Promise<unknown> => {
  let response: Response;
  try {
    response = await send(options);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError({ status: 0, code: 'NETWORK_ERROR', message: errorTexts.network });
  }
  const json = await readJson(response).catch((error: unknown) => {
    if (error instanceof ApiError || options.signal?.aborted) throw error;
    throw new ApiError({ status: 0, code: 'NETWORK_ERROR', message: errorTexts.network }, response);
  });
  if (!response.ok) throw parseFailure(response, json);
  return json;
};

const withFreshCsrf = async (options: RequestOptions): Promise<unknown> => {
  try {
    return await attempt(options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CSRF_TOKEN_INVALID') throw error;
    await fetchCsrfToken();
    return attempt(options);
  }
};

/**
 * One call to the server: its parsed answer, or an `ApiError`. A lapsed session is renewed once for all
 * calls under way, in all tabs, and the call is repeated once; so is one refused for a stale CSRF token.
 */
export const request = async (options: RequestOptions): Promise<unknown> => {
  const startedAt = Date.now();
  try {
    return await withFreshCsrf(options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'UNAUTHENTICATED') throw error;
    const renewed = await refreshSession(startedAt, () => withFreshCsrf({ method: 'POST', path: '/v1/auth/refresh' }));
    if (!renewed) throw error;
    return withFreshCsrf(options);
  }
};
