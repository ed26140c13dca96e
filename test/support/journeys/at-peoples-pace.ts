import type { Locator, Page } from 'playwright-core';

/** Milliseconds that a hand rests on what it is about to press, and for which it holds a button down. */
const [resting, holding] = [150, 60];

const makesLocators = new Set<PropertyKey>([
  'and',
  'filter',
  'first',
  'getByAltText',
  'getByLabel',
  'getByPlaceholder',
  'getByRole',
  'getByTestId',
  'getByText',
  'getByTitle',
  'last',
  'locator',
  'nth',
  'or',
]);

type Click = (options?: Parameters<Locator['click']>[0] & Parameters<Locator['dblclick']>[0]) => Promise<void>;

/**
 * A hand is on a button some time before it presses it; the driver moves the pointer there and presses within a
 * millisecond, so that what the page does for the one would count as the delay of the other.
 */
const pressAsPeople =
  (locator: Locator, click: Click, hover: Locator['hover']): Click =>
  async (options = {}) => {
    const { timeout, position, modifiers, force } = options;
    await hover({
      ...(timeout === undefined ? {} : { timeout }),
      ...(position === undefined ? {} : { position }),
      ...(modifiers === undefined ? {} : { modifiers }),
      ...(force === undefined ? {} : { force }),
    });
    await locator.page().waitForTimeout(resting);
    await click({ delay: holding, ...options });
  };

const slowLocator = (locator: Locator): Locator => {
  const hover = locator.hover.bind(locator);
  locator.click = pressAsPeople(locator, locator.click.bind(locator), hover);
  // The driver rests between the two presses as long as it holds each.
  locator.dblclick = pressAsPeople(locator, locator.dblclick.bind(locator), hover);
  return slowMaker(locator);
};

const isLocator = (value: unknown): value is Locator =>
  typeof value === 'object' && value !== null && 'click' in value && 'nth' in value;

const slowMaker = <T extends Page | Locator>(maker: T): T => {
  for (const name of makesLocators) {
    const make: unknown = Reflect.get(maker, name);
    if (typeof make !== 'function') continue;
    Reflect.set(maker, name, (...args: readonly unknown[]): unknown => {
      const made: unknown = Reflect.apply(make, maker, args);
      return isLocator(made) ? slowLocator(made) : made;
    });
  }
  return maker;
};

/** Makes every press of a journey on this page as slow as a hand is, as the pace between them is by `slowMo`. */
export const pressAtPeoplesPace = (page: Page): void => {
  slowMaker(page);
};
