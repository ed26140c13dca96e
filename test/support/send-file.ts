import type { Contract } from '#contract/contract.ts';
import { splitRoute } from '#contract/kit/endpoint.ts';
import type { Answer, TestBrowser } from './server/test-browser';

export interface SentFile {
  readonly bytes: Buffer | string;
  readonly name?: string;
  /** The type as the browser states it, which the server must not trust. */
  readonly type?: string;
  readonly field?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Uploads one file to a multipart call, as the page does. */
export const sendFile = async (
  browser: TestBrowser,
  route: keyof Contract,
  { bytes, name = 'photo.jpg', type = 'image/jpeg', field = 'file', params = {} }: SentFile,
): Promise<Answer<unknown>> => {
  if (!browser.cookies.has('csrf')) await browser.raw('GET', '/v1/auth/csrf');
  const { method, path } = splitRoute(route);
  const body = new FormData();
  body.append(field, new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), name);
  return browser.raw(
    method,
    path.replaceAll(/\{(\w+)\}/g, (_whole, key: string) => encodeURIComponent(String(params[key] ?? ''))),
    { body },
  );
};
