import type { Page } from 'playwright-core';

export const retries = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Повторить' });

/** Presses every «Повторить» until none is left; false if some remain. */
export const tryAgain = async (page: Page): Promise<boolean> => {
  for (let tries = 0; tries < 4 && (await retries(page).count()) > 0; tries += 1) {
    // All in one turn: a retry may make other buttons appear or disappear.
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
