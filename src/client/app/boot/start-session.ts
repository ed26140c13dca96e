import type { Reporting } from '../../../contract/error-reporting';
import type { Game } from '../../../contract/reference';
import type { Me } from '../../../contract/schemas/me';
import { setPreloadedResponses } from '../../api/preloaded-responses';
import { setRelease } from '../../api/release';
import { onSessionChangedInOtherTab, sessionHint } from '../../api/session-hint';
import { api } from '../../api/api';
import { referenceApi } from '../../entities/game/reference-api';
import { usersApi } from '../../entities/person/users-api';
import { setServerTime, setTimeZone } from '../../kit/time/server-now';
import { setDefaultGame } from '../../entities/game/chosen-game';
import type { AppStore } from '../store/create-app-store';

/** What the server writes into the page, so that the first paint asks for nothing. */
interface Boot {
  readonly me: Me | null;
  /** Null where the server has not written them: they are asked for then. */
  readonly games: readonly Game[] | null;
  readonly serverTime: string | null;
  readonly demo: boolean;
  readonly release: string | null;
  readonly reporting: Reporting | null;
  readonly answers: Readonly<Record<string, unknown>>;
}

const nothing: Boot = {
  me: null,
  games: null,
  serverTime: null,
  demo: false,
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

/** The `#boot` of the page; a page without one still works, it only asks the server itself. */
export const readBoot = (): Boot => ({ ...nothing, ...parse(document.getElementById('boot')?.textContent ?? '') });

/** Seeds the caches from the page. A lapsed session that may be renewed is asked about; a guest is not. */
export const startSession = async ({ dispatch }: AppStore, boot: Boot): Promise<void> => {
  if (boot.serverTime !== null) setServerTime(boot.serverTime);
  setRelease(boot.release);
  setPreloadedResponses(boot.answers);
  const ownGame = boot.me?.squadMember?.gameId ?? boot.me?.mateAccess?.gameId ?? boot.games?.[0]?.id;
  if (ownGame !== undefined) setDefaultGame(ownGame);
  onSessionChangedInOtherTab(() => dispatch(api.util.invalidateTags(['Me'])));

  if (boot.me !== null) {
    sessionHint.set(Date.now());
    setTimeZone(boot.me.timeZone);
  }
  const seedMe = boot.me !== null || !sessionHint.isSignedIn();
  await Promise.all([
    seedMe ? dispatch(usersApi.util.upsertQueryData('me', undefined, boot.me)) : undefined,
    boot.games === null ? undefined : dispatch(referenceApi.util.upsertQueryData('games', undefined, [...boot.games])),
  ]);
};
