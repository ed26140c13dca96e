import type { Page } from 'playwright-core';
import { untilStill } from './until-still';

/**
 * Blocks of a phone's page that overflow its column, even if they still fit the window, such as a grid that is too
 * wide. Not blocks that span the window, float over the page or scroll within a frame of their own.
 */
export const overflowingBlocks = async (page: Page): Promise<readonly string[]> => {
  await untilStill(page);
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const gutter = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--gutter'));
    const isFramed = (element: Element): boolean => {
      for (let outer = element.parentElement; outer !== null && outer.tagName !== 'MAIN'; outer = outer.parentElement)
        if (getComputedStyle(outer).overflowX !== 'visible') return true;
      return false;
    };
    const out = [...document.querySelectorAll('main *')].filter((element) => {
      const box = element.getBoundingClientRect();
      const isOut = box.width > 0 && box.height > 0 && box.width < width && box.right > width - gutter + 1;
      return isOut && /static|relative/.test(getComputedStyle(element).position) && !isFramed(element);
    });
    const outermost = out.filter((element) => !out.some((other) => other !== element && other.contains(element)));
    return outermost.map((element) => `${element.tagName} ${(element.textContent ?? '').slice(0, 60)}`);
  });
};
