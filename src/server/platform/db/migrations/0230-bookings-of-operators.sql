-- When both agreed; unknown for those of before.
ALTER TABLE booking ADD COLUMN confirmed_at timestamptz;

-- Bookings as operators list them: each sort, and each with a status.
CREATE INDEX booking_by_start ON booking (starts_at, id);
CREATE INDEX booking_by_price ON booking (price, id);
CREATE INDEX booking_status_start ON booking (status, starts_at, id);
CREATE INDEX booking_status_price ON booking (status, price, id);
-- By whose doing: few are closed by the service, and none that stands or was played is here.
CREATE INDEX booking_closed_by_start ON booking (closed_by, starts_at, id) WHERE closed_by IS NOT NULL;
CREATE INDEX booking_closed_by_price ON booking (closed_by, price, id) WHERE closed_by IS NOT NULL;
-- A person's, found by their name, in the order of their card.
CREATE INDEX booking_client ON booking (client_id, starts_at, id);
CREATE INDEX booking_mate ON booking (mate_id, starts_at, id);
