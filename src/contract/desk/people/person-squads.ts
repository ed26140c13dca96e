import * as z from 'zod/mini';
import { money, time } from '../../schemas/units';
import { squadHistoryItem } from '../../squads/squad-lists-fields';

/** `unsettled`: finished, money still held. `disputed`: with a dispute at any time. */
export const personSquadSections = ['all', 'active', 'unsettled', 'disputed', 'disbanded'] as const;

/** A squad in the list on a person's card. */
export const personSquad = z.object({
  ...squadHistoryItem.shape,
  /** What its clients pay or have paid; null without a mate (no price). */
  price: z.nullable(money),
  /** The refunded part of that. */
  refunded: money,
  /** What this person receives or has received as a mate; null for a person who is not paid. */
  income: z.nullable(money),
  /** When the clock makes the next step, for example the end of the game or the settlement. */
  until: z.nullable(time),
  /** The wanted percent of its dispute. */
  wantedPercent: z.nullable(z.number()),
});

export type PersonSquad = z.input<typeof personSquad>;
export type PersonSquadAnswer = z.output<typeof personSquad>;
