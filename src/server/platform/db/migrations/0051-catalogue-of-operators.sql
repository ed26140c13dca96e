-- Whether a game or a category is used by anybody is asked for each of a list.
CREATE INDEX squad_of_game ON squad (game_id);
CREATE INDEX squad_of_category ON squad (category_id);
CREATE INDEX mate_access_of_game ON mate_access (game_id);
CREATE INDEX category_order ON category (position, id);
CREATE INDEX category_name ON category (name, id);
CREATE INDEX category_tag_order ON category_tag (position, id);
CREATE INDEX category_tag_name ON category_tag (name, id);
CREATE INDEX category_tag_parent ON category_tag (parent_tag_id);
CREATE INDEX game_param_order ON game_param (position, id);
CREATE INDEX game_param_name ON game_param (name, id);
