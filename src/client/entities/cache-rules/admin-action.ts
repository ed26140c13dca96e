import type { Contract } from '../../../contract/contract';
import type { AdminSubjectKind } from '../../../domain/people/admin-subject';
import { call } from '../../api/call';
import type { CacheTag } from './define-mutations';
import { noteOwnAction } from './own-admin-actions';

/** What is shown of a kind in the back office, and the queues. */
export const adminTagsOf = (kind: AdminSubjectKind): readonly CacheTag[] => [
  { type: 'Admin', id: kind },
  { type: 'Admin', id: 'queues' },
];

/**
 * As `call`, for an act of the back office: whatever became of it, what is shown of its kind is asked for again, and
 * so are the queues.
 */
export const adminAction = <R extends keyof Contract>(route: R, ...kinds: readonly AdminSubjectKind[]) => ({
  ...call(route),
  // Asked for once the act is over and before anything is asked again because of it: that is the moment to be marked.
  invalidatesTags: (): CacheTag[] => {
    noteOwnAction(kinds);
    return kinds.flatMap(adminTagsOf);
  },
});
