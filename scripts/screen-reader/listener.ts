import { setTimeout as pause } from 'node:timers/promises';
import { startFirefox } from '../../test/support/browsers/firefox';
import { signIn } from '../../test/support/browsers/sign-in-script';
import { type Part, type Tab, tabOf } from '../../test/support/browsers/tab';
import { startDesktop } from './desktop';
import type { SlowLine } from './slow-line';
import { sentencesOf, type Sentence } from './spoken';

/** Milliseconds without a word, after which Orca has nothing more to say: of a key, of a page that was opened. */
const [silence, longSilence] = [1000, 4000];

/** A person who hears the product: Firefox with Orca on a desktop of its own, and a keyboard. */
export interface Listener {
  readonly tab: Tab;
  /** Goes to a page of the product and hears it out. */
  open(path: string): Promise<void>;
  /** Keys one after another, each when the last one's words are said. */
  press(...keys: readonly string[]): Promise<void>;
  /** Goes to a control and presses a key there. */
  use(control: Part, key?: string): Promise<void>;
  /** Presses a button that opens the system's window of files, and gives the address of one there. */
  choose(control: Part, file: string): Promise<void>;
  /** All that was said since the last call, once it is silent. */
  heard(): Promise<readonly Sentence[]>;
  close(): Promise<void>;
}

/** `more`: preferences of the Firefox beside the usual ones. */
export const startListener = async (
  product: string,
  userId: string | null,
  more: SlowLine['preferences'] = {},
): Promise<Listener> => {
  const desktop = await startDesktop();
  const firefox = await startFirefox(
    {
      'accessibility.force_disabled': -1,
      'browser.shell.checkDefaultBrowser': false,
      // A driver would close the window of files at once.
      'remote.bidi.dismiss_file_pickers.enabled': false,
      ...more,
    },
    desktop.env,
  );
  const tab = tabOf(await firefox.newTab(), product);
  await tab.goto('/policy');
  if (userId !== null) await tab.evaluate(signIn(userId));
  let told = 0;
  const untilSilent = async (ms = silence): Promise<void> => {
    let before = -1;
    for (let now = desktop.lines().length; now !== before; now = desktop.lines().length) {
      before = now;
      await pause(ms);
    }
  };
  const press: Listener['press'] = async (...keys) => {
    for (const key of keys) {
      await desktop.press(key);
      await untilSilent();
    }
  };
  const pressOn: Listener['use'] = async (control, key = 'Return') => {
    await control.focus();
    await untilSilent();
    await press(key);
  };
  return {
    tab,
    open: async (path) => {
      await tab.goto(path);
      await untilSilent(longSilence);
    },
    press,
    use: pressOn,
    choose: async (control, file) => {
      await pressOn(control);
      await untilSilent(longSilence);
      // The line for an address comes with the first stroke, and only then takes the rest.
      await press('slash', 'ctrl+a');
      await desktop.type(file);
      await untilSilent();
      await press('Return');
    },
    heard: async () => {
      await untilSilent(2 * silence);
      const lines = desktop.lines();
      const sentences = sentencesOf(lines.slice(told));
      told = lines.length;
      return sentences;
    },
    close: async () => {
      await firefox.close();
      desktop.close();
    },
  };
};
