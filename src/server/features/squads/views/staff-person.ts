import type { PersonRow } from './read-people';
import { unknownPerson } from './read-people';

/** Avatar and name for an operator's list. */
export const staffPerson = (people: ReadonlyMap<string, PersonRow>, personId: string) => {
  const { id, username, avatarUrl } = people.get(personId)?.person ?? unknownPerson(personId);
  return { id, username, avatarUrl };
};
