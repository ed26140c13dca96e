-- Parts of a recording lie apart, each under a name that is written once, so that any process may take the next one and
-- a store that cannot append may keep them. A name begins with the part's bytes. None: all of it lies under the file's
-- id, as it did before.
ALTER TABLE pov_file ADD COLUMN parts text[] NOT NULL DEFAULT '{}';
-- What has come of a file that was growing in one place is sent once more.
UPDATE pov_file SET received = 0, kind = NULL WHERE received < size;
