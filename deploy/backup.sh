#!/bin/sh
# One backup: the database by pg_dump, then the files that it refers to. In this order a file added in between is merely
# superfluous; in the other order the database would refer to a file that the backup lacks. Set by PG*, BACKUP_DIR,
# FILES_DIR, KEEP_DAYS.
set -eu
umask 077
now=$(date -u +%Y-%m-%dT%H%M%SZ)
mkdir -p "$BACKUP_DIR"
dump="$BACKUP_DIR/naparnik-$now.dump"
files="$BACKUP_DIR/naparnik-$now.files.tar.gz"
trap 'rm -f "$dump.part" "$files.part"' EXIT
pg_dump --format=custom --file="$dump.part"
# A dump that cannot be read is not a backup.
pg_restore --list "$dump.part" >/dev/null
# tar exits with 1 if a file is removed while it is read, which is acceptable; other codes are errors.
tar -czf "$files.part" --exclude=./postgres --exclude=./parts -C "$FILES_DIR" . || [ $? -eq 1 ]
mv "$dump.part" "$dump"
mv "$files.part" "$files"
find "$BACKUP_DIR" -name 'naparnik-*' -type f -mtime "+${KEEP_DAYS:-14}" -delete
echo "$dump"
