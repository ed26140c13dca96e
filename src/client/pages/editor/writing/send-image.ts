import { refusalText } from '#client/api/api-error.ts';
import type { ArticleImage } from '#domain/blog/article-document.ts';
import { csrfToken, request } from '#client/api/request.ts';
import { texts } from '../texts';

const path = '/v1/blog/upload';

const formOf = (file: File): FormData => {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
};

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** `fetch` reports no upload progress, so this one request uses `XMLHttpRequest`. */
const post = (file: File, onPercent: (percent: number) => void, signal?: AbortSignal): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.setRequestHeader('accept', 'application/json');
    call.setRequestHeader('x-csrf-token', csrfToken() ?? '');
    call.upload.addEventListener('progress', ({ loaded, total }) => onPercent((loaded / Math.max(total, 1)) * 100));
    call.addEventListener('load', () => resolve({ status: call.status, body: parsed(call.responseText) }));
    call.addEventListener('error', () => reject(new Error(texts.upload.noNetwork)));
    // It answers nothing then: nobody waits any more.
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    call.send(formOf(file));
  });

const imageOf = (body: unknown): ArticleImage => {
  const { src, width, height }: Readonly<Record<string, unknown>> = Object(body);
  if (typeof src !== 'string' || typeof width !== 'number' || typeof height !== 'number')
    throw new Error(texts.upload.failed);
  return { src, width, height, alt: '' };
};

/**
 * Uploads a picture; an expired session is renewed on the way. `signal`: its place in the text is gone, so the server is
 * not sent the rest, and keeps no file of which nobody knows.
 * @throws Error with a text for the person
 */
export const sendImage = async (
  file: File,
  onPercent: (percent: number) => void,
  signal?: AbortSignal,
): Promise<ArticleImage> => {
  const { status, body } = await post(file, onPercent, signal);
  if (status === 401 || status === 403) return imageOf(await request({ method: 'POST', path, body: formOf(file) }));
  if (status >= 400) throw new Error(refusalText(body) ?? texts.upload.failed);
  return imageOf(body);
};

/**
 * Several at once, in their order, `most` of them; failed uploads and those for which there is no place are reported and
 * left out.
 */
export const sendPictures = async (
  files: readonly File[],
  most: number,
  onProblem: (message: string) => void,
): Promise<readonly ArticleImage[]> => {
  if (files.length > most) onProblem(texts.leftOut(files.length - most));
  const results = await Promise.allSettled(files.slice(0, most).map((file) => sendImage(file, () => undefined)));
  const failed = results.find((one) => one.status === 'rejected');
  if (failed?.status === 'rejected')
    onProblem(failed.reason instanceof Error ? failed.reason.message : texts.upload.failed);
  return results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
};
