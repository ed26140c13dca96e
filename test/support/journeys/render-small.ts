import type { CDPSession, Page } from 'playwright-core';
import { untilStill } from './until-still';

interface Size {
  readonly width: number;
  readonly height: number;
}

const sessions = new WeakMap<Page, CDPSession>();

const apply = async (page: Page, { width, height }: Size): Promise<void> => {
  await sessions
    .get(page)
    ?.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      screenWidth: width,
      screenHeight: height,
      deviceScaleFactor: 1,
      mobile: false,
      scale: 0.05,
    });
};

/**
 * Lays the desktop page out at full size but renders it at a twentieth: painting takes a sixth of a page's processor
 * time. Mouse positions are wrong then, keys work: only for tests that read the page and press keys.
 */
export const renderSmall = async (page: Page): Promise<void> => {
  sessions.set(page, await page.context().newCDPSession(page));
  const size = page.viewportSize();
  if (size !== null) await apply(page, size);
};

/** Resizes the window and waits until the page has followed; a page that is rendered small stays so. */
export const resize = async (page: Page, size: Size): Promise<void> => {
  await page.setViewportSize(size);
  await apply(page, size);
  await untilStill(page);
};
