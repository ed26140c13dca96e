-- Recordings of phones (MOV) and of OBS (MKV) were stored under the names of MP4 and WebM.
ALTER TABLE pov_file DROP CONSTRAINT pov_file_kind_check;
ALTER TABLE pov_file ADD CONSTRAINT pov_file_kind_check CHECK (kind IN ('mp4', 'mov', 'webm', 'mkv', 'dem'));
