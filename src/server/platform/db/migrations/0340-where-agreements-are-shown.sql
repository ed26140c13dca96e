-- Where the desk shows an act that waits for a second operator: 'deposit:…', 'reconciliation:…', 'article:…'. The table
-- holds what waits at this moment; what has waited since before is shown by its own subject.
ALTER TABLE half_agreement ADD COLUMN shown_at text;
UPDATE half_agreement SET shown_at = CASE
  WHEN subject LIKE 'difference:%' THEN 'reconciliation:' || (
    SELECT reconciliation_id FROM reconciliation_difference WHERE id = split_part(subject, ':', 2)::bigint)
  WHEN subject LIKE 'purchase:%' THEN 'article:' || (
    SELECT article_id FROM blog_purchase WHERE id::text = split_part(subject, ':', 2))
  ELSE subject END;
ALTER TABLE half_agreement ALTER COLUMN shown_at SET NOT NULL;
