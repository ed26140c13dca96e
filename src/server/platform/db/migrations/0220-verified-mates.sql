-- Games with girls are offered by whom an operator has verified; whoever offers them already stays.
ALTER TABLE mate_access ADD COLUMN verified_at timestamptz;
UPDATE mate_access SET verified_at = now()
WHERE user_id IN (SELECT played.user_id FROM mate_category AS played JOIN category ON category.id = played.category_id WHERE category.kind = 'E_GIRL');
