import { chanceOf, orderTerms, orderWeights, type OrderWeights, type PlaceFacts } from './place-score';

/** What a mate can do about their place. */
export type Help = 'ANSWER_ALL' | 'ANSWER_SOONER' | 'ACCEPT_MORE' | 'BETTER_EVENINGS';

export interface HelpGain {
  readonly help: Help;
  /** By how much the score would be higher, percent. */
  readonly percent: number;
}

/** What can be reached: answers within a minute, a rating of 4.90. */
const reachable = { seconds: 60, rating: 490 } as const;

/** What would move a mate forward, the most helpful first; what would change nothing is left out. */
export const whatHelps = (
  facts: Omit<PlaceFacts, 'mateId'>,
  weights: OrderWeights = orderWeights,
): readonly HelpGain[] => {
  const { accepted, declined, missed, answerSeconds, rating } = facts;
  const now = chanceOf(facts, weights);
  const changes: readonly (readonly [Help, Omit<PlaceFacts, 'mateId'>])[] = [
    ['ANSWER_ALL', { ...facts, missed: 0, accepted: accepted + missed }],
    [
      'ANSWER_SOONER',
      { ...facts, answerSeconds: Math.min(answerSeconds ?? orderTerms.usualSeconds, reachable.seconds) },
    ],
    ['ACCEPT_MORE', { ...facts, declined: 0, accepted: accepted + declined }],
    ['BETTER_EVENINGS', { ...facts, rating: Math.max(rating, reachable.rating) }],
  ];
  return changes
    .map(([help, better]) => ({ help, percent: Math.round((chanceOf(better, weights) / now - 1) * 100) }))
    .filter(({ percent }) => percent >= 1)
    .sort((one, other) => other.percent - one.percent);
};
