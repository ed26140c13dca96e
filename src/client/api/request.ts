import { outside } from '../kit/store/outside';
import { setServerTime } from '../kit/time/server-now';
import { ApiError, errorTexts, isUndecided, parseFailure } from './api-error';
import { alone, readJointly } from './joint-reads';
import { takePreloadedResponse } from './preloaded-responses';
import { rememberResponse } from './remembered-responses';
import { requestTimeouts } from './request-timeouts';
import { noteServerRelease } from './release';
import { personHere } from './person-here';
import { secondStep } from './second-step';
import { sessionHint } from './session-hint';
import { readCookie } from '../kit/texts/define-texts';
import { type QueryParams, queryString } from './call';

/** Every response carries the server's time and build: countdowns do not rely on the visitor's clock. */
const readServerHeaders = ({ headers }: Response): void => {
  const time = headers.get('x-server-time');
  if (time !== null) setServerTime(time);
  noteServerRelease(headers.get('x-release'));
};

let pending: Promise<boolean> | null = null;

const withSessionLock = <T>(task: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('session-refresh', task) : task();

const renewSession = async (callStartedAt: number, callRefresh: () => Promise<unknown>): Promise<boolean> => {
  // Another tab renewed the session while this one waited for the lock: its cookies are valid here too.
  if (sessionHint.renewedAt() > callStartedAt) return true;
  try {
    await callRefresh();
    sessionHint.set(Date.now());
    return true;
  } catch (error) {
    // Without a response, or after too many requests, the state of the session is unknown. Only a refusal ends it; any
    // other error is thrown as it is, because it would otherwise look like a sign-out.
    if (!(error instanceof ApiError) || isUndecided(error)) throw error;
    sessionHint.clear();
    return false;
  }
};

/**
 * Renews the session once for all concurrent calls (single flight) and, with a Web Lock, for all tabs. For guests no
 * request is made.
 */
const refreshSession = (callStartedAt: number, callRefresh: () => Promise<unknown>): Promise<boolean> => {
  if (!sessionHint.isSignedIn()) return Promise.resolve(false);
  pending ??= withSessionLock(() => renewSession(callStartedAt, callRefresh)).finally(() => {
    pending = null;
  });
  return pending;
};

/** Under https the `__Host-` prefix guarantees that no other site or subdomain has set the cookie. */
export const csrfToken = (): string | undefined => readCookie('__Host-csrf') ?? readCookie('csrf');

let pendingToken: Promise<void> | null = null;

/**
 * Requests a new `csrf` cookie; concurrent callers share one request. If it fails, the repeated call reports the error.
 */
const fetchCsrfToken = (): Promise<void> => {
  pendingToken ??= fetch('/v1/auth/csrf', { credentials: 'include' })
    .then(
      () => undefined,
      () => undefined,
    )
    .finally(() => {
      pendingToken = null;
    });
  return pendingToken;
};

interface RequestOptions {
  readonly method?: string;
  readonly path: string;
  readonly baseUrl?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: QueryParams;
  /** Sent as JSON; a FormData or a Blob is sent unchanged. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

const send = async ({
  method = 'GET',
  path,
  baseUrl = '',
  headers,
  query,
  body,
  signal,
}: RequestOptions): Promise<Response> => {
  const token = csrfToken();
  const proof = method === 'GET' ? null : secondStep.proof();
  const isPlain = body instanceof FormData || body instanceof Blob;
  const response = await fetch(baseUrl + path + queryString(query), {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && !(body instanceof FormData)
        ? { 'content-type': isPlain ? 'application/octet-stream' : 'application/json' }
        : {}),
      ...(token !== undefined ? { 'x-csrf-token': token } : {}),
      ...(proof !== null ? { 'x-second-step': proof } : {}),
      ...headers,
    },
    body: body === undefined ? null : isPlain ? body : JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  });
  readServerHeaders(response);
  return response;
};

const readJson = async (response: Response): Promise<unknown> => {
  if (response.status === 204) return undefined;
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(
      { status: response.status, code: 'BAD_RESPONSE', message: errorTexts.badResponse },
      response,
      null,
    );
  }
};

const timeoutFor = ({ method = 'GET', body }: RequestOptions): number =>
  requestTimeouts[method === 'GET' ? 'query' : body instanceof FormData || body instanceof Blob ? 'upload' : 'change'];

const attempt = async (options: RequestOptions): Promise<unknown> => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutFor(options));
  options.signal?.addEventListener('abort', abort);
  try {
    const response = await send({ ...options, signal: controller.signal });
    const json = await readJson(response);
    if (!response.ok) throw parseFailure(response, json);
    return json;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const message = controller.signal.aborted ? errorTexts.slow : errorTexts.network;
    throw new ApiError({ status: 0, code: 'NETWORK_ERROR', message });
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', abort);
  }
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

/** The one place that asks for the second step: the same call is repeated then, with the same idempotency key. */
const withSecondStep = async (options: RequestOptions): Promise<unknown> => {
  try {
    return await withFreshCsrf(options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'SECOND_STEP_REQUIRED') throw error;
    if (!(await secondStep.ask(error.details, options.body))) throw error;
    return withFreshCsrf(options);
  }
};

/** The call itself; an expired session is renewed once for all pending calls in all tabs, then it is repeated once. */
const withSession = async (options: RequestOptions): Promise<unknown> => {
  const startedAt = Date.now();
  try {
    return await withSecondStep(options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'UNAUTHENTICATED') throw error;
    const renewed = await refreshSession(startedAt, () => withFreshCsrf({ method: 'POST', path: '/v1/auth/refresh' }));
    if (!renewed) {
      if (personHere.own() !== null) personHere.record(null);
      personHere.check();
      throw error;
    }
    return withSecondStep(options);
  }
};

/** A `GET`, together with others while they are gathered. */
const read = async (address: string, options: RequestOptions): Promise<unknown> => {
  const joint = await (readJointly(address) ?? alone);
  const body = joint === alone ? await withSession(options) : joint;
  rememberResponse(address, body);
  return body;
};

/**
 * One call to the server: returns its parsed response. It is repeated once when its session has been renewed or its CSRF
 * token was outdated.
 * @throws {ApiError} for a refusal, a failure of the network or a timeout
 */
export const request = async (options: RequestOptions): Promise<unknown> => {
  const { method = 'GET', path, baseUrl, query } = options;
  const address = method === 'GET' && baseUrl === undefined ? path + queryString(query) : null;
  const preloaded = address === null ? undefined : takePreloadedResponse(address);
  if (address !== null && preloaded !== undefined) {
    rememberResponse(address, preloaded);
    return preloaded;
  }
  await outside.reopened;
  // It would be made as the person who has signed in meanwhile. The page is on its way out, so nobody waits for it.
  if (personHere.check()) return new Promise(() => undefined);
  return address === null ? withSession(options) : read(address, options);
};
