import type { Page } from 'playwright-core';

/** A call as this person's own page would make it; gives the answer's body. */
export const sendFrom = async (page: Page, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
  const answer = await page.evaluate(
    async ([verb, address, sent]) => {
      const csrf = decodeURIComponent(/csrf=([^;]+)/.exec(document.cookie)?.[1] ?? '');
      const headers = { 'x-csrf-token': csrf, ...(sent === null ? {} : { 'content-type': 'application/json' }) };
      const response = await fetch(address, { method: verb, headers, ...(sent === null ? {} : { body: sent }) });
      const text = await response.text();
      return { status: response.status, text };
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );
  expect([path, answer.status < 300, answer.text]).toEqual([path, true, answer.text]);
  return answer.text === '' ? null : JSON.parse(answer.text);
};
