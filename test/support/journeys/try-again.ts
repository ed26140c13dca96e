import type { Page } from 'playwright-core';

export const retries = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Повторить' });

/** Presses every «Повторить» until none is left; true when none is. */
export const tryAgain = async (page: Page): Promise<boolean> => {
  for (let tries = 0; tries < 4 && (await retries(page).count()) > 0; tries += 1) {
    // All at once: what one of them has asked may bring the next, or take it away.
    await retries(page).evaluateAll((buttons) =>
      buttons.forEach((button) => button instanceof HTMLElement && button.click()),
    );
    await retries(page)
      .first()
      .waitFor({ state: 'detached', timeout: 5000 })
      .catch(() => undefined);
  }
  return (await retries(page).count()) === 0;
};
