import * as z from 'zod/mini';
import { isoTime, rubles } from '../../schemas/fields';
import { squadHistoryItem } from '../../squads/squad-lists';

/** `unsettled`: played, and the money still held. `disputed`: ever. */
export const personSquadSections = ['all', 'active', 'unsettled', 'disputed', 'disbanded'] as const;

/** A squad as it stands on a person's card. */
export const personSquad = z.object({
  ...squadHistoryItem.shape,
  /** What its clients pay, or have paid; null while there is no mate and so no price. */
  price: z.nullable(rubles),
  /** Of that, what went back to them. */
  refunded: rubles,
  /** What this person receives or has received as a mate; null for who is not paid. */
  income: z.nullable(rubles),
  /** When the clock makes its next step: the end of the game, the settlement. */
  until: z.nullable(isoTime),
  /** Of its dispute. */
  wantedPercent: z.nullable(z.number()),
});

export type PersonSquad = z.output<typeof personSquad>;
