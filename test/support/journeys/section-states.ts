import type { Page } from 'playwright-core';
import { type CaughtCall, catchAnswers, catchCalls } from './intercept';
import { waitFor } from '../wait-for';

/** Background calls of every section: the section shows nothing if they fail. */
const around = /^\/v1\/admin\/(queues|history|looks|views|code|search)/;

const isOfSection = (url: URL): boolean => url.pathname.startsWith('/v1/admin/') && !around.test(url.pathname);

const refused = JSON.stringify({ code: 'INTERNAL_ERROR', message: 'У нас что-то сломалось', requestId: 'r-1' });
const refuse = (call: CaughtCall) => call.answer(500, 'application/json', refused);

/** Holds the section's reads until `end`; `fail` responds with 500 to those that wait and to all later ones. */
export const holdCalls = async (page: Page) => {
  const waiting: CaughtCall[] = [];
  let failing = false;
  const { end } = await catchCalls(page, (call) => {
    if (call.method !== 'GET' || !isOfSection(call.url)) return call.pass();
    return failing ? refuse(call) : waiting.push(call);
  });
  return {
    /** Resolves once a call waits. */
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

/** Makes lists empty; `emptied` names their paths. */
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
