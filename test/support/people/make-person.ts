import { usernameKey } from '#domain/people/username.ts';
import { v7 as uuidv7 } from 'uuid';
import { appUser, personAge } from '#server/platform/db/schema/people.ts';
import { game, mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import type { RunningServer } from '../server/start-test-server';
import { testBrowser, type TestBrowser } from '../server/test-browser';

let made = 0;

export interface TestPerson {
  readonly id: string;
  readonly username: string;
  readonly browser: TestBrowser;
}

/** Turns a client into a mate. */
export const becomeMate = async ({ product, clock }: RunningServer, userId: string): Promise<void> => {
  const { db } = product.app;
  await db
    .insert(game)
    .values({ id: 'cs2', name: 'Counter-Strike 2', iconUrl: '', platforms: ['PC'], maxSlots: 5, position: 0 })
    .onConflictDoNothing();
  await db
    .insert(mateAccess)
    .values({
      userId,
      gameId: 'cs2',
      active: true,
      grade: 'EXPERT',
      percent: 78,
      basePrice: 70_000,
      createdAt: new Date(clock.now()),
    });
};

/** A day of birth of everybody who is made, unless told otherwise. */
const bornAsAdult = '1995-05-15';

/**
 * Inserts a person directly into the database and signs them in to a browser of their own; a mate if requested. `born`:
 * null leaves their age unknown.
 */
export const makePerson = async (
  server: RunningServer,
  options: { readonly mate?: boolean; readonly born?: string | null } = {},
): Promise<TestPerson> => {
  made += 1;
  const username = `Person${made}`;
  const id = uuidv7();
  const { db } = server.product.app;
  const createdAt = new Date(server.clock.now());
  await db
    .insert(appUser)
    .values({
      id,
      username,
      usernameKey: usernameKey(username),
      email: `person${made}@mail.ru`,
      emailKey: `person${made}@mail.ru`,
      emailConfirmedAt: createdAt,
      passwordHash: 'nobody signs in with a password here',
      createdAt,
    });
  const { born = bornAsAdult } = options;
  if (born !== null) await db.insert(personAge).values({ userId: id, born, givenAt: createdAt });
  if (options.mate) await becomeMate(server, id);
  const browser = testBrowser(server.url);
  const answer = await browser.call('POST /dev/api/sign-in', { body: { userId: id } });
  expect(answer.status).toBe(200);
  return { id, username, browser };
};
