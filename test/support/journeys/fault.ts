import type { Page, Route } from 'playwright-core';
import { unlessGone } from './unless-gone';

const refusal = (status: number, code: string, message: string) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ code, message, requestId: 'r-1' }) });

/** Ways in which a call fails. */
export const faults = {
  'server error': refusal(500, 'INTERNAL_ERROR', 'У нас что-то сломалось. Попробуй ещё раз чуть позже'),
  'too often': refusal(429, 'RATE_LIMITED', 'Слишком часто. Подожди немного и попробуй ещё раз'),
  'no answer, then no line': async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await route.abort('internetdisconnected');
  },
  'broken JSON': (route: Route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"broken' }),
  'a proxy’s page': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
} as const;

export type Fault = keyof typeof faults;
export const faultNames = Object.keys(faults).filter((name): name is Fault => name in faults);

/** Calls that stand around every page: their silence shows nowhere on it. */
const around = /^\/v1\/(auth|rebranding|pov-requests|chat\/(token|settings|blocks)|notifications\/unread|users\/me)/;

export const isOwnCall = (url: URL): boolean => url.pathname.startsWith('/v1/') && !around.test(url.pathname);

/** From now on these calls are answered so; the result makes them well again and tells which were asked, how often. */
const answerCalls = async (page: Page, answer: (route: Route) => Promise<void>, which: (call: string) => boolean) => {
  const hit = new Map<string, number>();
  const handler = unlessGone(async (route) => {
    const call = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
    if (!which(call)) return route.fallback();
    hit.set(call, (hit.get(call) ?? 0) + 1);
    return answer(route);
  });
  await page.route(isOwnCall, handler);
  return { hit, mend: () => page.unroute(isOwnCall, handler) };
};

export const breakCalls = (page: Page, fault: Fault, which: (call: string) => boolean = () => true) =>
  answerCalls(page, faults[fault], which);

/**
 * These questions are never answered: the page itself must give up at last. Those that it still waits for when all is
 * well again go their way then: a slow machine may have asked them a moment before.
 */
export const hangCalls = async (page: Page, which: (call: string) => boolean = () => true) => {
  const held: Route[] = [];
  const { hit, mend } = await answerCalls(
    page,
    async (route) => {
      held.push(route);
    },
    (call) => call.startsWith('GET ') && which(call),
  );
  const release = unlessGone((route) => route.continue());
  return {
    hit,
    mend: async () => {
      await mend();
      await Promise.all(held.map(release));
    },
  };
};

/** This act never reaches the server until `end`; `count` says how often it was sent. */
export const holdAct = async (page: Page, which: RegExp) => {
  let sent = 0;
  const isCall = (url: URL): boolean => url.pathname.startsWith('/v1/');
  const handler = (route: Route): Promise<void> => {
    const call = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
    if (!which.test(call)) return route.fallback();
    sent += 1;
    return Promise.resolve();
  };
  await page.route(isCall, handler);
  return { count: () => sent, end: () => page.unroute(isCall, handler) };
};
