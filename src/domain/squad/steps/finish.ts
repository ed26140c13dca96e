import { entry } from '../machine/entry';
import { choose, emit, inOrder, nothing, set } from '../machine/change';
import { record } from '../machine/record';
import { tell } from '../machine/tell';
import { settle } from '../money/settle';
import { memberIds } from '../queries/members';
import { heldTotal } from '../queries/payments';
import { resume } from './recreation';
import { unconfirmAll } from './unconfirm-all';

/** Entering FINISHED: the money waits a day for objections; where nothing is held there is nothing to wait for. */
export const finish = entry(({ at }) =>
  inOrder(
    resume(at),
    unconfirmAll,
    set(() => ({ finishedAt: at, statusEndsAt: null, earlyFinish: null })),
    emit((context) => [record('FINISHED', 'system'), tell('FINISHED', 'system', memberIds(context))]),
    choose((context) => (heldTotal(context) === 0 ? settle(at) : nothing)),
  ),
);
