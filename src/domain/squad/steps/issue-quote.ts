import { squadTimers } from '../../settings/squad-timers';
import { entry } from '../machine/entry';
import { emit, inOrder, set } from '../machine/change';
import { tell } from '../machine/tell';
import { matesOf } from '../queries/members';
import { priceSquad } from '../queries/price-squad';
import type { SquadContext } from '../squad-context';
import type { SquadQuote } from '../squad-quote';
import { unconfirmAll } from './unconfirm-all';

const quoteOf = (context: SquadContext): SquadQuote => {
  const { mates, shares, total } = priceSquad(context);
  return { mates: mates.map(({ mateId, amount }) => ({ mateId, amount })), shares, total };
};

/** Entering READY: the price is fixed until the deadline, and the squad takes no more strangers. */
export const issueQuote = entry(({ at }) =>
  inOrder(
    unconfirmAll,
    set((context) => ({
      quote: quoteOf(context),
      statusEndsAt: at + squadTimers.confirmation,
      visible: false,
      hotUntil: null,
      offers: [],
    })),
    emit((context) => [
      tell('PAYMENT_DUE', 'system', [...new Set((context.quote?.shares ?? []).map((share) => share.payerId))]),
      tell('CONFIRMATION_DUE', 'system', matesOf(context).map((mate) => mate.id)),
    ]),
  ),
);
