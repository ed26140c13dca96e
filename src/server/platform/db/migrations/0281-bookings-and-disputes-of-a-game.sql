-- Bookings and disputes of one game, in each order of their lists.
CREATE INDEX booking_game_start ON booking (game_id, starts_at, id);
CREATE INDEX booking_game_price ON booking (game_id, price, id);
CREATE INDEX squad_disputes_game_urgency ON squad (game_id, (-dispute_urgency(dispute)), id) WHERE dispute IS NOT NULL;
CREATE INDEX squad_disputes_game_term ON squad (game_id, dispute_term(dispute), id) WHERE dispute IS NOT NULL;
CREATE INDEX squad_disputes_game_opened ON squad (game_id, dispute_opened(dispute), id) WHERE dispute IS NOT NULL;
