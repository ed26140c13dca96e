import type { AppealKind } from '#domain/appeals/appeal-kinds.ts';
import { articleDecision } from './article';
import { blockDecision } from './block';
import { giftDecision } from './gift';
import type { KindOfDecision } from './kind-of-decision';
import { reviewDecision } from './review';
import { strikeDecision } from './strike';

/** How the decisions of each kind are read and undone; a kind without an entry does not compile. */
export const kindsOfDecisions: Readonly<Record<AppealKind, KindOfDecision>> = {
  STRIKE: strikeDecision,
  BLOCK: blockDecision,
  REVIEW: reviewDecision,
  GIFT: giftDecision,
  ARTICLE: articleDecision,
};
