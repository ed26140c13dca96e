import type { App } from '../app';
import type { Actor } from '../sessions/actor';
import { Refusal } from './refusal';

interface ListCall {
  readonly actor: Actor | null;
  readonly query: unknown;
}

/** Lists that many people request, each with a condition: what belongs to one person is read from the primary. */
const lists: Readonly<Record<string, (call: ListCall) => boolean>> = {
  'GET /v1/mates/game/{gameId}': ({ query }) => Object(query).favorite !== true,
  'GET /v1/squads/{gameId}/squads': () => true,
  // A signed-in person also sees what they have bought.
  'GET /v1/blog/articles': ({ actor }) => actor === null,
};

/**
 * Runs the handler of a public list on the replica, if there is one. Any other handler, and one that the replica has
 * failed or does not have the newest data for, runs on the primary.
 */
export const respondFromReplica = async <C extends ListCall>(
  app: App,
  route: string,
  call: C,
  handler: (app: App, call: C) => Promise<unknown>,
): Promise<unknown> => {
  const { replica } = app;
  if (replica === null || !lists[route]?.(call)) return handler(app, call);
  try {
    if (await replica.isUpToDate()) return await handler({ ...app, db: replica.db }, call);
  } catch (problem) {
    if (!(problem instanceof Refusal)) replica.reportFailure(problem);
  }
  return handler(app, call);
};
