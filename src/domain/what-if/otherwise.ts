import type { KnownPromo } from '../squad/facts/squad-bill';
import type { SquadEvent } from '../squad/rules/all-rules';
import type { SquadContext, SquadState } from '../squad/facts/squad-context';
import type { KnownTerms } from '../squad/facts/squad-people';
import type { MateFacts } from '../squad/selectors/mate-fit';
import { amountDue } from '../squad/selectors/payments';
import { isLimited, type Limits } from './limits';
import { type OtherTerms, percentUnder, ratesUnder } from './other-terms';

const termsUnder = <Terms extends KnownTerms>(terms: OtherTerms, mate: Terms): Terms => ({
  ...mate,
  percent: percentUnder(terms, mate),
});

/** A promo code as the service would have honoured it; a lesson of a course is paid for, whatever codes may take off. */
const promoUnder = (terms: OtherTerms, promo: KnownPromo): KnownPromo => {
  const most = terms['promo-percent'];
  if (most === undefined || promo.percent === null || promo.prepaid) return promo;
  return { ...promo, percent: Math.min(promo.percent, most) };
};

/** Assigned: a spread of so many fields beside others takes many times as long. */
const contextUnder = (terms: OtherTerms, context: SquadContext): SquadContext =>
  Object.assign(
    { ...context },
    terms['lobby-mates'] === undefined ? {} : { lobbyMatesPercent: terms['lobby-mates'] },
    terms['early-finish'] === undefined ? {} : { earlyFinishPercent: terms['early-finish'] },
    terms['trial-price'] === undefined ? {} : { trialPrice: terms['trial-price'] },
    {
      promo: context.promo && promoUnder(terms, context.promo),
      rates: ratesUnder(terms, context.rates),
      members: context.members.map((member) => ({ ...member, mate: member.mate && termsUnder(terms, member.mate) })),
      mateInvitations: context.mateInvitations.map((call) => ({ ...call, terms: termsUnder(terms, call.terms) })),
    },
  );

/** A new squad as it would have been created. */
export const stateUnder = (terms: OtherTerms, { value, context }: SquadState): SquadState => ({
  value,
  context: contextUnder(terms, context),
});

/** Whether a mate took orders then, had the limits been these. */
const isActive = (limits: Limits, mateId: string, { active, at }: { active: boolean; at: number }): boolean =>
  active && !isLimited(limits, mateId, at);

/**
 * A step as it would have been made: a mate who is called comes on the other terms and takes no orders while strikes
 * keep them off, and a payer pays what is asked of them then. People's choices stay as they were; whether they would
 * have paid another sum nobody knows.
 */
export const eventUnder = (
  terms: OtherTerms,
  limits: Limits,
  { context }: SquadState,
  event: SquadEvent,
): SquadEvent => {
  const { at, by } = event;
  const called = (mateId: string, mate: MateFacts): MateFacts => ({
    ...termsUnder(terms, mate),
    active: isActive(limits, mateId, { active: mate.active, at }),
  });
  switch (event.type) {
    case 'squad.pay':
      return { ...event, quoted: amountDue(context, by), balance: null };
    case 'squad.applyPromoCode':
      return { ...event, promo: promoUnder(terms, event.promo) };
    case 'squad.inviteMate':
      return { ...event, mate: event.mate && called(event.mateId, event.mate) };
    case 'squad.offerReady':
      return { ...event, mate: event.mate && called(String(by), event.mate) };
    case 'squad.accept':
      return { ...event, active: isActive(limits, String(by), { active: event.active, at }) };
    default:
      return event;
  }
};
