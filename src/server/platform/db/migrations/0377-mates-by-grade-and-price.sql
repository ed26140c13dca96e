-- A mate's rate follows from the grade. The planner took the two for independent: for beginners at the price of stars it
-- expected every third mate, and read all of them in the order of the list to find none.
CREATE STATISTICS mate_card_prices (mcv) ON game_id, grade, base_price, price_from FROM mate_card;
-- The grade is asked for as a column, which statistics can be of; it was one of the facets. With both prices the index
-- itself knows that nobody has them.
CREATE INDEX mate_card_grade ON mate_card (game_id, grade, base_price, price_from);
ANALYZE mate_card;
