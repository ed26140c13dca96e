import type { Page } from 'playwright-core';

interface Paper {
  /** Pages of an A4 document. */
  readonly sheets: number;
  /** Texts that are too light for white paper, unless their ground is always printed. */
  readonly pale: readonly string[];
  /** What floats over the page, and would be printed on each sheet. */
  readonly floating: readonly string[];
  /** The last line. */
  readonly address: string;
}

/** Runs in the page. */
const look = () => {
  const shown = [...document.body.querySelectorAll('*')].filter((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  const isText = (element: Element): boolean =>
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  /** 0 for black, 1 for white. */
  const lightness = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = (/\((.*)\)/.exec(color)?.[1] ?? '').split(',').map(Number);
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
  };
  const nameOf = (element: Element): string => `${element.tagName} «${element.textContent.trim().slice(0, 40)}»`;
  const main = document.querySelector('main');
  return {
    pale: shown
      .filter(isText)
      .filter((element) => getComputedStyle(element).printColorAdjust !== 'exact')
      .filter((element) => lightness(getComputedStyle(element).color) > 0.5)
      .map(nameOf),
    floating: shown.filter((element) => getComputedStyle(element).position === 'fixed').map(nameOf),
    address: main === null ? '' : (main.dataset['address'] ?? ''),
  };
};

/** The page on paper, with backgrounds left out, as browsers print. */
export const paperOf = async (page: Page): Promise<Paper> => {
  const pdf = await page.pdf({ format: 'A4' });
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(look);
  await page.emulateMedia({ media: null });
  return { ...seen, sheets: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0 };
};
