import type { CDPSession, Page } from 'playwright-core';

interface Size {
  readonly width: number;
  readonly height: number;
}

const sessions = new WeakMap<Page, { readonly session: CDPSession; readonly mobile: boolean }>();

const apply = async (page: Page, { width, height }: Size): Promise<void> => {
  const held = sessions.get(page);
  await held?.session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: 1,
    mobile: held.mobile,
    scale: 0.05,
  });
};

/**
 * The page is laid out and pressed as ever and drawn at a twentieth of its size: nobody looks at a journey's pixels, and
 * filling them takes a sixth of a page's processor time.
 */
export const drawSmall = async (page: Page, size: Size, mobile: boolean): Promise<void> => {
  sessions.set(page, { session: await page.context().newCDPSession(page), mobile });
  await apply(page, size);
};

/** Another size of the window, still drawn small. */
export const resize = async (page: Page, size: Size): Promise<void> => {
  await page.setViewportSize(size);
  await apply(page, size);
};
