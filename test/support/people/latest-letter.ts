import type { TestBrowser } from '../server/test-browser';

/** Waits until a letter that satisfies `find` has been delivered: delivery happens after the commit. */
export const waitForLetter = async (
  browser: TestBrowser,
  to: string,
  find: (text: string) => string | null,
): Promise<string> => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const { body } = await browser.call('GET /dev/api/mailbox', { query: { to } });
    for (const letter of body) {
      const found = find(`${letter.subject}\n${letter.text}`);
      if (found !== null) return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`no such letter to ${to}`);
};

export const latestCode = (browser: TestBrowser, to: string): Promise<string> =>
  waitForLetter(browser, to, (text) => /\b\d{6}\b/.exec(text)?.[0] ?? null);
