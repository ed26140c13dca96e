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

/** How many accounts have the trace `mine`, as far as it matters. */
const crowdOf = (most: number) =>
  sql`(SELECT count(*)::integer FROM (SELECT FROM risk_trace c WHERE c.kind = mine.kind AND c.hash = mine.hash LIMIT ${most}) few)`;

/**
 * How many networks of the mate a guest has used. Asked for each guest: joined, a planner that takes networks for small
 * reads everybody in a dormitory's.
 */
const onMatesNetwork = sql`SELECT count(*) FROM theirs o
  JOIN risk_trace t ON t.user_id = payer_id AND t.kind = o.kind AND t.hash = o.hash WHERE o.kind = 'NETWORK'`;

/**
 * The facts about a client and a mate, or about two people who have not played. One statement, each part of it by an
 * index and with a limit, so that it costs the same for an account with ten thousand games; short enough to be planned
 * once by each connection (`prepare-repeated.ts`).
 */
export const readPairFacts = async (db: Executor, clientId: string, mateId: string, at: Date): Promise<PairFacts> => {
  const { rows } = await db.execute<Row>(sql`
    WITH pair AS MATERIALIZED (SELECT ${clientId}::uuid AS client, ${mateId}::uuid AS mate),
    own AS MATERIALIZED (
      SELECT id, created_at, finished_at, duration_minutes, EXISTS (SELECT FROM squad_member WHERE squad_id = squad.id AND user_id = mate AND type = 'MATE') AS with_mate
      FROM pair, LATERAL (
        SELECT squad_id FROM squad_payment WHERE payer_id = client AND spent > 0
        ORDER BY squad_id DESC LIMIT ${latestGames}) paid JOIN squad ON squad.id = paid.squad_id
    ), said AS MATERIALIZED (
      SELECT coalesce(sum(own_count), 0) AS apart FROM pair JOIN chat ON private_pair = ARRAY[least(client, mate), greatest(client, mate)]
      JOIN chat_member ON chat_id = chat.id
    ), game AS (
      SELECT own.created_at,
        apart + (SELECT coalesce(sum(own_count), 0) FROM chat JOIN chat_member ON chat_id = chat.id
          WHERE chat.squad_id = own.id AND role <> 'ADMIN') <= ${riskBounds.silentMessages} AS is_silent,
        coalesce(finished_at - (SELECT min(h.created_at) FROM squad_history h WHERE h.squad_id = own.id AND event = 'IN_A_GAME')
          < duration_minutes * interval '1 minute' * ${riskBounds.playedPercent} / 100, true) AS is_unplayed
      FROM own, said WHERE with_mate
    ), guest AS MATERIALIZED (
      SELECT payer_id, bool_and(is_empty) AS is_empty FROM pair, LATERAL (
        SELECT payer_id, is_empty FROM gift_order WHERE mate_id = mate AND payer_id <> client
        ORDER BY settled_at DESC LIMIT ${riskBounds.lastClients}) latest GROUP BY payer_id
    ), mine AS MATERIALIZED (
      SELECT kind, hash FROM pair JOIN risk_trace ON user_id = client
    ), near AS MATERIALIZED (
      SELECT kind, hash FROM mine
      WHERE kind <> 'NETWORK' AND ${crowdOf(riskBounds.device.small + 1)} <= ${riskBounds.device.small}
    ), theirs AS MATERIALIZED (
      SELECT kind, hash FROM pair JOIN risk_trace ON user_id = mate
    )
    SELECT shared.*, played.*, guests.*,
      EXISTS (SELECT FROM pair JOIN referral ON (client_id = client AND referrer_id = mate) OR (client_id = mate AND referrer_id = client)) AS referral,
      (SELECT count(*)::integer FROM own WHERE NOT with_mate) AS other_games,
      (SELECT extract(epoch FROM coalesce(first, ${at}::timestamptz) - max(created_at)) * 1000 FROM pair JOIN app_user ON id IN (client, mate))::float8 AS age,
      (SELECT count(DISTINCT payer_id)::integer FROM near
        JOIN risk_trace t ON t.kind = near.kind AND t.hash = near.hash JOIN guest ON payer_id = t.user_id) AS kin_clients,
      (SELECT (count(*) FILTER (WHERE (${onMatesNetwork}) > 0))::integer FROM guest) AS near_clients
    FROM (
      SELECT coalesce(bool_or(kind = 'REQUISITES'), false) AS same_requisites, coalesce(bool_or(kind = 'CARD'), false) AS same_card,
        min(accounts) FILTER (WHERE kind = 'DEVICE') AS device, min(accounts) FILTER (WHERE kind = 'NETWORK') AS network
      FROM (SELECT mine.kind, ${crowdOf(riskBounds.crowd)} AS accounts FROM mine
        JOIN theirs o ON o.kind = mine.kind AND o.hash = mine.hash) both_have
    ) shared, (
      SELECT count(*)::integer AS games, min(created_at) AS first, (count(*) FILTER (WHERE is_silent))::integer AS silent,
        (count(*) FILTER (WHERE is_unplayed))::integer AS unplayed FROM game
    ) played, (
      SELECT count(*)::integer AS clients, (count(*) FILTER (WHERE is_empty))::integer AS empty_clients FROM guest
    ) guests`);
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
