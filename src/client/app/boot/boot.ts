import type { Game } from '../../../contract/reference';
import type { Me } from '../../../contract/schemas/me';

/** What the server writes into the page, so that the first paint asks for nothing. */
export interface Boot {
  readonly me: Me | null;
  readonly games: readonly Game[];
  readonly serverTime: string | null;
  readonly demo: boolean;
}

const nothing: Boot = { me: null, games: [], serverTime: null, demo: false };

const isPartOfBoot = (value: unknown): value is Partial<Boot> => typeof value === 'object' && value !== null;

const parse = (text: string): Partial<Boot> => {
  try {
    const value: unknown = JSON.parse(text);
    return isPartOfBoot(value) ? value : {};
  } catch {
    return {};
  }
};

/** The `#boot` of the page; a page without one still works, it only asks the server itself. */
export const readBoot = (): Boot => ({ ...nothing, ...parse(document.getElementById('boot')?.textContent ?? '') });
