import type { Contract } from '#contract/contract.ts';
import type { DeskSubjectKind } from '#domain/people/desk-subject.ts';
import { call } from '../../api/call';
import type { CacheTag } from './define-mutations';
import { noteOwnAction } from './own-desk-actions';

/** Tags of all data about a kind of objects at the desk, and of the queues. */
export const deskTagsOf = (kind: DeskSubjectKind): readonly CacheTag[] => [
  { type: 'Desk', id: kind },
  { type: 'Desk', id: 'queues' },
];

/**
 * Like `call`, for an action of the desk: whatever its result, the data of these kinds and the queues are
 * fetched again.
 */
export const deskAction = <R extends keyof Contract>(route: R, ...kinds: readonly DeskSubjectKind[]) => ({
  ...call(route),
  // RTK Query calls this after the action has finished and before the refetches that it causes: this is the time to
  // record.
  invalidatesTags: (): CacheTag[] => {
    noteOwnAction(kinds);
    return kinds.flatMap(deskTagsOf);
  },
});
