import type { PersonRow } from './read-people';
import { unknownPerson } from './read-people';

/** A face and a name in an operator's row. */
export const staffPerson = (people: ReadonlyMap<string, PersonRow>, personId: string) => {
  const { id, username, avatarUrl } = people.get(personId)?.person ?? unknownPerson(personId);
  return { id, username, avatarUrl };
};
