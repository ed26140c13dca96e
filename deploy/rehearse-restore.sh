#!/bin/sh
# Restores the archive of pgBackRest into a scratch cluster beside the real one, says up to when it goes, and checks the
# ledger in it. Changes nothing of the real one. As the user of PostgreSQL, not as root. Set by STANZA, SCRATCH (a folder
# that does not exist yet), PORT, DATABASE, PGUSER, PGPASSWORD, CHECK (a command; DATABASE_URL leads to the scratch
# database; by default the product's, which needs SECRET). KEEP=1: the scratch cluster stays and runs in the foreground.
set -eu
scratch=${SCRATCH:-/tmp/naparnik-rehearsal}
port=${PORT:-54329}
database=${DATABASE:-naparnik}
export PGUSER="${PGUSER:-naparnik}" PGDATABASE="$database" PGHOST=127.0.0.1 PGPORT="$port"
PATH=$PATH:$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
mkdir "$scratch"
chmod 700 "$scratch"
options="-p $port -c listen_addresses=${LISTEN:-127.0.0.1} -c unix_socket_directories= -c archive_mode=off"
end() {
  pg_ctl -D "$scratch" -m immediate -w stop >/dev/null 2>&1 || true
  rm -rf "$scratch"
}
trap end EXIT
pgbackrest --stanza="${STANZA:-naparnik}" --pg1-path="$scratch" --archive-mode=off restore
pg_ctl -D "$scratch" -w -t 3600 -l "$scratch/rehearsal.log" -o "$options" start >/dev/null ||
  { tail -n 20 "$scratch/rehearsal.log" >&2; exit 1; }
# Everything in the archive is replayed, then the cluster writes in a timeline of its own.
until [ "$(psql -AtX -c 'SELECT pg_is_in_recovery()')" = f ]; do sleep 1; done
echo "restored up to $(psql -AtX -c 'SELECT coalesce(pg_last_xact_replay_timestamp()::text, $$the base copy$$)')"
if [ "${KEEP:-0}" = 1 ]; then
  trap - EXIT
  pg_ctl -D "$scratch" -m fast -w stop >/dev/null
  # shellcheck disable=SC2086
  exec postgres -D "$scratch" $options
fi
DATABASE_URL="postgres://$PGUSER${PGPASSWORD:+:$PGPASSWORD}@127.0.0.1:$port/$database" ${CHECK:-node dist/server/ledger-check.js}
