-- Whose turn it is: the stored part of a mate's place in the recommended order, computed by domain/order and stored by a
-- job. The default is the score of somebody of whom nothing is known.
ALTER TABLE mate_card ADD COLUMN order_score integer NOT NULL DEFAULT 4400;
-- Ten finished orders: domain/order/newcomer-places says the same.
ALTER TABLE mate_card ADD COLUMN newcomer boolean NOT NULL GENERATED ALWAYS AS (finished_orders < 10) STORED;
-- Newcomers and the others are two lists, each in its order; a page is merged of both.
CREATE INDEX mate_card_placed ON mate_card (game_id, newcomer, standing, order_score, user_id);
DROP INDEX mate_card_recommended;

INSERT INTO deadline (aggregate, kind, due_at)
VALUES ('places:all', 'places.scored', date_trunc('milliseconds', now()));

-- How often a mate's card was on a page of the list, and how often their page was opened; nobody who looked is known.
CREATE TABLE mate_day (
  mate_id uuid NOT NULL REFERENCES app_user,
  day date NOT NULL,
  shown integer NOT NULL DEFAULT 0,
  opened integer NOT NULL DEFAULT 0,
  PRIMARY KEY (mate_id, day)
);
CREATE INDEX mate_day_age ON mate_day (day);

-- From which place of the recommended list a mate was called.
CREATE TABLE mate_call_place (
  squad_id integer NOT NULL,
  mate_id uuid NOT NULL REFERENCES app_user,
  place integer NOT NULL CHECK (place > 0),
  called_at timestamptz NOT NULL,
  PRIMARY KEY (squad_id, mate_id)
);
CREATE INDEX mate_call_place_age ON mate_call_place (called_at);

-- The desk counts calls of the last weeks.
CREATE INDEX mate_answer_of_time ON mate_answer (answered_at);
