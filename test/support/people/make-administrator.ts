import { eq } from 'drizzle-orm';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { makePerson, type TestPerson } from './make-person';
import type { RunningServer } from '../server/start-test-server';

/** An administrator with only this permission. */
export const makeAdministrator = async (
  server: RunningServer,
  ...permissions: readonly AdminPermission[]
): Promise<TestPerson> => {
  const person = await makePerson(server);
  await server.product.app.db
    .update(appUser)
    .set({ isAdmin: true, permissions: [...permissions] })
    .where(eq(appUser.id, person.id));
  return person;
};
