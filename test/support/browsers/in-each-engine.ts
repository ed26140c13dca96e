import { type EngineName, installedEngines } from './installed-engines';
import { type Journey, startJourney } from '../journeys/journey';
import { personId } from '../journeys/person-id';
import { signIn } from './sign-in-script';
import { startEngine } from './start-engine';
import { type Tab, tabOf } from './tab';

interface BrowserJourney {
  readonly journey: Journey;
  visitor(base?: string): Promise<Tab>;
  /** A tab on which this demo person is signed in. */
  person(username: string): Promise<Tab>;
  /** Closes everything; returns the uncaught errors of the pages until then. */
  end(): Promise<readonly string[]>;
}

/** The whole product with its demo people, and tabs of this engine. */
const startBrowserJourney = async (name: EngineName): Promise<BrowserJourney> => {
  const [journey, engine] = await Promise.all([startJourney(), startEngine(name)]);
  const visitor: BrowserJourney['visitor'] = async (base = journey.url) => tabOf(await engine.newTab(), base);
  return {
    journey,
    visitor,
    person: async (username) => {
      const tab = await visitor();
      await tab.goto('/policy');
      expect(await tab.evaluate(signIn(await personId(journey, username)))).toBe(200);
      return tab;
    },
    end: async () => {
      const heard = [...engine.complaints];
      await engine.close();
      await journey.end();
      return heard;
    },
  };
};

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
