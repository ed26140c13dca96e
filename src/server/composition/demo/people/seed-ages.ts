import type { App } from '../../../platform/app';
import type { Tx } from '../../../platform/db/open-database';
import { appUser, personAge } from '../../../platform/db/schema/people';
import { dice } from '../demo-person';

/** Everybody of the demo is of age and has said so: they play in every category. */
export const seedAges = async (_app: App, tx: Tx): Promise<void> => {
  const people = await tx.select({ id: appUser.id, name: appUser.username, at: appUser.createdAt }).from(appUser);
  if (people.length === 0) return;
  await tx
    .insert(personAge)
    .values(
      people.map(({ id, name, at }) => ({
        userId: id,
        born: `${1985 + dice(`born ${name}`, 20)}-${String(1 + dice(`month ${name}`, 12)).padStart(2, '0')}-15`,
        givenAt: at,
      })),
    )
    .onConflictDoNothing();
};
