import { v7 as uuidv7 } from 'uuid';
import { appUser } from '#server/platform/db/schema/people.ts';
import { createSession, type SessionTokens } from '#server/platform/sessions/create-session.ts';
import type { benchServer } from './bench-server';

export type Bench = Awaited<ReturnType<typeof benchServer>>;

/** A person with a session, created without the cost of hashing a password. */
export const benchPerson = async (
  { product }: Bench,
  index: number,
): Promise<{ readonly id: string } & SessionTokens> => {
  const { app } = product;
  const id = uuidv7();
  const name = `bench${index}`;
  await app.db
    .insert(appUser)
    .values({
      id,
      username: name,
      usernameKey: name,
      email: `${name}@mail.ru`,
      emailKey: `${name}@mail.ru`,
      passwordHash: 'nobody signs in with a password here',
      createdAt: new Date(app.clock.now()),
    });
  return { id, ...(await createSession(app.db, app.secret, id, { ip: '127.0.0.1', userAgent: null })) };
};
