import type { App } from '../app';
import type { Actor } from '../sessions/actor';
import { Refusal } from './refusal';

interface Asked {
  readonly actor: Actor | null;
  readonly query: unknown;
}

/** Lists that many ask for, and for whom: the writer answers what is one person's own. */
const lists: Readonly<Record<string, (asked: Asked) => boolean>> = {
  'GET /v1/mates/game/{gameId}': ({ query }) => Object(query).favorite !== true,
  'GET /v1/squads/{gameId}/squads': () => true,
  // To a signed-in person it also says what they have bought.
  'GET /v1/blog/articles': ({ actor }) => actor === null,
};

/**
 * The answer of a list from the replica where there is one; of everything else, and of what the replica could not answer
 * or does not know yet, from the writer.
 */
export const respondFromReplica = async <A extends Asked>(
  app: App,
  route: string,
  asked: A,
  answer: (app: App, asked: A) => Promise<unknown>,
): Promise<unknown> => {
  const { replica } = app;
  if (replica === null || !lists[route]?.(asked)) return answer(app, asked);
  try {
    if (await replica.isUpToDate()) return await answer({ ...app, db: replica.db }, asked);
  } catch (problem) {
    if (!(problem instanceof Refusal)) replica.reportFailure(problem);
  }
  return answer(app, asked);
};
