import type { Page } from 'playwright-core';
import { picture } from '../pictures';

/** The field for the text of an article. */
export const articleText = (page: Page) => page.getByRole('textbox', { name: 'Текст материала' });

export const waitSaved = (page: Page) => page.getByText(/^(Сохранено в|Всё сохранено)/).waitFor();

/** The article's number, which the first save assigns. */
export const draftId = async (page: Page): Promise<number> => {
  await page.waitForURL(/\/materials\/\d+/);
  return Number(/materials\/(\d+)/.exec(page.url())?.[1]);
};

/** Chooses a picture in the file chooser that `press` opens. */
export const choosePicture = async (page: Page, press: () => Promise<unknown>, name = 'a.png'): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await press();
  const buffer = await picture({ width: 800, height: 600, format: 'png' });
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
};

/** Inserts a block at the cursor through the «/» menu. */
export const insertBlock = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.press('Enter');
  await page.keyboard.type(`/${name.toLowerCase()}`);
  // The accessible name of an option also includes the text next to its title.
  await page.getByRole('option', { name: new RegExp(`^${name}(?!\\p{L})`, 'u') }).waitFor();
};
