-- A correction says for which prize, package or mistake it is, and whether it moves own or bonus money.
ALTER TABLE balance_correction
  ADD COLUMN money text NOT NULL DEFAULT 'OWN' CHECK (money IN ('OWN', 'BONUS')),
  DROP CONSTRAINT balance_correction_kind_check,
  ADD CONSTRAINT balance_correction_kind_check CHECK (kind IN (
    'COMPENSATION', 'PAYMENT_MISTAKE', 'GOODWILL', 'ABUSE', 'MATES_CONTEST', 'VERIFIED_CONTEST', 'MATE_PACKAGE_BONUS',
    'MATE_FINE', 'VIDEO_REVIEW', 'OTHER'));
CREATE INDEX balance_correction_money ON balance_correction (money, created_at, id);
-- The reward for a video review: once for each account.
CREATE UNIQUE INDEX balance_correction_video_review ON balance_correction (user_id)
  WHERE kind = 'VIDEO_REVIEW' AND status <> 'REJECTED';
