export interface Call {
  readonly route: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

interface Answer {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type Handler = (call: Call) => Answer | Promise<Answer>;

let answersMayGo: Promise<void> = Promise.resolve();

/** Keeps every answer back until the returned function is called; the calls themselves are recorded at once. */
export const holdAnswers = (): (() => void) => {
  let release = () => {};
  answersMayGo = new Promise((resolve) => {
    release = resolve;
  });
  return () => release();
};

/**
 * Replaces the network: answers by route (`GET /v1/users/me`, without the query) and records every call. A call without
 * a handler fails; it is recorded in `calls` too.
 */
export const fakeServer = (handlers: Readonly<Record<string, Handler>>) => {
  const calls: Call[] = [];
  const fetchFake = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = String(input);
    const [path = ''] = url.split('?');
    const call: Call = {
      route: `${init.method ?? 'GET'} ${path}`,
      url,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    };
    calls.push(call);
    const handler = handlers[call.route];
    if (handler === undefined) throw new TypeError(`No answer for ${call.route}`);
    const { status = 200, json, text, headers = {} } = await handler(call);
    await answersMayGo;
    const body = status === 204 ? null : (text ?? JSON.stringify(json ?? null));
    return new Response(body, { status, headers });
  };
  globalThis.fetch = fetchFake;
  return { calls, routes: () => calls.map(({ route }) => route) };
};

/** A refusal in the server's format. */
export const refusal = (status: number, code: string, details?: unknown): Answer => ({
  status,
  json: { code, message: `Отказ ${code}`, requestId: 'r-1', ...(details === undefined ? {} : { details }) },
});
