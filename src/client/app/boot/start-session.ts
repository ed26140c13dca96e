import type { Reporting } from '#contract/error-reporting.ts';
import type { Game } from '#contract/reference.ts';
import type { Me } from '#contract/schemas/me.ts';
import { learnOffset, type OffsetSpan } from '#domain/text/wall-time.ts';
import { setPreloadedResponses } from '../../api/preloaded-responses';
import { setRelease } from '../../api/release';
import { sessionHint } from '../../api/session-hint';
import { referenceApi } from '../../entities/game/reference-api';
import { usersApi } from '../../entities/person/users-api';
import { setServerTime, setTimeZone } from '../../kit/time/server-now';
import { type Contacts, noContacts } from '#contract/contacts.ts';
import { setDefaultGame } from '../../entities/game/chosen-game';
import { pause } from '../../kit/layout/pause';
import type { AppStore } from '../store/create-app-store';

/** What the server embeds in the page, so that the first paint needs no requests. */
interface Boot {
  readonly me: Me | null;
  /** Of the clocks of their time zone, so that the first times need no formatter. */
  readonly zoneOffset: OffsetSpan | null;
  /** Null if the server has not embedded them: then they are requested. */
  readonly games: readonly Game[] | null;
  readonly serverTime: string | null;
  readonly demo: boolean;
  readonly contacts: Contacts;
  readonly release: string | null;
  readonly reporting: Reporting | null;
  readonly answers: Readonly<Record<string, unknown>>;
}

const emptyBoot: Boot = {
  me: null,
  zoneOffset: null,
  games: null,
  serverTime: null,
  demo: false,
  contacts: noContacts,
  release: null,
  reporting: null,
  answers: {},
};

const isPartOfBoot = (value: unknown): value is Partial<Boot> => typeof value === 'object' && value !== null;

const parse = (text: string): Partial<Boot> => {
  try {
    const value: unknown = JSON.parse(text);
    return isPartOfBoot(value) ? value : {};
  } catch {
    return {};
  }
};

/** The `#boot` of the page; without one the page works too, but has to request everything. */
export const readBoot = (): Boot => ({ ...emptyBoot, ...parse(document.getElementById('boot')?.textContent ?? '') });

/**
 * Fills the caches from the page. If the session has expired and may be renewed, `me` is left to be requested; for a
 * guest it is not.
 */
export const startSession = async ({ dispatch }: AppStore, boot: Boot): Promise<void> => {
  if (boot.serverTime !== null) setServerTime(boot.serverTime);
  setRelease(boot.release);
  setPreloadedResponses(boot.answers);
  const ownGame = boot.me?.squadMember?.gameId ?? boot.me?.mateAccess?.gameId ?? boot.games?.[0]?.id;
  if (ownGame !== undefined) setDefaultGame(ownGame);

  if (boot.me !== null) {
    sessionHint.set(Date.now());
    setTimeZone(boot.me.timeZone);
    if (boot.zoneOffset !== null) learnOffset(boot.me.timeZone, boot.zoneOffset);
  }
  const seedMe = boot.me !== null || !sessionHint.isSignedIn();
  if (seedMe) await dispatch(usersApi.util.upsertQueryData('me', undefined, boot.me));
  await pause();
  if (boot.games !== null) await dispatch(referenceApi.util.upsertQueryData('games', undefined, [...boot.games]));
};
