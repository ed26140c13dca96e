import { inArray } from 'drizzle-orm';
import type { SquadEffectParams } from '#domain/squad/apply-squad-event.ts';
import type { SquadNotice } from '#domain/squad/facts/squad-effect.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { adminsWith, announceToStaff } from '../../audit/public';
import { notify as notifyPeople, notifyAll } from '../../notifications/public';
import type { EffectHandlers, StepContext } from './effect-handler';

const isPerson = (by: unknown): by is string => typeof by === 'string' && /^[0-9a-f-]{36}$/.test(by);

const namesOf = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const people = await tx
    .select({ id: appUser.id, username: appUser.username })
    .from(appUser)
    .where(inArray(appUser.id, [...new Set(ids)]));
  return new Map(people.map(({ id, username }) => [id, username]));
};

interface NoticeFacts {
  readonly squadId: number;
  readonly gameId: string;
  readonly by: unknown;
  readonly asFriend?: boolean;
  /** Product time. */
  readonly at: Date;
}

interface Notice extends NoticeFacts {
  readonly userIds: readonly string[];
  readonly notice: SquadNotice | 'HOT_CALL';
}

/** Notifies people of what happened in squads; all notices of squads go through here. */
const notifyOfSquads = async (tx: Tx, notices: readonly Notice[]): Promise<void> => {
  const names = await namesOf(
    tx,
    notices.flatMap(({ by }) => (isPerson(by) ? [by] : [])),
  );
  await notifyAll(
    tx,
    notices.map(({ userIds, notice, squadId, gameId, by, asFriend = false, at }) => ({
      userIds,
      kind: `SQUAD_${notice}` as const,
      facts: { squadId, gameId, who: (isPerson(by) ? names.get(by) : null) ?? null, asFriend },
      at,
    })),
  );
};

/** Notifies people of one notice. */
export const notifyOfSquad = (
  tx: Tx,
  userIds: readonly string[],
  notice: Notice['notice'],
  facts: NoticeFacts,
): Promise<void> => notifyOfSquads(tx, [{ ...facts, userIds, notice }]);

/** Sends all notices of a step in one batch. */
export const notifyOfStep = async (
  { tx, squadId, gameId, at }: StepContext,
  notices: readonly SquadEffectParams['notify'][],
): Promise<void> => {
  if (notices.length > 0)
    await notifyOfSquads(
      tx,
      notices.map((notice) => ({ ...notice, squadId, gameId, at })),
    );
};

/** Opens the ping window in the browser, with its sound. */
export const ring: EffectHandlers['ring'] = async ({ tx, squadId }, { userIds, by }) => {
  const username = (await namesOf(tx, [by])).get(by);
  if (username !== undefined) await announce(tx, userIds.map(userRoom), 'squad ping', { squadId, by, username });
};

/** Notifies moderators of disputes that a dispute waits for them. */
export const askModerators: EffectHandlers['askModerators'] = async ({ tx, squadId, at }, { gameId }) => {
  await announceToStaff(tx, 'dispute');
  await notifyPeople(tx, await adminsWith(tx, 'MANAGE_DISPUTES'), {
    kind: 'DISPUTE_TO_DECIDE',
    facts: { gameId, squadId, who: null },
    at,
  });
};
