import { trialLesson } from '../games/category';
import { isSnapshot } from '../lifecycle/step-log';
import type { MateLevel } from '../mates/grade';
import type { LoggedSquadEvent } from '../squad/step-log';
import { limitedTaker, type Limits } from './limits';
import { levelsAsked, type OtherTerms } from './other-terms';
import type { Chain } from './replay-otherwise';

/** Asked of every squad of a period, so nothing is copied for it. */
const someEvent = (chain: Chain, holds: (event: LoggedSquadEvent) => boolean): boolean =>
  chain.some(({ steps }) => steps.some(({ event }) => holds(event)));

/** Whether anybody paid: a squad of which nobody did moves no money by any terms. */
export const isPaid = (chain: Chain): boolean => someEvent(chain, ({ type }) => type === 'squad.pay');

/** Whether the record has the beginning of every squad. */
export const isWhole = (chain: Chain): boolean =>
  chain.every(({ steps: [first] }) => first !== undefined && isSnapshot(first.event) && first.event.why === 'CREATED');

/** What may be a cancellation in the lobby. */
const cancellations: ReadonlySet<string> = new Set(['squad.leave', 'squad.disband', 'squad.lobbyExpired']);

/** Levels of the mates that an event brings into the squad. */
const levelsOf = (event: LoggedSquadEvent): readonly MateLevel[] => {
  if (isSnapshot(event)) {
    const { members, mateInvitations } = event.state.context;
    return [...members.flatMap(({ mate }) => mate?.level ?? []), ...mateInvitations.map(({ terms }) => terms.level)];
  }
  const brings = event.type === 'squad.inviteMate' || event.type === 'squad.offerReady';
  return brings && event.mate !== null ? [event.mate.level] : [];
};

/** What may end a game early. */
const earlyFinishes: ReadonlySet<string> = new Set(['squad.answerEarlyFinish', 'squad.earlyFinishExpired']);

const hasPromo = (event: LoggedSquadEvent): boolean =>
  isSnapshot(event) ? event.state.context.promo !== null : event.type === 'squad.applyPromoCode';

const isTrial = (event: LoggedSquadEvent): boolean =>
  isSnapshot(event) && event.state.context.categoryKind === trialLesson.categoryKind;

/** Whether strikes would have made a step of these squads impossible. */
export const isLimitedIn = (limits: Limits, chain: Chain): boolean =>
  limits.size > 0 && someEvent(chain, (event) => limitedTaker(limits, event) !== null);

/** Whether other terms could have changed the money of these squads: where not, one replay tells both. */
export const touches = (terms: OtherTerms, chain: Chain): boolean => {
  const levels = levelsAsked(terms);
  return someEvent(
    chain,
    (event) =>
      (terms['lobby-mates'] !== undefined && cancellations.has(event.type)) ||
      (terms['early-finish'] !== undefined && earlyFinishes.has(event.type)) ||
      (terms['promo-percent'] !== undefined && hasPromo(event)) ||
      (terms['trial-price'] !== undefined && isTrial(event)) ||
      (levels.length > 0 && levelsOf(event).some((level) => levels.includes(level))),
  );
};
