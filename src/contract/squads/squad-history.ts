import * as z from 'zod/mini';
import { type SquadHistoryEventType, squadMemberTypes } from '#domain/squad/facts/squad-enums.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { seenLine, type SquadHistoryLine } from '#domain/squad/facts/history-details.ts';
import { isoTime, rubles, uuid } from '../schemas/fields';

const head = {
  id: z.string(),
  at: isoTime,
  /** Null: the clock, or a guest with a friend link. */
  by: z.nullable(uuid),
  /** Whom it concerns, when that is not `by`. */
  subject: z.nullable(uuid),
};

const withDetails = <const Event extends SquadHistoryEventType, Details extends z.core.$ZodType>(
  event: Event,
  details: Details,
) => z.object({ ...head, event: z.literal(event), details });

/** Visible only to the owner of the code. */
const code = z.exactOptional(z.string());
const joining = z.object({ memberType: z.enum(squadMemberTypes) });

/** Exactly one of these. */
const updated = z.union([
  /** Hidden from strangers. */
  z.object({ visible: z.literal(false) }),
  /** The squad no longer calls mates. */
  z.object({ hot: z.literal(false) }),
  z.object({ needToRecreate: z.boolean() }),
  /** The number of the successor. */
  z.object({ recreatedAs: z.number() }),
  z.object({ dispute: z.literal('IN_PROGRESS') }),
  z.object({ dispute: z.literal('CLOSED'), refundPercent: z.number() }),
  /** Names of the changed terms, separated by commas. */
  z.object({ fields: z.string() }),
]);

/** An entry of a squad's history with its details; sums in rubles. */
export const squadHistoryLine = z.discriminatedUnion('event', [
  z.object({
    ...head,
    event: z.enum([
      'CONFIRMED',
      'CONFIRMATION_EXPIRED',
      'STARTED',
      'IN_A_GAME',
      'FINISHED',
      'PUBLISHED',
      'DISBANDED',
      'INVITATION_EXPIRED',
      'INVITATION_CANCELED',
      'MEMBER_KICKED',
      'MEMBER_LEFT',
      'WITHDRAWN',
      'EARLY_FINISH_REQUESTED',
      'EARLY_FINISH_REJECTED',
    ]),
  }),
  withDetails('CREATED', z.object({ recreated: z.exactOptional(z.literal(true)) })),
  withDetails('UPDATED', updated),
  withDetails('MEMBER_INVITED', joining),
  withDetails('MEMBER_JOINED', joining),
  withDetails('MEMBER_PAID', z.object({ amount: rubles })),
  withDetails('PROMO_CODE_USED', z.object({ code, percent: z.nullable(z.number()), amount: z.nullable(rubles) })),
  withDetails('PROMO_CODE_CANCELED', z.object({ code })),
  withDetails('EARLY_FINISH_CONFIRMED', z.object({ charged: rubles })),
  withDetails('DISPUTE_CREATED', z.object({ wantedPercent: z.number() })),
]);

export type WireHistoryLine = z.output<typeof squadHistoryLine>;

type Head = Omit<Pick<WireHistoryLine, keyof typeof head>, 'at'> & { readonly at: Date };

/** Encodes a stored history entry for the wire, as the squad's owner or another viewer may see it. */
export const historyLineToWire = ({ at, ...head }: Head, line: SquadHistoryLine, isOwner: boolean): WireHistoryLine => {
  const about = { ...head, at: at.toISOString() };
  const seen = seenLine(line, isOwner);
  switch (seen.event) {
    case 'CREATED':
    case 'MEMBER_INVITED':
    case 'MEMBER_JOINED':
    case 'PROMO_CODE_CANCELED':
    case 'DISPUTE_CREATED':
    case 'UPDATED':
      return { ...about, ...seen };
    case 'MEMBER_PAID':
      return { ...about, event: seen.event, details: { amount: kopecksToRubles(seen.details.amount) } };
    case 'PROMO_CODE_USED': {
      const { amount, ...rest } = seen.details;
      return {
        ...about,
        event: seen.event,
        details: { ...rest, amount: amount === null ? null : kopecksToRubles(amount) },
      };
    }
    case 'EARLY_FINISH_CONFIRMED':
      return { ...about, event: seen.event, details: { charged: kopecksToRubles(seen.details.charged) } };
    default:
      return { ...about, event: seen.event };
  }
};
