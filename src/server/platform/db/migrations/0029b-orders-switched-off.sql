-- Since when missed invitations keep a mate's orders off; his own switch takes it back.
ALTER TABLE mate_access ADD COLUMN missed_off_at timestamptz;
