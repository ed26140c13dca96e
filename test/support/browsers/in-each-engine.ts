import { type BrowserJourney, startBrowserJourney } from './browser-journey';
import { type EngineName, installedEngines } from './installed-engines';

/**
 * Tests of a journey, told once for every engine of this machine: each begins with a product of its own, and ends
 * without an uncaught error of a page. `journey`: only within hooks and tests.
 */
export const inEachEngine = (tests: (journey: () => BrowserJourney, engine: EngineName) => void): void =>
  describe.each(installedEngines())('%s', (engine) => {
    let browsers: BrowserJourney;
    beforeAll(async () => {
      browsers = await startBrowserJourney(engine);
    });
    afterAll(async () => expect(await browsers.end()).toEqual([]));
    tests(() => browsers, engine);
  });
