import { ApiError } from '#client/api/api-error.ts';
import { request } from '#client/api/request.ts';
import { sessionHint } from '#client/api/session-hint.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { fakeServer, refusal } from '../support/client/fake-server';

const failed = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error(`Expected an ApiError, got ${String(error)}`);
};

const later = () => ({ status: 204 });

describe('the request helper', () => {
  test('sends arrays in bracket form and leaves out absent values', async () => {
    const server = fakeServer({ 'GET /v1/games': () => ({ json: [] }) });
    await request({ path: '/v1/games', query: { ids: [1, 2], name: 'а б', none: undefined } });
    expect(server.calls[0]?.url).toBe('/v1/games?ids[]=1&ids[]=2&name=%D0%B0%20%D0%B1');
  });

  test('sends JSON with the CSRF token of the cookie', async () => {
    document.cookie = 'csrf=token-1';
    const server = fakeServer({ 'POST /v1/x': later });
    await request({ method: 'POST', path: '/v1/x', body: { a: 1 } });
    expect(server.calls[0]?.headers.get('x-csrf-token')).toBe('token-1');
    expect(server.calls[0]?.headers.get('content-type')).toBe('application/json');
    expect(server.calls[0]?.body).toEqual({ a: 1 });
  });

  test('sends a form unchanged, without a JSON content type', async () => {
    const server = fakeServer({ 'PUT /v1/x': later });
    const form = new FormData();
    form.set('file', new Blob(['x']));
    await request({ method: 'PUT', path: '/v1/x', body: form });
    expect(server.calls[0]?.body).toBe(form);
    expect(server.calls[0]?.headers.get('content-type')).toBeNull();
  });

  test('throws an ApiError with the refusal, the response and its JSON', async () => {
    fakeServer({ 'GET /v1/x': () => refusal(409, 'SQUADS_HAS_SQUAD', { squadId: 7 }) });
    const error = await failed(request({ path: '/v1/x' }));
    expect(error).toMatchObject({ status: 409, code: 'SQUADS_HAS_SQUAD', details: { squadId: 7 }, requestId: 'r-1' });
    expect(error.response?.status).toBe(409);
    expect(error.json).toMatchObject({ code: 'SQUADS_HAS_SQUAD' });
  });

  test('says in Russian that there is no connection', async () => {
    fakeServer({});
    expect(await failed(request({ path: '/v1/x' }))).toMatchObject({
      status: 0,
      code: 'NETWORK_ERROR',
      message: expect.stringMatching(/Нет связи/),
    });
  });

  test.each([
    ['a page of a proxy', { status: 502, text: '<h1>Bad gateway</h1>' }],
    ['cut-off JSON', { status: 200, text: '{"a":' }],
    ['JSON of nobody knows whom', { status: 500, json: { oops: true } }],
  ])('takes %s for a bad response', async (_, answer) => {
    fakeServer({ 'GET /v1/x': () => answer });
    expect(await failed(request({ path: '/v1/x' }))).toMatchObject({ status: answer.status, code: 'BAD_RESPONSE' });
  });

  test('follows the server clock', async () => {
    fakeServer({ 'GET /v1/x': () => ({ json: 1, headers: { 'x-server-time': '2030-01-01T00:00:00.000Z' } }) });
    await request({ path: '/v1/x' });
    expect(new Date(serverNow()).getUTCFullYear()).toBe(2030);
  });

  test('an outdated CSRF token is renewed and the call repeated once', async () => {
    document.cookie = 'csrf=stale';
    const server = fakeServer({
      'GET /v1/auth/csrf': () => {
        document.cookie = 'csrf=fresh';
        return { status: 204 };
      },
      'POST /v1/x': ({ headers }) =>
        headers.get('x-csrf-token') === 'fresh' ? { json: 'done' } : refusal(403, 'CSRF_TOKEN_INVALID'),
    });
    expect(await request({ method: 'POST', path: '/v1/x' })).toBe('done');
    expect(server.routes()).toEqual(['POST /v1/x', 'GET /v1/auth/csrf', 'POST /v1/x']);
  });

  test('a repeated CSRF refusal is thrown, not retried for ever', async () => {
    const server = fakeServer({ 'GET /v1/auth/csrf': later, 'POST /v1/x': () => refusal(403, 'CSRF_TOKEN_INVALID') });
    expect(await failed(request({ method: 'POST', path: '/v1/x' }))).toMatchObject({ code: 'CSRF_TOKEN_INVALID' });
    expect(server.calls).toHaveLength(3);
  });
});

describe('an expired session', () => {
  const lapsing = () => {
    let renewed = false;
    return fakeServer({
      'POST /v1/auth/refresh': async () => {
        await Promise.resolve();
        renewed = true;
        return { status: 204 };
      },
      'GET /v1/a': () => (renewed ? { json: 'a' } : refusal(401, 'UNAUTHENTICATED')),
      'GET /v1/b': () => (renewed ? { json: 'b' } : refusal(401, 'UNAUTHENTICATED')),
    });
  };

  test('is renewed once for all pending calls, and each is repeated', async () => {
    sessionHint.set(1);
    const server = lapsing();
    expect(await Promise.all([request({ path: '/v1/a' }), request({ path: '/v1/b' })])).toEqual(['a', 'b']);
    expect(server.routes().filter((route) => route === 'POST /v1/auth/refresh')).toHaveLength(1);
  });

  test('is not renewed for a guest, who never had one', async () => {
    const server = lapsing();
    expect(await failed(request({ path: '/v1/a' }))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(server.routes()).toEqual(['GET /v1/a']);
  });

  test('whose renewal is refused gives the first refusal and clears the session hint', async () => {
    sessionHint.set(1);
    fakeServer({
      'POST /v1/auth/refresh': () => refusal(401, 'AUTH_SESSION_NOT_FOUND'),
      'GET /v1/a': () => refusal(401, 'UNAUTHENTICATED'),
    });
    expect(await failed(request({ path: '/v1/a' }))).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(sessionHint.isSignedIn()).toBe(false);
  });

  test('whose renewal fails for the network does not sign out', async () => {
    sessionHint.set(1);
    fakeServer({ 'GET /v1/a': () => refusal(401, 'UNAUTHENTICATED') });
    await failed(request({ path: '/v1/a' }));
    expect(sessionHint.isSignedIn()).toBe(true);
  });

  test.each([503, 429])(
    'a renewal that fails with %s is told as what it is, and nobody is signed out',
    async (status) => {
      sessionHint.set(1);
      fakeServer({
        'POST /v1/auth/refresh': () => refusal(status, 'SERVICE_UNAVAILABLE'),
        'GET /v1/a': () => refusal(401, 'UNAUTHENTICATED'),
      });
      expect(await failed(request({ path: '/v1/a' }))).toMatchObject({ status, code: 'SERVICE_UNAVAILABLE' });
      expect(sessionHint.isSignedIn()).toBe(true);
    },
  );
});

describe('a server that does not respond', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Never responds; rejects when it is aborted, as the browser does. */
  const silent = (_url: RequestInfo | URL, init: RequestInit = {}) =>
    new Promise<Response>((_resolve, reject) =>
      init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    );

  test.each([
    ['a question', 'GET', undefined, 15_000],
    ['an act', 'POST', { a: 1 }, 30_000],
    ['a file on its way', 'PUT', new FormData(), 180_000],
  ])('%s is given up, and the words say why', async (_what, method, body, limitMs) => {
    globalThis.fetch = silent;
    const heard = jest.fn();
    const answer = failed(request({ method, path: '/v1/x', body })).then((error) => (heard(), error));
    await jest.advanceTimersByTimeAsync(limitMs - 1);
    expect(heard).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({ status: 0, code: 'NETWORK_ERROR', message: expect.stringMatching(/долго/) });
  });

  test('a call that nobody waits for any more fails like every other, not with an error that is reported', async () => {
    globalThis.fetch = silent;
    const leaving = new AbortController();
    const answer = failed(request({ path: '/v1/x', signal: leaving.signal }));
    await jest.advanceTimersByTimeAsync(1);
    leaving.abort();
    expect(await answer).toMatchObject({ status: 0, code: 'NETWORK_ERROR' });
  });

  test('a body that stops half-way times out too', async () => {
    globalThis.fetch = async (_url, init = {}) =>
      new Response(
        new ReadableStream({
          start: (body) => init.signal?.addEventListener('abort', () => body.error(new Error('aborted'))),
        }),
      );
    const answer = failed(request({ path: '/v1/x' }));
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await answer).toMatchObject({ message: expect.stringMatching(/долго/) });
  });
});
