import type { SquadHistoryEventType, SquadMemberType } from './squad-enums';
import type { Kopecks } from '../../money/kopecks';

type Nothing = Readonly<Record<never, never>>;

/** What a line UPDATED may tell: exactly one of these. */
type Updated =
  /** Closed to strangers. */
  | { readonly visible: false }
  /** Mates are called no more. */
  | { readonly hot: false }
  | { readonly needToRecreate: boolean }
  /** The number of the squad that goes on. */
  | { readonly recreatedAs: number }
  | { readonly dispute: 'IN_PROGRESS' }
  | { readonly dispute: 'CLOSED'; readonly refundPercent: number }
  /** Names of the changed terms, joined by commas. */
  | { readonly fields: string };

/** The facts of a line of history by its event: sums in kopecks, percents 0–100. Lines of other events need none. */
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

/** A line's event with its own facts. */
export type SquadHistoryLine = {
  [Event in SquadHistoryEventType]: { readonly event: Event; readonly details: SquadHistoryDetails[Event] };
}[SquadHistoryEventType];

/**
 * An event's line with details that were written for it: the compiler does not see that a pair of one event is one of
 * the union of pairs.
 */
export const lineOf = (event: SquadHistoryEventType, details: SquadHistoryLine['details']): SquadHistoryLine =>
  ({ event, details }) as SquadHistoryLine;

/**
 * What a viewer may read of a line: a promo code as its owner alone, and nobody what the mates received,
 * which tells their percents.
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
