-- «Приложить, что было»: what a tab of the page had done before its person wrote to the support, as JSON; without the
-- texts unless they wanted them sent too.
CREATE TABLE support_past (
  chat_id uuid PRIMARY KEY REFERENCES support_thread,
  user_id uuid NOT NULL REFERENCES app_user,
  with_texts boolean NOT NULL,
  past text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX support_past_of_person ON support_past (user_id);
CREATE INDEX support_past_age ON support_past (created_at);
