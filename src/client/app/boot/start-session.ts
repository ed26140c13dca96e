import { onSessionElsewhere } from '../../api/session-channel';
import { sessionHint } from '../../api/session-hint';
import { api } from '../../api/api';
import { referenceApi } from '../../api/reference-api';
import { usersApi } from '../../api/users-api';
import { setServerTime } from '../../ui/time/server-now';
import { setTimeZone } from '../../ui/time/time-zone';
import { setDefaultGame } from '../../ui/routing/game-choice';
import type { AppStore } from '../store/create-app-store';
import type { Boot } from './boot';

/** Seeds the caches from the page. A lapsed session that may be renewed is asked about; a guest is not. */
export const startSession = async ({ dispatch }: AppStore, boot: Boot): Promise<void> => {
  if (boot.serverTime !== null) setServerTime(boot.serverTime);
  const ownGame = boot.me?.squadMember?.gameId ?? boot.me?.mateAccess?.gameId ?? boot.games[0]?.id;
  if (ownGame !== undefined) setDefaultGame(ownGame);
  onSessionElsewhere(() => dispatch(api.util.invalidateTags(['Me'])));

  if (boot.me !== null) {
    sessionHint.set(Date.now());
    setTimeZone(boot.me.timeZone);
  }
  const seedMe = boot.me !== null || !sessionHint.isSignedIn();
  await Promise.all([
    seedMe ? dispatch(usersApi.util.upsertQueryData('me', undefined, boot.me)) : undefined,
    boot.games.length > 0 ? dispatch(referenceApi.util.upsertQueryData('games', undefined, [...boot.games])) : undefined,
  ]);
};
