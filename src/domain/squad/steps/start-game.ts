import { minutes } from '../../settings/durations';
import { entry } from '../machine/entry';
import { emit, inOrder, set } from '../machine/change';
import { record } from '../machine/record';
import { tell } from '../machine/tell';
import { memberIds } from '../queries/members';
import { resume } from './recreation';

/** Entering IN_A_GAME: the paid time runs. */
export const startGame = entry(({ at }) =>
  inOrder(
    resume(at),
    set(({ durationMinutes }) => ({ statusEndsAt: at + minutes(durationMinutes) })),
    emit((context) => [record('IN_A_GAME', 'system'), tell('GAME_STARTED', 'system', memberIds(context))]),
  ),
);
