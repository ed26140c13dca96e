-- Pictures that authors have uploaded: those that stand in no version are erased after a while.
CREATE TABLE blog_image (
  src text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user,
  uploaded_at timestamptz NOT NULL
);
CREATE INDEX blog_image_by_age ON blog_image (uploaded_at);

-- Addresses of all pictures of a version; an index over them tells whether a picture stands anywhere.
CREATE FUNCTION blog_images(document jsonb, cover jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(src #>> '{}'), '{}')
  FROM (
    SELECT jsonb_path_query(document, '$.blocks[*].src') AS src
    UNION SELECT jsonb_path_query(document, '$.blocks[*].images[*].src')
    UNION SELECT cover -> 'src' WHERE jsonb_typeof(cover -> 'src') = 'string'
  ) AS pictures
$$;
CREATE INDEX blog_version_images ON blog_version USING gin (blog_images(document, cover));

INSERT INTO deadline (aggregate, kind, due_at) VALUES ('blog:all', 'blog.images-swept', date_trunc('milliseconds', now() + interval '1 day'));
