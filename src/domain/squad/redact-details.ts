import type { SquadHistoryEventType } from '../enums/squad-history-event-type';

type Details = Readonly<Record<string, string | number | boolean | null>>;

const without = (details: Details, hidden: string): Details => Object.fromEntries(Object.entries(details).filter(([name]) => name !== hidden));

/** What a viewer may read of a line of history: a promo code as its owner alone, and nobody what the mates received, which tells their percents. */
export const redactDetails = (event: SquadHistoryEventType, details: Details, isOwner: boolean): Details => {
  if (event === 'WITHDRAWN') return without(details, 'amount');
  if ((event === 'PROMO_CODE_USED' || event === 'PROMO_CODE_CANCELED') && !isOwner) return without(details, 'code');
  return details;
};
