-- A mate who was a star once went on offering sessions with stars, to which nobody could call them.
DELETE FROM mate_category USING category, mate_access
WHERE category.id = mate_category.category_id AND category.kind = 'FAMOUS'
  AND mate_access.user_id = mate_category.user_id AND mate_access.grade <> 'STAR';
