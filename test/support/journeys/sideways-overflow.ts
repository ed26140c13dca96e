import type { Page } from 'playwright-core';
import { untilStill } from './until-still';

/** By how many pixels a page that has come to rest is wider than its window; its `header` too, if that is the widest. */
export const sidewaysOverflow = async (page: Page): Promise<number> => {
  await untilStill(page);
  return page.evaluate(() => {
    const widest = [document.documentElement, ...document.querySelectorAll('header')].map(
      ({ scrollWidth }) => scrollWidth,
    );
    return Math.max(...widest) - document.documentElement.clientWidth;
  });
};
