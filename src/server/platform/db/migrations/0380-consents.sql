-- What people agreed to: each consent a row that never changes, with the hash of the very text, which is kept.

CREATE TABLE consent_text (
  -- SHA-256 of the document's name and chapters, hex
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  document text NOT NULL,
  -- [{title, paragraphs}]
  chapters jsonb NOT NULL,
  first_agreed_at timestamptz NOT NULL
);
CREATE TRIGGER consent_text_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON consent_text FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE consent (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id),
  document text NOT NULL CHECK (document IN ('policy', 'personal-data', 'marketing', 'mate-terms')),
  act text NOT NULL CHECK (act IN ('GIVEN', 'TAKEN_BACK')),
  text_hash text NOT NULL REFERENCES consent_text (hash),
  -- where the person pressed
  place text NOT NULL CHECK (place IN ('REGISTRATION', 'VISIT', 'SETTINGS', 'APPLICATION', 'LEAVING')),
  at timestamptz NOT NULL
);
CREATE INDEX consent_user ON consent (user_id, document, id);
CREATE TRIGGER consent_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON consent FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The last word of each person, for `GET /v1/users/me`: the texts agreed to, null where there was no consent or it was taken back.
CREATE TABLE consent_standing (
  user_id uuid PRIMARY KEY REFERENCES app_user (id),
  policy text,
  personal_data text,
  mate_terms text,
  -- the person has taken their consent to the mates' terms back: they are not asked again
  mate_terms_taken_back boolean NOT NULL DEFAULT false
);
