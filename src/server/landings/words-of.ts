import type { mateLanding, trainingLanding } from '../db/schema/landings';

type Landing = typeof mateLanding.$inferSelect | typeof trainingLanding.$inferSelect;

/** What both kinds of landings say in words. */
export const wordsOf = ({ id, gameId, title, lead, points, questions }: Landing) => ({ id, gameId, title, lead, points, questions });
