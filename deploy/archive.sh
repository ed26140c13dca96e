#!/bin/sh
# Base copies of the database for the archive of its WAL: a full one on Sundays and at the first time, else what has
# changed. Runs beside the database, over its socket. Set by STANZA.
set -eu
stanza=${STANZA:-naparnik}
# Changes nothing where the archive has been set up.
pgbackrest --stanza="$stanza" stanza-create
while :; do
  type=incr
  [ "$(date +%u)" = 7 ] && type=full
  pgbackrest --stanza="$stanza" --type="$type" backup || echo 'no base copy was made' >&2
  sleep 86400
done
