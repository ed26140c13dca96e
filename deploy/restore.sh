#!/bin/sh
# Puts a copy back into an EMPTY database and folder: restore.sh DUMP FILES. The product is stopped meanwhile. Where to is
# told by PG*, FILES_DIR. All of it or nothing.
set -eu
dump=$1
files=$2
pg_restore --dbname="$PGDATABASE" --no-owner --exit-on-error --single-transaction "$dump"
mkdir -p "$FILES_DIR"
tar -xzf "$files" -C "$FILES_DIR"
psql --quiet --command='ANALYZE'
