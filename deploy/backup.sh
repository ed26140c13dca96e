#!/bin/sh
# One copy: the database by pg_dump, then the files that it names. The database first: a file that came later is one too
# many, one that is missing would be a hole. Where to is told by PG*, BACKUP_DIR, FILES_DIR, KEEP_DAYS.
set -eu
umask 077
now=$(date -u +%Y-%m-%dT%H%M%SZ)
mkdir -p "$BACKUP_DIR"
dump="$BACKUP_DIR/naparnik-$now.dump"
files="$BACKUP_DIR/naparnik-$now.files.tar.gz"
trap 'rm -f "$dump.part" "$files.part"' EXIT
pg_dump --format=custom --file="$dump.part"
# What cannot be read is no copy.
pg_restore --list "$dump.part" >/dev/null
# A file may be put away while it is read (1); anything else is a failure.
tar -czf "$files.part" --exclude=./postgres --exclude=./parts -C "$FILES_DIR" . || [ $? -eq 1 ]
mv "$dump.part" "$dump"
mv "$files.part" "$files"
find "$BACKUP_DIR" -name 'naparnik-*' -type f -mtime "+${KEEP_DAYS:-14}" -delete
echo "$dump"
