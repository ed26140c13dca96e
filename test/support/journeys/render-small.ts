import type { CDPSession, Page } from 'playwright-core';

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
 * This page of a desktop is laid out as ever and drawn at a twentieth of its size: filling the pixels that nobody looks
 * at takes a sixth of a page's processor time. Its mouse misses, keys reach it: for walks that only look and press keys.
 */
export const renderSmall = async (page: Page): Promise<void> => {
  sessions.set(page, await page.context().newCDPSession(page));
  const size = page.viewportSize();
  if (size !== null) await apply(page, size);
};

/** Another size of the window, drawn small where the page was. */
export const resize = async (page: Page, size: Size): Promise<void> => {
  await page.setViewportSize(size);
  await apply(page, size);
};
