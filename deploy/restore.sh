#!/bin/sh
# Restores a backup into an EMPTY database and folder: restore.sh DUMP FILES. Stop the product first. Set by PG*,
# FILES_DIR. The database is restored completely or not at all.
set -eu
dump=$1
files=$2
pg_restore --dbname="$PGDATABASE" --no-owner --exit-on-error --single-transaction "$dump"
mkdir -p "$FILES_DIR"
tar -xzf "$files" -C "$FILES_DIR"
psql --quiet --command='ANALYZE'
