import type { Locator, Page } from 'playwright-core';

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** Moves to the target with Tab, as a person without a mouse does; fails if it cannot be reached. */
export const tabTo = async (page: Page, target: Locator, most = 80): Promise<void> => {
  await target.waitFor();
  for (let step = 0; step < most; step += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
};
