import { choose, emit, inOrder, set, type Part } from '../machine/change';
import { record } from '../machine/record';
import { on } from '../machine/step';
import { heldOf, heldTotal } from '../queries/payments';

const moveHeld = (toSquadId: number): Part =>
  choose((context) => {
    const amount = heldTotal(context);
    return inOrder(
      set(({ payments }) => ({ payments: payments.map((payment) => ({ ...payment, moved: heldOf(payment) })) })),
      emit(() => (amount > 0 ? [{ type: 'moveHeld', params: { toSquadId, amount } }] : [])),
    );
  });

/** The squad goes on under another number: its money first, then its people (see `succeedSquad`). */
export const handOver = on('squad.recreated', ({ by, newSquadId }) =>
  inOrder(
    moveHeld(newSquadId),
    set(() => ({ earned: [], recreation: null })),
    emit(() => [record('UPDATED', by, null, { recreatedAs: newSquadId })]),
  ),
);
