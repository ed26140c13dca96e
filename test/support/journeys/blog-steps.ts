import type { Page } from 'playwright-core';
import { picture } from '../pictures';

/** Where the words of an article are written. */
export const articleText = (page: Page) => page.getByRole('textbox', { name: 'Текст материала' });

export const waitSaved = (page: Page) => page.getByText(/^(Сохранено в|Всё сохранено)/).waitFor();

/** The number that the first save gives. */
export const draftId = async (page: Page): Promise<number> => {
  await page.waitForURL(/\/materials\/\d+/);
  return Number(/materials\/(\d+)/.exec(page.url())?.[1]);
};

/** Presses what opens the window of files, and chooses a picture there. */
export const choosePicture = async (page: Page, press: () => Promise<unknown>, name = 'a.png'): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await press();
  const buffer = await picture({ width: 800, height: 600, format: 'png' });
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
};

/** Puts a block in by «/» where the cursor stands. */
export const insertBlock = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.press('Enter');
  await page.keyboard.type(`/${name.toLowerCase()}`);
  // What stands beside a name is a part of how the option is read out.
  await page.getByRole('option', { name: new RegExp(`^${name}(?!\\p{L})`, 'u') }).waitFor();
};
