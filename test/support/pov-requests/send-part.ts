import type { Answer, TestBrowser } from '../server/test-browser';
import { cookieHeader } from '../server/cookie-header';

/** Uploads a part of a recording from this offset, as the page does. */
export const sendPart = async (
  url: string,
  browser: TestBrowser,
  fileId: string,
  offset: number | string,
  bytes: Buffer,
  type = 'application/octet-stream',
): Promise<Answer<Readonly<Record<string, unknown>>>> => {
  if (!browser.cookies.has('csrf')) await browser.raw('GET', '/v1/auth/csrf');
  const response = await fetch(`${url}/v1/pov-requests/files/${fileId}?offset=${offset}`, {
    method: 'PUT',
    headers: {
      cookie: cookieHeader(browser.cookies),
      'x-csrf-token': browser.cookies.get('csrf') ?? '',
      'content-type': type,
    },
    body: new Uint8Array(bytes),
  });
  const body: Readonly<Record<string, unknown>> = await response.json();
  const code = typeof body['code'] === 'string' ? body['code'] : null;
  return { status: response.status, body, code, headers: response.headers };
};
