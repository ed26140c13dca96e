import type { Page } from 'playwright-core';
import { type CaughtCall, catchCalls } from './intercept';

const refusal = (status: number, code: string, message: string) => (call: CaughtCall) =>
  call.answer(status, 'application/json', JSON.stringify({ code, message, requestId: 'r-1' }));

/** Ways in which a call fails. */
export const faults = {
  'server error': refusal(500, 'INTERNAL_ERROR', 'У нас что-то сломалось. Попробуй ещё раз чуть позже'),
  'too often': refusal(429, 'RATE_LIMITED', 'Слишком часто. Подожди немного и попробуй ещё раз'),
  'no answer, then no line': async (call: CaughtCall) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await call.lose();
  },
  'broken JSON': (call: CaughtCall) => call.answer(200, 'application/json', '{"broken'),
  'a proxy’s page': (call: CaughtCall) => call.answer(502, 'text/html', '<h1>Bad Gateway</h1>'),
} as const;

export type Fault = keyof typeof faults;
export const faultNames = Object.keys(faults).filter((name): name is Fault => name in faults);

/** Background calls of every page: the page shows nothing if they fail. */
const around = /^\/v1\/(auth|rebranding|pov-requests|chat\/(token|settings|blocks)|notifications\/unread|users\/me)/;

export const isOwnCall = (url: URL): boolean => url.pathname.startsWith('/v1/') && !around.test(url.pathname);

/** Answers matching calls of the page by `answer`. `hit` counts them by call; `mend` ends it. */
const answerCalls = async (page: Page, answer: (call: CaughtCall) => unknown, which: (call: string) => boolean) => {
  const hit = new Map<string, number>();
  const { end } = await catchCalls(page, (caught) => {
    const call = `${caught.method} ${caught.url.pathname}`;
    if (!isOwnCall(caught.url) || !which(call)) return caught.pass();
    hit.set(call, (hit.get(call) ?? 0) + 1);
    return answer(caught);
  });
  return { hit, mend: end };
};

export const breakCalls = (page: Page, fault: Fault, which: (call: string) => boolean = () => true) =>
  answerCalls(page, faults[fault], which);

/**
 * Matching reads get no response, so that the page has to time out. `mend` lets those pass that are still pending: a
 * slow machine may have sent them a moment before.
 */
export const hangCalls = async (page: Page, which: (call: string) => boolean = () => true) => {
  const held: CaughtCall[] = [];
  const { hit, mend } = await answerCalls(
    page,
    (call) => held.push(call),
    (call) => call.startsWith('GET ') && which(call),
  );
  return {
    hit,
    mend: async () => {
      await Promise.all(held.map((call) => call.pass()));
      await mend();
    },
  };
};

/** Matching acts do not reach the server; `count` tells how many were sent. `end` fails those that are held. */
export const holdAct = async (page: Page, which: RegExp) => {
  const held: CaughtCall[] = [];
  const { end } = await catchCalls(page, (caught) =>
    which.test(`${caught.method} ${caught.url.pathname}`) ? held.push(caught) : caught.pass(),
  );
  return {
    count: () => held.length,
    end: async () => {
      // Still without a response: an act that the page has given up must not be carried out after all.
      await Promise.all(held.map((call) => call.lose()));
      await end();
    },
  };
};
