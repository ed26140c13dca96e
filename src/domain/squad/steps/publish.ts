import { emit, inOrder, set } from '../machine/change';
import { record } from '../machine/record';
import { on } from '../machine/step';

export const publish = on('squad.publish', ({ by }) => inOrder(set(() => ({ visible: true })), emit(() => [record('PUBLISHED', by)])));

export const unpublish = on('squad.unpublish', ({ by }) =>
  inOrder(
    set(() => ({ visible: false })),
    emit(() => [record('UPDATED', by, null, { visible: false })]),
  ),
);
