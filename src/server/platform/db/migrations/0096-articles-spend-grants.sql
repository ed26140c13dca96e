-- Articles were paid for with bonus money that its grants did not know of. Each open purchase now takes its part of the
-- grants that end first, as it would have then: the two rows of sums are laid beside each other.
CREATE TEMPORARY TABLE spent_by_article ON COMMIT DROP AS
WITH paid AS (
  SELECT id, user_id, bonus, sum(bonus) OVER (PARTITION BY user_id ORDER BY bought_at, id) AS upto
  FROM blog_purchase WHERE bonus > 0 AND refunded_at IS NULL
), given AS (
  SELECT id, user_id, left_amount, sum(left_amount) OVER (PARTITION BY user_id ORDER BY expires_at, id) AS upto
  FROM bonus_grant WHERE kind = 'BONUS' AND left_amount > 0
)
SELECT given.id AS grant_id, paid.id AS purchase_id,
  least(paid.upto, given.upto) - greatest(paid.upto - paid.bonus, given.upto - given.left_amount) AS amount
FROM paid JOIN given USING (user_id)
WHERE least(paid.upto, given.upto) > greatest(paid.upto - paid.bonus, given.upto - given.left_amount);

INSERT INTO bonus_use (id, grant_id, purpose, amount)
SELECT gen_random_uuid(), grant_id, 'article:' || purchase_id, amount FROM spent_by_article;

UPDATE bonus_grant SET left_amount = left_amount - spent.amount
FROM (SELECT grant_id, sum(amount) AS amount FROM spent_by_article GROUP BY grant_id) spent
WHERE spent.grant_id = bonus_grant.id;
