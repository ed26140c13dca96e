import type { Locator, Page } from 'playwright-core';

/** What a newcomer has to agree to. */
export const consentTicks = (page: Page): readonly Locator[] =>
  [/^Принимаю пользовательское соглашение/, /^Даю согласие на обработку/].map((name) =>
    page.getByRole('checkbox', { name }),
  );

/** Ticks both before an account is made. */
export const tickConsents = async (page: Page): Promise<void> => {
  for (const tick of consentTicks(page)) await tick.check();
};
