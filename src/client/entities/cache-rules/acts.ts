import type { Contract } from '../../../contract/contract';
import type { AdminSubjectKind } from '../../../domain/people/admin-subject';
import { call } from '../../api/call';
import type { Changed } from './changes-by';
import { ownActOver } from './own-acts';

/** What is shown of a kind in the back office, and the queues. */
export const changedBy = (kind: AdminSubjectKind): readonly Changed[] => [
  { type: 'Admin', id: kind },
  { type: 'Admin', id: 'queues' },
];

/**
 * As `call`, for an act of the back office: whatever became of it, what is shown of its kind is asked for again, and
 * so are the queues.
 */
export const act = <R extends keyof Contract>(route: R, ...kinds: readonly AdminSubjectKind[]) => ({
  ...call(route),
  // Asked for once the act is over and before anything is asked again because of it: that is the moment to be marked.
  invalidatesTags: (): Changed[] => {
    ownActOver(kinds);
    return kinds.flatMap(changedBy);
  },
});
