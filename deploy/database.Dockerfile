# PostgreSQL with pgBackRest, which archives what the database writes. From PostgreSQL's own packages, whose source the
# base image has: Debian 12's pgBackRest (2.45) does not know PostgreSQL 18.
FROM postgres:18
RUN apt-get update && apt-get install -y --no-install-recommends pgbackrest && rm -rf /var/lib/apt/lists/* && \
  mkdir -p /var/lib/pgbackrest && chown postgres:postgres /var/lib/pgbackrest
COPY pgbackrest.conf /etc/pgbackrest/pgbackrest.conf
COPY archive.sh rehearse-restore.sh /usr/local/bin/
