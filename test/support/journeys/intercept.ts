import type { CDPSession, Page } from 'playwright-core';

/** An intercepted call; each can be settled once. Those of a closed page need not be settled. */
export interface CaughtCall {
  readonly method: string;
  readonly url: URL;
  /** Responds without the server. */
  readonly answer: (status: number, contentType: string, body: string) => Promise<void>;
  /** Fails as without a network. */
  readonly lose: () => Promise<void>;
  readonly pass: () => Promise<void>;
}

/** A call with the server's JSON response. */
export interface AnsweredCall {
  readonly url: URL;
  readonly body: unknown;
  readonly replace: (body: unknown) => Promise<void>;
  readonly pass: () => Promise<void>;
}

/** The page was closed or left, or interception has ended: that nothing takes the response is not an error. */
const gone =
  /has been closed|has been disposed|Invalid InterceptionId|Target closed|Session closed|Invalid state|Fetch domain is not enabled/;

const unlessGone = async (act: Promise<unknown>): Promise<void> => {
  try {
    await act;
  } catch (problem) {
    if (!gone.test(String(problem))) throw problem;
  }
};

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

type Stage = 'Request' | 'Response';

/** Pauses the page's `/v1` calls at this stage until `end`. */
const pauseCalls = async (session: CDPSession, requestStage: Stage) => {
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/v1/*', requestStage }] });
  return { end: () => unlessGone(session.send('Fetch.disable')) };
};

/**
 * Intercepts the page's `/v1` calls at the network until `end`. Playwright's own routes would disable the browser's
 * cache, so that each page fetches and compiles all its code again: 0.59 s of processor time for a page instead of
 * 0.34.
 */
export const catchCalls = async (page: Page, take: (call: CaughtCall) => unknown) => {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    take({
      method: request.method,
      url: new URL(request.url),
      answer: (status, contentType, body) =>
        unlessGone(
          session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: status,
            responseHeaders: [{ name: 'content-type', value: contentType }],
            body: base64(body),
          }),
        ),
      lose: () => unlessGone(session.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' })),
      pass: () => unlessGone(session.send('Fetch.continueRequest', { requestId })),
    });
  });
  return pauseCalls(session, 'Request');
};

/** The same for responses of the server; responses other than JSON pass unchanged. */
export const catchAnswers = async (page: Page, take: (call: AnsweredCall) => unknown) => {
  const session = await page.context().newCDPSession(page);
  const read = async (requestId: string): Promise<unknown> => {
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
    return JSON.parse(base64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body);
  };
  session.on('Fetch.requestPaused', ({ requestId, request, responseStatusCode, responseHeaders = [] }) => {
    const pass = () => unlessGone(session.send('Fetch.continueRequest', { requestId }));
    const isJson = responseHeaders.some(({ name, value }) => /^content-type$/i.test(name) && value.includes('json'));
    if (!isJson) return void pass();
    void unlessGone(
      read(requestId).then((body) =>
        take({
          url: new URL(request.url),
          body,
          pass,
          replace: (replaced) =>
            unlessGone(
              session.send('Fetch.fulfillRequest', {
                requestId,
                responseCode: responseStatusCode ?? 200,
                responseHeaders: responseHeaders.filter(({ name }) => !/^content-(length|encoding)$/i.test(name)),
                body: base64(JSON.stringify(replaced)),
              }),
            ),
        }),
      ),
    );
  });
  return pauseCalls(session, 'Response');
};
