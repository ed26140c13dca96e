import { realtimeEvents } from '../../../contract/realtime';
import type { RealtimeEvent } from '../../../contract/realtime';
import type { $ZodType, output } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import type { tags } from '../../api/tags';

export type Changed = (typeof tags)[number] | { readonly type: (typeof tags)[number]; readonly id: string | number };

/** Null for a payload that breaks the contract. */
type Reader = (payload: unknown) => readonly Changed[] | null;

const reader =
  <S extends $ZodType>(schema: S, tagsOf: (payload: output<S>) => readonly Changed[]): Reader =>
  (payload) => {
    const parsed = safeParse(schema, payload);
    return parsed.success ? tagsOf(parsed.data) : null;
  };

/** After a break in the connection nobody knows what was missed: all that any event can make old. */
export const missedTags: readonly Changed[] = [
  'Me',
  'User',
  'Squad',
  'Squads',
  'SquadHistory',
  'Quote',
  'MateOrders',
  'Mates',
  'MateReadiness',
  'MateApplication',
  'MateClients',
  'MateStanding',
  'TipsGoals',
  'Courses',
  'GameParams',
  'Reviews',
  'PovRequest',
  'Notifications',
  'Notifiers',
  'Balance',
  'Transactions',
];

/** What the page must ask again after each event; an event without an entry does not compile. */
export const realtimeTags: Readonly<Record<RealtimeEvent, Reader>> = {
  'me changed': reader(realtimeEvents['me changed'], () => ['Me', 'Sessions', 'Balance', 'Transactions']),
  'squad changed': reader(realtimeEvents['squad changed'], ({ squadId }) => [{ type: 'Squad', id: squadId }, 'SquadHistory', 'MateClients', 'Balance', 'Transactions']),
  'orders changed': reader(realtimeEvents['orders changed'], () => ['MateOrders']),
  'visible squads changed': reader(realtimeEvents['visible squads changed'], () => ['Squads']),
  'squad ping': reader(realtimeEvents['squad ping'], ({ squadId }) => [{ type: 'Squad', id: squadId }]),
  'deposit settled': reader(realtimeEvents['deposit settled'], () => ['Me', 'Balance', 'Transactions']),
  'notifications changed': reader(realtimeEvents['notifications changed'], () => ['Notifications']),
  'mate application changed': reader(realtimeEvents['mate application changed'], () => ['MateApplication']),
  'clients changed': reader(realtimeEvents['clients changed'], () => ['MateClients']),
  'tips goals changed': reader(realtimeEvents['tips goals changed'], () => ['TipsGoals']),
  'courses changed': reader(realtimeEvents['courses changed'], () => ['Courses']),
  'notifiers changed': reader(realtimeEvents['notifiers changed'], () => ['Notifiers', 'MateReadiness', 'Me']),
  'mate changed': reader(realtimeEvents['mate changed'], () => ['Mates', 'User', 'MateReadiness', 'MateStanding']),
  'profile changed': reader(realtimeEvents['profile changed'], () => ['User', 'Mates', 'MateReadiness', 'GameParams', 'Reviews']),
  'catch up': reader(realtimeEvents['catch up'], () => missedTags),
  'pov request changed': reader(realtimeEvents['pov request changed'], () => ['PovRequest']),
  'clock changed': reader(realtimeEvents['clock changed'], () => ['PovRequest', 'Me', 'Squad', 'Squads', 'MateOrders', 'Quote', 'Balance', 'Transactions']),
};
