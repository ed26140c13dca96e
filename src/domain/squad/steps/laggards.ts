import { choose, emit, inOrder } from '../machine/change';
import { record } from '../machine/record';
import { on } from '../machine/step';
import { laggardsOf } from '../queries/readiness';
import { dismiss } from './dismiss';

/** READY is over: whoever did not pay or confirm is out; the squad gathers again. */
export const removeLaggards = on('squad.confirmationExpired', () =>
  choose((context) =>
    inOrder(emit(() => [record('CONFIRMATION_EXPIRED', 'system')]), ...laggardsOf(context).map((id) => dismiss(id, 'system', 'MEMBER_LEFT'))),
  ),
);

/** READY is over and the owner himself is late: DISBANDED follows. */
export const expireReadiness = on('squad.confirmationExpired', () => emit(() => [record('CONFIRMATION_EXPIRED', 'system')]));
