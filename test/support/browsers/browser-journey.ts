import { type Journey, startJourney } from '../journeys/journey';
import { personId } from '../journeys/person-id';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import type { EngineName } from './installed-engines';
import { signIn } from './sign-in-script';
import { type Tab, tabOf } from './tab';
import { startWebKit } from './webkit';

export interface BrowserJourney {
  readonly journey: Journey;
  visitor(base?: string): Promise<Tab>;
  /** A tab on which this demo person is signed in. */
  person(username: string): Promise<Tab>;
  /** Closes everything; returns the uncaught errors of the pages until then. */
  end(): Promise<readonly string[]>;
}

const starts: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  Firefox: () => startFirefox(),
  WebKitGTK: startWebKit,
};

/** The whole product with its demo people, and tabs of this engine. */
export const startBrowserJourney = async (name: EngineName): Promise<BrowserJourney> => {
  const [journey, engine] = await Promise.all([startJourney(), starts[name]()]);
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
