import type { SquadEvent } from '../squad/rules/all-rules';
import type { SquadContext, SquadState } from '../squad/facts/squad-context';
import type { KnownTerms } from '../squad/facts/squad-people';
import { amountDue } from '../squad/selectors/payments';
import { type OtherTerms, percentUnder, ratesUnder } from './other-terms';

const termsUnder = <Terms extends KnownTerms>(terms: OtherTerms, mate: Terms): Terms => ({
  ...mate,
  percent: percentUnder(terms, mate),
});

const contextUnder = (terms: OtherTerms, context: SquadContext): SquadContext => ({
  ...context,
  ...(terms['lobby-mates'] === undefined ? {} : { lobbyMatesPercent: terms['lobby-mates'] }),
  rates: ratesUnder(terms, context.rates),
  members: context.members.map((member) => ({ ...member, mate: member.mate && termsUnder(terms, member.mate) })),
  mateInvitations: context.mateInvitations.map((call) => ({ ...call, terms: termsUnder(terms, call.terms) })),
});

/** A new squad as it would have been created. */
export const stateUnder = (terms: OtherTerms, { value, context }: SquadState): SquadState => ({
  value,
  context: contextUnder(terms, context),
});

/**
 * A step as it would have been made: a mate who is called comes on the other terms, and a payer pays what is asked of
 * them then. People's choices stay as they were; whether they would have paid another sum nobody knows.
 */
export const eventUnder = (terms: OtherTerms, { context }: SquadState, event: SquadEvent): SquadEvent => {
  if (event.type === 'squad.pay') return { ...event, quoted: amountDue(context, event.by), balance: null };
  if (event.type === 'squad.inviteMate' || event.type === 'squad.offerReady')
    return { ...event, mate: event.mate && termsUnder(terms, event.mate) };
  return event;
};
