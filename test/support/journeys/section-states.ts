import type { Page } from 'playwright-core';
import { type CaughtCall, catchAnswers, catchCalls } from './intercept';
import { waitFor } from '../wait-for';

/** Calls that stand around every section: their silence shows nowhere in it. */
const around = /^\/v1\/admin\/(queues|history|looks|views|code|search)/;

const isOfSection = (url: URL): boolean => url.pathname.startsWith('/v1/admin/') && !around.test(url.pathname);

const refused = JSON.stringify({ code: 'INTERNAL_ERROR', message: 'У нас что-то сломалось', requestId: 'r-1' });
const refuse = (call: CaughtCall) => call.answer(500, 'application/json', refused);

/** Holds what the section asks for until it is let go: `fail` answers all that waits, and whatever comes, with 500. */
export const holdCalls = async (page: Page) => {
  const waiting: CaughtCall[] = [];
  let failing = false;
  const { end } = await catchCalls(page, (call) => {
    if (call.method !== 'GET' || !isOfSection(call.url)) return call.pass();
    return failing ? refuse(call) : waiting.push(call);
  });
  return {
    /** Until something waits. */
    waiting: () =>
      waitFor(
        async () => waiting.length,
        (count) => count > 0,
      ),
    fail: async () => {
      failing = true;
      await Promise.all(waiting.map(refuse));
    },
    end,
  };
};

/** Lists come with nothing in them; gives which did. */
export const emptyLists = async (page: Page) => {
  const emptied: string[] = [];
  const { end } = await catchAnswers(page, ({ url, body, pass, replace }) => {
    const isList = typeof body === 'object' && body !== null && 'items' in body && 'nextCursor' in body;
    if (!isOfSection(url) || !isList) return pass();
    emptied.push(url.pathname);
    return replace({ ...body, items: [], nextCursor: null, total: 0 });
  });
  return { emptied, end };
};
