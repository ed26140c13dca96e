import type { Page, Route } from 'playwright-core';
import { unlessGone } from './unless-gone';
import { waitFor } from '../wait-for';

/** Calls that stand around every section: their silence shows nowhere in it. */
const around = /^\/v1\/admin\/(queues|history|looks|views|code|search)/;

const isOfSection = (url: URL): boolean => url.pathname.startsWith('/v1/admin/') && !around.test(url.pathname);

const refused = JSON.stringify({ code: 'INTERNAL_ERROR', message: 'У нас что-то сломалось', requestId: 'r-1' });

/** Holds what the section asks for until it is let go: `fail` answers all that waits, and whatever comes, with 500. */
export const holdCalls = async (page: Page) => {
  const waiting: Route[] = [];
  let failing = false;
  const answer = unlessGone((route) => route.fulfill({ status: 500, contentType: 'application/json', body: refused }));
  const handler = async (route: Route): Promise<void> => {
    if (route.request().method() !== 'GET') return route.fallback();
    if (failing) return answer(route);
    waiting.push(route);
  };
  await page.route(isOfSection, handler);
  return {
    /** Until something waits. */
    waiting: () =>
      waitFor(
        async () => waiting.length,
        (count) => count > 0,
      ),
    fail: async () => {
      failing = true;
      await Promise.all(waiting.map(answer));
    },
    end: () => page.unroute(isOfSection, handler),
  };
};

/** Lists come with nothing in them; gives which did. */
export const emptyLists = async (page: Page) => {
  const emptied: string[] = [];
  const handler = unlessGone(async (route) => {
    const response = await route.fetch();
    const body: unknown = response.headers()['content-type']?.includes('json') ? await response.json() : null;
    if (typeof body !== 'object' || body === null || !('items' in body) || !('nextCursor' in body))
      return route.fulfill({ response });
    emptied.push(new URL(route.request().url()).pathname);
    const nothing = { ...body, items: [], nextCursor: null, total: 0 };
    return route.fulfill({ response, json: nothing });
  });
  await page.route(isOfSection, handler);
  return { emptied, end: () => page.unroute(isOfSection, handler) };
};
