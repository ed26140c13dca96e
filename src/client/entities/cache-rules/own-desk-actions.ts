import { type DeskSubject, type DeskSubjectKind, kindOfSubject } from '#domain/people/desk-subject.ts';

/** By the browser's clock, which RTK Query uses for its timestamps too. Epoch ms. */
const finishedAt = new Map<DeskSubjectKind, number>();

/** Records that an action of this tab on objects of these kinds has just finished, with or without success. */
export const noteOwnAction = (kinds: readonly DeskSubjectKind[]): void => {
  for (const kind of kinds) finishedAt.set(kind, Date.now());
};

/**
 * When this tab's last action on an object of this kind finished, epoch ms by the browser's clock; 0 if there was none,
 * or if the clock has been set back since.
 */
export const lastOwnActionAt = (subject: DeskSubject): number => {
  const kind = kindOfSubject(subject);
  const at = kind === null ? undefined : finishedAt.get(kind);
  return at === undefined || at > Date.now() ? 0 : at;
};
