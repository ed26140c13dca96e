import { sql } from 'drizzle-orm';
import { openRefundStates } from '#domain/refunds/refund-states.ts';

/** A person's own money that the service owes them: on their account, and what they paid into holds. */
const owed = sql`
  SELECT owner, sum(amount)::bigint AS amount FROM (
    SELECT owner, balance AS amount FROM account WHERE kind = 'USER'
    UNION ALL SELECT payment.payer_id::text,
        funding.amount - funding.refunded - (funding.bonus - funding.bonus_refunded) - (funding.gift - funding.gift_refunded) - funding.own_spent
      FROM squad_payment payment JOIN squad_funding funding USING (squad_id, member_id)
      WHERE payment.amount + payment.subsidy > payment.refunded + payment.subsidy_returned + payment.spent + payment.moved
    UNION ALL SELECT user_id::text, amount FROM withdrawal WHERE status IN ('WAITING_FOR_CONFIRMATION', 'CONFIRMED')
    UNION ALL SELECT client_id::text, amount - coalesce((
        SELECT sum(part.amount) FROM unreserve_transaction part WHERE part.reserve_id = balance_reserve.id AND part.status = 'CONFIRMED'), 0)
      FROM balance_reserve WHERE status = 'RESERVED'
    UNION ALL SELECT buyer_id::text, nominal FROM gift_certificate WHERE status = 'PAID'
    UNION ALL SELECT client_id::text, price - bonus - gift FROM booking WHERE closed_at IS NULL
    UNION ALL SELECT user_id::text, price FROM course_purchase WHERE closed_at IS NULL
    UNION ALL SELECT user_id::text, amount FROM deposit_refund WHERE state = ANY (${sql.param([...openRefundStates])}::text[])
  ) parts GROUP BY owner`;

/** People whom operations concern that wait to be filed: what is owed to them has changed, their receipts have not. */
const unfiled = sql`
  SELECT owner FROM waiting JOIN transfer USING (operation_id)
    JOIN account ON account.id IN (debit_account, credit_account) AND account.kind IN ('USER', 'BONUS', 'GIFT')
  UNION SELECT payer_id::text FROM waiting JOIN squad_spent USING (operation_id)
  UNION SELECT holder FROM waiting JOIN transfer USING (operation_id)
    JOIN account ON account.id = debit_account AND account.kind = 'HOLD'
    JOIN (
      SELECT 'reserve:' || id AS hold, client_id::text AS holder FROM balance_reserve
      UNION ALL SELECT 'certificate:' || id, buyer_id::text FROM gift_certificate
      UNION ALL SELECT 'course:' || id, user_id::text FROM course_purchase
      UNION ALL SELECT 'withdrawal:' || id, user_id::text FROM withdrawal
      UNION ALL SELECT 'refund:' || id, user_id::text FROM deposit_refund
      UNION ALL SELECT 'booking:' || id, client_id::text FROM booking
    ) holds ON holds.hold = account.owner AND holder IS NOT NULL`;

/**
 * Advances without set-offs and returns, and what the person earned or was given without what was paid out, are together
 * their own money that the service owes them. Of operations that wait to be filed nothing is said yet.
 */
export const advancesRule = sql`
  SELECT 'USER:' || owner AS subject, coalesce(told.amount, 0) AS found, coalesce(due.amount, 0) AS expected FROM (
    WITH waiting AS MATERIALIZED (
      SELECT (payload ->> 'operationId')::uuid AS operation_id FROM outbox WHERE topic = 'receipts')
    SELECT owner FROM (
      SELECT owner FROM account WHERE kind = 'USER' UNION SELECT user_id::text FROM own_money_change
    ) people WHERE owner NOT IN (${unfiled})
  ) people
  LEFT JOIN (SELECT user_id::text AS owner, sum(advance + other)::bigint AS amount FROM own_money_change GROUP BY 1) told USING (owner)
  LEFT JOIN (${owed}) due USING (owner)
  WHERE coalesce(told.amount, 0) <> coalesce(due.amount, 0)`;
