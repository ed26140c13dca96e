import { sql } from 'drizzle-orm';
import { type PairFacts, riskBounds } from '#domain/risk/signals.ts';
import type { Executor } from '../../platform/db/open-database';

interface Row extends Record<string, unknown> {
  readonly same_requisites: boolean;
  readonly same_card: boolean;
  readonly device: number | null;
  readonly network: number | null;
  readonly referral: boolean;
  readonly age: number | null;
  readonly other_games: number;
  readonly games: number;
  readonly silent: number;
  readonly unplayed: number;
  readonly clients: number;
  readonly kin_clients: number;
  readonly near_clients: number;
  readonly empty_clients: number;
}

/** Games of a payer that are looked at, the latest ones. */
const latestGames = 20;

/** How many accounts have a trace, as far as it matters. */
const crowdOf = (trace: string, most: number) =>
  sql`(SELECT count(*)::integer FROM (SELECT FROM risk_trace crowd WHERE crowd.kind = ${sql.raw(trace)}.kind AND crowd.hash = ${sql.raw(trace)}.hash LIMIT ${most}) few)`;

/**
 * The facts about a client and a mate, or about two people who have not played. One statement, each part of it by an
 * index and with a limit, so that it costs the same for an account with ten thousand games.
 */
export const readPairFacts = async (db: Executor, clientId: string, mateId: string, at: Date): Promise<PairFacts> => {
  const { rows } = await db.execute<Row>(sql`
    WITH shared AS MATERIALIZED (
      SELECT one.kind, ${crowdOf('one', riskBounds.crowd)} AS accounts
      FROM risk_trace one JOIN risk_trace other ON other.user_id = ${mateId} AND other.kind = one.kind AND other.hash = one.hash
      WHERE one.user_id = ${clientId}
    ), paid AS MATERIALIZED (
      SELECT squad_id, max(spent) > 0 AS is_spent FROM squad_payment WHERE payer_id = ${clientId}
      GROUP BY squad_id ORDER BY squad_id DESC LIMIT ${latestGames}
    ), own AS MATERIALIZED (
      SELECT squad.id, squad.created_at, squad.finished_at, squad.duration_minutes,
        EXISTS (SELECT FROM squad_member WHERE squad_id = squad.id AND user_id = ${mateId} AND type = 'MATE') AS with_mate,
        (SELECT min(squad_history.created_at) FROM squad_history WHERE squad_id = squad.id AND event = 'IN_A_GAME') AS begun_at,
        (SELECT coalesce(sum(own_count), 0) FROM chat JOIN chat_member ON chat_id = chat.id
          WHERE chat.squad_id = squad.id AND role <> 'ADMIN') AS words
      FROM paid JOIN squad ON squad.id = paid.squad_id WHERE paid.is_spent
    ), apart AS (
      SELECT coalesce(sum(own_count), 0) AS words FROM chat JOIN chat_member ON chat_id = chat.id
      WHERE private_pair = ARRAY[least(${clientId}::uuid, ${mateId}::uuid), greatest(${clientId}::uuid, ${mateId}::uuid)]
    ), game AS (
      SELECT id, created_at, own.words + apart.words <= ${riskBounds.silentMessages} AS is_silent,
        coalesce(finished_at - begun_at < duration_minutes * interval '1 minute' * ${riskBounds.playedPercent} / 100, true) AS is_unplayed
      FROM own, apart WHERE with_mate
    ), client AS MATERIALIZED (
      SELECT payer_id, bool_and(is_empty) AS is_empty FROM (
        SELECT payer_id, is_empty FROM gift_order WHERE mate_id = ${mateId} AND payer_id <> ${clientId}
        ORDER BY settled_at DESC LIMIT ${riskBounds.lastClients}) latest GROUP BY payer_id
    )
    SELECT
      EXISTS (SELECT FROM shared WHERE kind = 'REQUISITES') AS same_requisites,
      EXISTS (SELECT FROM shared WHERE kind = 'CARD') AS same_card,
      (SELECT min(accounts) FROM shared WHERE kind = 'DEVICE') AS device,
      (SELECT min(accounts) FROM shared WHERE kind = 'NETWORK') AS network,
      EXISTS (SELECT FROM referral WHERE (client_id = ${clientId} AND referrer_id = ${mateId})
        OR (client_id = ${mateId} AND referrer_id = ${clientId})) AS referral,
      (SELECT extract(epoch FROM coalesce(min(game.created_at), ${at.toISOString()}::timestamptz) - (
          SELECT max(app_user.created_at) FROM app_user WHERE id IN (${clientId}, ${mateId}))) * 1000 FROM game)::float8 AS age,
      (SELECT count(*)::integer FROM own WHERE NOT with_mate) AS other_games,
      (SELECT count(*)::integer FROM game) AS games,
      (SELECT count(*)::integer FROM game WHERE is_silent) AS silent,
      (SELECT count(*)::integer FROM game WHERE is_unplayed) AS unplayed,
      (SELECT count(*)::integer FROM client) AS clients,
      (SELECT count(DISTINCT client.payer_id)::integer FROM client
        JOIN risk_trace theirs ON theirs.user_id = client.payer_id AND theirs.kind <> 'NETWORK'
        JOIN risk_trace mine ON mine.user_id = ${clientId} AND mine.kind = theirs.kind AND mine.hash = theirs.hash
        WHERE ${crowdOf('mine', riskBounds.device.small + 1)} <= ${riskBounds.device.small}) AS kin_clients,
      (SELECT count(DISTINCT client.payer_id)::integer FROM client
        JOIN risk_trace theirs ON theirs.user_id = client.payer_id AND theirs.kind = 'NETWORK'
        JOIN risk_trace mine ON mine.user_id = ${mateId} AND mine.kind = 'NETWORK' AND mine.hash = theirs.hash) AS near_clients,
      (SELECT count(*)::integer FROM client WHERE is_empty) AS empty_clients`);
  const [row] = rows;
  if (!row) throw new Error('a row of facts');
  return {
    sameRequisites: row.same_requisites,
    sameCard: row.same_card,
    device: row.device,
    network: row.network,
    referral: row.referral,
    age: row.age,
    otherGames: row.other_games,
    games: row.games,
    silent: row.silent,
    unplayed: row.unplayed,
    clients: row.clients,
    kinClients: row.kin_clients,
    nearClients: row.near_clients,
    emptyClients: row.empty_clients,
    newcomers: 0,
  };
};

/** How many others registered from a device of this person within a day before them, and one of them; null: nobody. */
export const newcomersBeside = async (
  db: Executor,
  userId: string,
): Promise<{ readonly count: number; readonly latestId: string } | null> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT DISTINCT other.id FROM app_user newcomer
    JOIN risk_trace mine ON mine.user_id = newcomer.id AND mine.kind = 'DEVICE'
    JOIN risk_trace theirs ON theirs.kind = 'DEVICE' AND theirs.hash = mine.hash AND theirs.user_id <> newcomer.id
    JOIN app_user other ON other.id = theirs.user_id
      AND other.created_at > newcomer.created_at - ${riskBounds.newcomersWithin} * interval '1 millisecond'
      AND other.created_at <= newcomer.created_at
    WHERE newcomer.id = ${userId} ORDER BY other.id DESC LIMIT ${riskBounds.crowd}`);
  const [latest] = rows;
  return latest ? { count: rows.length, latestId: latest.id } : null;
};
