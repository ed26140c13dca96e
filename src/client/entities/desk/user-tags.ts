import type { DeskSubjectKind } from '#domain/people/desk-subject.ts';
import type { CacheTag } from '../cache-rules/define-mutations';

export const userTag = { type: 'Desk', id: 'user' } as const;

/** A person's card shows what is decided elsewhere: an action on these kinds of objects changes it too. */
export const alsoOf = (...kinds: readonly DeskSubjectKind[]): CacheTag[] => [
  userTag,
  ...kinds.map((id) => ({ type: 'Desk', id }) as const),
];
