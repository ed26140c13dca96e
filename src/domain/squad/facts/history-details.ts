import type { SquadHistoryEventType, SquadMemberType } from './squad-enums';
import type { Kopecks } from '../../money/kopecks';

type Nothing = Readonly<Record<never, never>>;

/** Details of the event UPDATED: exactly one of these. */
type Updated =
  /** Hidden from strangers. */
  | { readonly visible: false }
  /** The squad no longer calls mates. */
  | { readonly hot: false }
  | { readonly needToRecreate: boolean }
  /** The number of the successor. */
  | { readonly recreatedAs: number }
  | { readonly dispute: 'IN_PROGRESS' }
  | { readonly dispute: 'CLOSED'; readonly refundPercent: number }
  /** Names of the changed terms, separated by commas. */
  | { readonly fields: string };

/** Details of a history entry by its event: sums in kopecks, percents 0–100. Other events have none. */
interface DetailedLines {
  CREATED: { readonly recreated?: true };
  UPDATED: Updated;
  MEMBER_INVITED: { readonly memberType: SquadMemberType };
  MEMBER_JOINED: { readonly memberType: SquadMemberType };
  MEMBER_PAID: { readonly amount: Kopecks };
  PROMO_CODE_USED: { readonly code?: string; readonly percent: number | null; readonly amount: Kopecks | null };
  PROMO_CODE_CANCELED: { readonly code?: string };
  EARLY_FINISH_CONFIRMED: { readonly charged: Kopecks };
  DISPUTE_CREATED: { readonly wantedPercent: number };
  WITHDRAWN: { readonly amount?: Kopecks };
}

export type SquadHistoryDetails = {
  readonly [Event in SquadHistoryEventType]: Event extends keyof DetailedLines ? DetailedLines[Event] : Nothing;
};

/** An event with its details. */
export type SquadHistoryLine = {
  [Event in SquadHistoryEventType]: { readonly event: Event; readonly details: SquadHistoryDetails[Event] };
}[SquadHistoryEventType];

/**
 * Joins an event with details stored for it. The cast is needed because the compiler does not see that the pair belongs
 * to the union.
 */
export const lineOf = (event: SquadHistoryEventType, details: SquadHistoryLine['details']): SquadHistoryLine =>
  ({ event, details }) as SquadHistoryLine;

/**
 * What a viewer may see of a history entry: a promo code only as its owner, and nobody sees what the mates received,
 * because that reveals their percents.
 */
export const seenLine = (line: SquadHistoryLine, isOwner: boolean): SquadHistoryLine => {
  switch (line.event) {
    case 'WITHDRAWN':
      return { event: line.event, details: {} };
    case 'PROMO_CODE_USED': {
      const { code: _code, ...rest } = line.details;
      return isOwner ? line : { event: line.event, details: rest };
    }
    case 'PROMO_CODE_CANCELED':
      return isOwner ? line : { event: line.event, details: {} };
    default:
      return line;
  }
};
