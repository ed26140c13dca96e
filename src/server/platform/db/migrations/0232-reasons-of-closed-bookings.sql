-- An operator's words about a booking that they took away; both sides read them. Older ones stand in notifications only.
ALTER TABLE booking ADD COLUMN closed_reason text CHECK (closed_reason IS NULL OR closed_by = 'OPERATOR');
