import type { Page } from 'playwright-core';

/** Presses the first such button of the page's content, not of the site's header. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** Presses a button of the open dialog. */
export const confirm = (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name }).click();

/** Waits until each of these pages shows the text. */
export const shows = (text: string | RegExp, ...pages: readonly Page[]) =>
  Promise.all(pages.map((page) => page.getByText(text).first().waitFor()));
