import { testBrowser } from '../server/test-browser';
import type { Journey } from './journey';

/** Product time runs on by so many milliseconds; what was due in it happens. */
export const passTime = async ({ url }: Pick<Journey, 'url'>, advanceMs: number): Promise<void> => {
  const { status } = await testBrowser(url).call('POST /dev/api/clock', { body: { advanceMs } });
  expect(status).toBe(200);
};
