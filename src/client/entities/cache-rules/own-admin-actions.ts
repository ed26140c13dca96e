import { type AdminSubject, type AdminSubjectKind, kindOfSubject } from '../../../domain/people/admin-subject';

/** By the browser's own clock, as RTK Query stamps its questions: ms of the epoch. */
const finishedAt = new Map<AdminSubjectKind, number>();

/** An act of this tab on something of these kinds has just been answered, or given up. */
export const noteOwnAction = (kinds: readonly AdminSubjectKind[]): void => {
  for (const kind of kinds) finishedAt.set(kind, Date.now());
};

/** When this tab's last act on something of this kind was over; 0 before the first, and where the clock was put back since. */
export const lastOwnActionAt = (subject: AdminSubject): number => {
  const kind = kindOfSubject(subject);
  const at = kind === null ? undefined : finishedAt.get(kind);
  return at === undefined || at > Date.now() ? 0 : at;
};
