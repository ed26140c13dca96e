import { drizzle } from 'drizzle-orm/node-postgres';
import type { App } from '#server/platform/app.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { readSquadView } from '#server/features/squads/views/squad-view.ts';
import type { TestServer } from '../server/start-test-server';
import type { Company } from './company';

const actorOf = (company: Company, name: string): Actor => ({
  id: company.person(name).id,
  username: name,
  sessionId: name,
  emailConfirmed: true,
  mateGameId: null,
  isAdmin: name === 'admin',
  permissions: name === 'admin' ? ['ALL'] : [],
  adminSeenAt: null,
  confirmedSince: null,
});

const viewOf = async (app: App, squadId: number, actor: Actor): Promise<unknown> => {
  try {
    return await readSquadView(app, squadId, actor);
  } catch (problem) {
    if (problem instanceof Refusal) return problem.code;
    throw problem;
  }
};

/**
 * The squad's page is the same for everybody of the company from a process that has read the squad at some step and from
 * one that never has; also after people, who may change without a step of the squad, have changed.
 */
export const expectSamePage = async (
  { product: { app }, database }: TestServer,
  company: Company,
  squadId: number,
): Promise<void> => {
  const actors = [...company.ids.keys()].map((name) => actorOf(company, name));
  const views = (by: App) => Promise.all(actors.map((actor) => viewOf(by, squadId, actor)));
  /** A process knows what it has read through its own Drizzle. */
  const neverRead = () => ({ ...app, db: drizzle(database.pool) });
  expect(await views(app)).toEqual(await views(neverRead()));
  await database.pool.query("UPDATE app_user SET avatar_url = '/files/' || gen_random_uuid()");
  await database.pool.query('UPDATE mate_access SET rating_hundredths = 100 + (random() * 400)::integer');
  expect(await views(app)).toEqual(await views(neverRead()));
};
