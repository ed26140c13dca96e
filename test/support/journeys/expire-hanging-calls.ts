import type { Page } from 'playwright-core';
import type { hangCalls } from './fault';
import { scrollToEnd, untilSettled, waitingParts } from './until-loaded';
import { retries } from './try-again';
import { mostAsked } from './visits';

/** Reports a fault of a page. */
export type Report = (what: string) => void;

interface Held extends Awaited<ReturnType<typeof hangCalls>> {
  /** Lets the calls that hang at the moment time out. */
  readonly giveUp: () => Promise<void>;
}

const offersRetry = (page: Page): Promise<boolean> =>
  retries(page)
    .first()
    .waitFor({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );

export const isWaiting = async (page: Page): Promise<boolean> => (await page.locator(waitingParts).count()) > 0;

/**
 * Lets hanging calls time out: what waited for them must show that it failed, and load once the server responds again.
 * `needsRetry`: whether the page must offer a retry before that.
 */
export const expireHangingCalls = async (
  page: Page,
  { hit, mend, giveUp }: Held,
  report: Report,
  needsRetry: () => boolean,
) => {
  const asked = () => [...hit.values()].reduce((sum, count) => sum + count, 0);
  // Calls that a page makes after a failure have timeouts of their own; on a slow machine, code is still being loaded
  // meanwhile.
  for (let rounds = 0, before = -1; rounds < 15 && (before !== asked() || (await isWaiting(page))); rounds += 1) {
    before = asked();
    await scrollToEnd(page);
    await giveUp();
    await untilSettled(page, 2000).catch(() => undefined);
  }
  if (await isWaiting(page)) {
    const where = await page
      .locator(waitingParts)
      .evaluateAll((parts) =>
        parts.map((part) => `«${part.closest('section, article, main')?.textContent.slice(0, 60) ?? ''}»`),
      );
    report(`waits for ever in ${[...new Set(where)].join(', ')}, having asked ${[...hit.keys()].join(', ')}`);
  }
  for (const [call, count] of hit) if (count > mostAsked) report(`${call} asked ${count} times`);
  if (needsRetry() && !(await offersRetry(page))) report(`no «Повторить» (${[...hit.keys()].join(', ')})`);
  await mend();
};
