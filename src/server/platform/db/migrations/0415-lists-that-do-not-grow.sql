-- Cards change with every visit, and a change waits in the index's list until there are 4 MB of them: a search read all
-- of it first. With 64 kB that is eight pages; writing costs the same.
ALTER INDEX mate_card_facets SET (gin_pending_list_limit = 64);
ALTER INDEX mate_card_name SET (gin_pending_list_limit = 64);

-- What a squad cost somebody: of the squad's lines those of one person, without reading all that this person has.
DROP INDEX balance_transaction_squad;
CREATE INDEX balance_transaction_squad ON balance_transaction (squad_id, user_id) WHERE squad_id IS NOT NULL;
