import type { Contract } from '#contract/contract.ts';
import type { AdminSubjectKind } from '#domain/people/admin-subject.ts';
import { call } from '../../api/call';
import type { CacheTag } from './define-mutations';
import { noteOwnAction } from './own-admin-actions';

/** Tags of all data about a kind of objects in the back office, and of the queues. */
export const adminTagsOf = (kind: AdminSubjectKind): readonly CacheTag[] => [
  { type: 'Admin', id: kind },
  { type: 'Admin', id: 'queues' },
];

/**
 * Like `call`, for an action of the back office: whatever its result, the data of these kinds and the queues are
 * fetched again.
 */
export const adminAction = <R extends keyof Contract>(route: R, ...kinds: readonly AdminSubjectKind[]) => ({
  ...call(route),
  // RTK Query calls this after the action has finished and before the refetches that it causes: this is the time to
  // record.
  invalidatesTags: (): CacheTag[] => {
    noteOwnAction(kinds);
    return kinds.flatMap(adminTagsOf);
  },
});
