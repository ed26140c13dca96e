import { testBrowser } from '../server/test-browser';
import type { Journey } from './journey';

/** Advances product time by this many milliseconds and carries out what falls due. */
export const passTime = async ({ url }: Pick<Journey, 'url'>, advanceMs: number): Promise<void> => {
  const { status } = await testBrowser(url).call('POST /dev/api/clock', { body: { advanceMs } });
  expect(status).toBe(200);
};
