import { inArray, or } from 'drizzle-orm';
import type { Executor } from '../db/open-database';
import { appUser } from '../db/schema/people';

/** A messenger's recipient in the demo: «telegram: » and the id of the person. */
const idOf = (recipient: string): string | undefined => /: ([0-9a-f-]{36})$/.exec(recipient)?.[1];

/** Who stands behind the addresses of letters, by address; strangers are left out. */
export const namesOfRecipients = async (db: Executor, recipients: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (recipients.length === 0) return new Map();
  const ids = recipients.flatMap((recipient) => idOf(recipient) ?? []);
  const people = await db
    .select({ id: appUser.id, emailKey: appUser.emailKey, username: appUser.username })
    .from(appUser)
    .where(or(inArray(appUser.emailKey, [...recipients]), ids.length === 0 ? undefined : inArray(appUser.id, ids)));
  return new Map(
    recipients.flatMap((recipient) => {
      const person = people.find(({ id, emailKey }) => emailKey === recipient || id === idOf(recipient));
      return person === undefined ? [] : [[recipient, person.username] as const];
    }),
  );
};
