import type { Pool } from 'pg';
import { rowsText } from './rows-text';

/**
 * Keys that CREATE TABLE may make at once. One that came after a plain index of its table follows after it, because
 * PostgreSQL takes the older of two indexes that cost the same.
 */
const keysAtOnce = `
  SELECT conindid FROM pg_constraint AS key
  WHERE contype IN ('p', 'u', 'x') AND NOT EXISTS (
    SELECT FROM pg_index WHERE indrelid = key.conrelid AND indexrelid < key.conindid AND NOT EXISTS (
      SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x')))`;

/** A table refers to itself and to those before it. CREATE TABLE makes every constraint a valid one. */
const isAtOnce = `convalidated AND CASE contype
  WHEN 'c' THEN true
  WHEN 'f' THEN confrelid <= conrelid AND conindid IN (${keysAtOnce})
  ELSE conindid IN (${keysAtOnce}) END`;

const ours = (oid: string, catalogue: string, namespace: string): string =>
  `${namespace} = 'public'::regnamespace AND NOT EXISTS (
    SELECT FROM pg_depend WHERE classid = '${catalogue}'::regclass AND objid = ${oid} AND deptype = 'e')`;

const extensions = `
  SELECT format('CREATE EXTENSION IF NOT EXISTS %I', extname) AS sql
  FROM pg_extension WHERE extname <> 'plpgsql' ORDER BY oid`;

/** Those that take a row of a table come after the tables, which use the others. */
const functions = (takesRow: boolean): string => `
  SELECT replace(pg_get_functiondef(oid), 'CREATE OR REPLACE FUNCTION public.', 'CREATE FUNCTION ') AS sql
  FROM pg_proc
  WHERE ${ours('pg_proc.oid', 'pg_proc', 'pronamespace')} AND ${takesRow ? '' : 'NOT '}EXISTS (
    SELECT FROM pg_depend JOIN pg_type ON pg_type.oid = refobjid AND typtype = 'c'
    WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND refclassid = 'pg_type'::regclass)
  ORDER BY oid`;

const identity = `format(' GENERATED %s AS IDENTITY', CASE attidentity WHEN 'a' THEN 'ALWAYS' ELSE 'BY DEFAULT' END)
  || CASE WHEN seqstart <> 1 THEN format(' (START WITH %s)', seqstart) ELSE '' END`;

/** A constraint of its own since PostgreSQL 18, which keeps its name when table or column get another. */
const notNull = `CASE WHEN named.conname <> relname || '_' || attname || '_not_null'
  THEN format(' CONSTRAINT %I', named.conname) ELSE '' END || ' NOT NULL'`;

const columns = `
  SELECT attrelid AS table_id, attnum AS place,
    quote_ident(attname) || ' '
    || CASE WHEN owned.deptype = 'a' THEN 'bigserial' ELSE format_type(atttypid, atttypmod) END
    || CASE WHEN attcollation <> typcollation THEN format(' COLLATE %I', collname) ELSE '' END
    || CASE
      WHEN attidentity <> '' THEN ${identity}
      WHEN attgenerated <> '' THEN format(' GENERATED ALWAYS AS (%s) STORED', pg_get_expr(adbin, adrelid))
      WHEN adbin IS NOT NULL AND owned.deptype IS NULL THEN ' DEFAULT ' || pg_get_expr(adbin, adrelid)
      ELSE '' END
    || CASE WHEN attnotnull THEN ${notNull} ELSE '' END AS line
  FROM pg_attribute
    JOIN pg_class ON pg_class.oid = attrelid
    JOIN pg_type ON pg_type.oid = atttypid
    LEFT JOIN pg_collation ON pg_collation.oid = attcollation
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    LEFT JOIN pg_constraint AS named ON named.contype = 'n' AND named.conrelid = attrelid AND named.conkey = ARRAY[attnum]
    LEFT JOIN pg_depend AS owned ON owned.refclassid = 'pg_class'::regclass AND owned.refobjid = attrelid
      AND owned.refobjsubid = attnum AND owned.classid = 'pg_class'::regclass AND owned.deptype IN ('a', 'i')
      AND EXISTS (SELECT FROM pg_sequence WHERE seqrelid = owned.objid)
    LEFT JOIN pg_sequence ON seqrelid = owned.objid
  WHERE attnum > 0 AND NOT attisdropped`;

const constraint = `format('CONSTRAINT %I %s', conname, pg_get_constraintdef(pg_constraint.oid))`;

const tables = `
  SELECT oid AS table_id, 0 AS place, format(E'CREATE%s TABLE %I (\\n  %s\\n)%s',
    CASE relpersistence WHEN 'u' THEN ' UNLOGGED' ELSE '' END, relname,
    (SELECT string_agg(line, E',\\n  ' ORDER BY kind, place) FROM (
      SELECT 0 AS kind, place::bigint, line FROM (${columns}) AS columns WHERE table_id = pg_class.oid
      UNION ALL
      SELECT CASE contype WHEN 'c' THEN 1 WHEN 'f' THEN 3 ELSE 2 END, pg_constraint.oid::bigint, ${constraint} FROM pg_constraint
      WHERE conrelid = pg_class.oid AND contype IN ('c', 'f', 'p', 'u', 'x') AND ${isAtOnce}) AS lines),
    ' WITH (' || array_to_string(reloptions, ', ') || ')') AS sql
  FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`;

const addConstraint = `format('ALTER TABLE %I ADD %s', relname, ${constraint})`;

const laterKeys = `
  SELECT conrelid, CASE WHEN contype = 'c' THEN pg_constraint.oid ELSE conindid END, ${addConstraint}
  FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
  WHERE contype IN ('c', 'p', 'u', 'x') AND NOT (${isAtOnce})`;

const indexes = `
  SELECT indrelid, indexrelid, regexp_replace(pg_get_indexdef(indexrelid), ' ON public\\.', ' ON ')
  FROM pg_index WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))`;

/** Each table with its keys and indexes. The list of migrations is there before this file is loaded. */
const tablesWithIndexes = `
  SELECT sql FROM (${tables} UNION ALL ${laterKeys} UNION ALL ${indexes}) AS parts JOIN pg_class ON pg_class.oid = table_id
  WHERE relname <> 'schema_migration' AND ${ours('table_id', 'pg_class', 'relnamespace')}
  ORDER BY table_id, place`;

const laterReferences = `
  SELECT ${addConstraint} AS sql FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
  WHERE contype = 'f' AND NOT (${isAtOnce}) ORDER BY pg_constraint.oid`;

const views = `
  SELECT format(E'CREATE VIEW %I AS\\n%s', relname, rtrim(pg_get_viewdef(oid), ';')) AS sql
  FROM pg_class WHERE relkind = 'v' AND ${ours('pg_class.oid', 'pg_class', 'relnamespace')} ORDER BY oid`;

const statistics = `
  SELECT replace(pg_get_statisticsobjdef(oid), 'CREATE STATISTICS public.', 'CREATE STATISTICS ') AS sql
  FROM pg_statistic_ext ORDER BY oid`;

const triggers = `
  SELECT regexp_replace(pg_get_triggerdef(oid), ' ON public\\.', ' ON ') AS sql
  FROM pg_trigger WHERE NOT tgisinternal ORDER BY oid`;

const head = (
  last: string,
): string => `-- Everything that the migrations up to ${last} make, for a database that is still empty.
-- Written by \`npm run schema\`; do not edit.
`;

/**
 * The statements that make an empty database what this one is, which all migrations have made: what they made of
 * tables, functions, triggers, rows. What these queries do not know, the test of the file names.
 */
export const schemaText = async (pool: Pool): Promise<string> => {
  const client = await pool.connect();
  try {
    const of = async (query: string): Promise<readonly string[]> =>
      (await client.query<{ sql: string }>(query)).rows.map(({ sql }) => sql.trim());
    // The catalogue has grown so quickly that nothing is known of it yet.
    await client.query('ANALYZE pg_attribute, pg_class, pg_constraint, pg_depend, pg_index');
    const statements = [
      // Bodies name tables that follow.
      'SET LOCAL check_function_bodies = off',
      ...(await of(extensions)),
      ...(await of(functions(false))),
      ...(await of(tablesWithIndexes)),
      ...(await of(functions(true))),
      ...(await of(views)),
      ...(await rowsText(client)),
      ...(await of(laterReferences)),
      ...(await of(statistics)),
      ...(await of(triggers)),
    ];
    const { rows } = await client.query<{ last: string }>('SELECT max(name) AS last FROM schema_migration');
    return `${head(rows[0]?.last ?? '')}\n${statements.join(';\n\n')};\n`;
  } finally {
    client.release();
  }
};
