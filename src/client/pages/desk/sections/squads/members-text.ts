import type { SquadLine } from './squad';
import { texts } from './texts';

/** «Киберкот, Северин, ещё 2»: who plays beside the owner. */
export const membersText = (members: SquadLine['members']): string => {
  const [first, second, ...more] = members.map(({ username }) => username);
  if (first === undefined) return texts.alone;
  return [first, second, more.length > 0 ? texts.more(more.length) : undefined].filter(Boolean).join(', ');
};
