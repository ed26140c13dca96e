-- Draws that anybody can check: the seed's hash stands from the beginning, the seed follows with the winners.
CREATE TABLE draw (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  places integer NOT NULL CHECK (places BETWEEN 1 AND 100),
  prize bigint NOT NULL CHECK (prize >= 0),
  seed text NOT NULL,
  seed_hash text NOT NULL,
  status text NOT NULL CHECK (status IN ('OPEN', 'DRAWN', 'PAID', 'CANCELED')),
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  drawn_at timestamptz,
  CHECK (opens_at < closes_at),
  CHECK ((drawn_at IS NOT NULL) = (status IN ('DRAWN', 'PAID')))
);

-- In the order in which people came: so tickets are numbered.
CREATE TABLE draw_ticket (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  draw_id integer NOT NULL REFERENCES draw,
  user_id uuid NOT NULL REFERENCES app_user,
  tickets integer NOT NULL CHECK (tickets > 0),
  created_at timestamptz NOT NULL,
  UNIQUE (draw_id, user_id)
);

CREATE TABLE draw_winner (
  draw_id integer NOT NULL REFERENCES draw,
  place integer NOT NULL CHECK (place > 0),
  user_id uuid NOT NULL REFERENCES app_user,
  ticket integer NOT NULL CHECK (ticket > 0),
  paid_at timestamptz,
  PRIMARY KEY (draw_id, place),
  UNIQUE (draw_id, user_id)
);
