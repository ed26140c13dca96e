import { squadTimers } from '../../settings/squad-timers';
import { entry } from '../machine/entry';
import { emit, inOrder, set } from '../machine/change';
import { record } from '../machine/record';
import { tell } from '../machine/tell';
import { missingInLobby } from '../queries/readiness';
import { unconfirmAll } from './unconfirm-all';

/** Entering STARTED: all is paid; friend links end. */
export const openLobby = entry(({ at }) =>
  inOrder(
    unconfirmAll,
    set(() => ({ statusEndsAt: at + squadTimers.lobby, lobbyExtended: false, friendInvitations: [] })),
    emit((context) => [record('STARTED', 'system'), tell('LOBBY_DUE', 'system', missingInLobby(context))]),
  ),
);
