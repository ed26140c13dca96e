/**
 * All that PostgreSQL's catalogue says of a database, by names instead of its internal numbers: a query for each kind
 * of object, whose rows are the objects. What is in the schema `public` and what belongs to none.
 */
export const catalogue: Readonly<Record<string, string>> = {
  relations: `
    SELECT relname, relkind, relpersistence, reloptions, relacl, relreplident, relrowsecurity, relforcerowsecurity,
      relispartition, reltablespace, amname, relowner::regrole::text, obj_description(pg_class.oid, 'pg_class')
    FROM pg_class LEFT JOIN pg_am ON pg_am.oid = relam WHERE relnamespace = 'public'::regnamespace ORDER BY 1`,
  columns: `
    SELECT relname, row_number() OVER (PARTITION BY relname ORDER BY attnum) AS place, attname,
      format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid), collname,
      attstorage, attcompression, nullif(attstattarget, -1) AS statistics, attoptions, attacl, attislocal,
      col_description(pg_class.oid, attnum)
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid LEFT JOIN pg_collation ON pg_collation.oid = attcollation
      LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped ORDER BY 1, 2`,
  constraints: `
    SELECT conrelid::regclass::text AS of, conname, contype, pg_get_constraintdef(oid), convalidated, condeferrable,
      condeferred, conislocal, connoinherit, conindid::regclass::text, obj_description(oid, 'pg_constraint')
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  // In their order: of two that cost the same the planner takes the older one.
  indexes: `
    SELECT indrelid::regclass::text AS of, row_number() OVER (PARTITION BY indrelid ORDER BY indexrelid) AS place,
      pg_get_indexdef(indexrelid), indisprimary, indisvalid, indisready, indisclustered, indisreplident,
      obj_description(indexrelid, 'pg_class')
    FROM pg_index JOIN pg_class ON pg_class.oid = indrelid WHERE relnamespace = 'public'::regnamespace ORDER BY 1, 2`,
  functions: `
    SELECT oid::regprocedure::text, prokind, CASE WHEN prokind <> 'a' THEN pg_get_functiondef(oid) END, proacl,
      proowner::regrole::text, obj_description(oid, 'pg_proc')
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1`,
  triggers: `
    SELECT tgrelid::regclass::text AS of, tgname, pg_get_triggerdef(oid), tgenabled, obj_description(oid, 'pg_trigger')
    FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`,
  'triggers of constraints': `
    SELECT tgrelid::regclass::text AS of, conname, tgfoid::regproc::text, tgtype, tgenabled, tgdeferrable, tginitdeferred
    FROM pg_trigger LEFT JOIN pg_constraint ON pg_constraint.oid = tgconstraint WHERE tgisinternal ORDER BY 1, 2, 3, 4`,
  rules: `
    SELECT ev_class::regclass::text AS of, rulename, ev_type, ev_enabled, pg_get_ruledef(pg_rewrite.oid)
    FROM pg_rewrite JOIN pg_class ON pg_class.oid = ev_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1, 2`,
  sequences: `
    SELECT s.*, owned.refobjid::regclass::text AS of, owned.refobjsubid::integer > 0 AS of_column, owned.deptype
    FROM pg_sequences AS s LEFT JOIN pg_depend AS owned ON classid = 'pg_class'::regclass AND deptype IN ('a', 'i')
      AND objid = to_regclass(format('%I', sequencename)) ORDER BY 1, 2`,
  statistics: `
    SELECT stxname, pg_get_statisticsobjdef(oid), stxowner::regrole::text, obj_description(oid, 'pg_statistic_ext')
    FROM pg_statistic_ext ORDER BY 1`,
  extensions: `SELECT extname, extversion, extnamespace::regnamespace::text, extowner::regrole::text FROM pg_extension ORDER BY 1`,
  types: `
    SELECT typname, typtype, typcategory, typnotnull, typdefault, typacl, obj_description(oid, 'pg_type')
    FROM pg_type WHERE typnamespace = 'public'::regnamespace ORDER BY 1`,
  labels: 'SELECT enumtypid::regtype::text AS of, enumlabel FROM pg_enum ORDER BY 1, enumsortorder',
  schemas: `
    SELECT nspname, nspowner::regrole::text, nspacl FROM pg_namespace WHERE nspname !~ '^pg_(toast_)?temp_' ORDER BY 1`,
  settings: `
    SELECT setconfig, setrole FROM pg_db_role_setting
    WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database()) ORDER BY 1`,
  policies: 'SELECT polrelid::regclass::text AS of, polname FROM pg_policy ORDER BY 1, 2',
  inheritance: 'SELECT inhrelid::regclass::text, inhparent::regclass::text FROM pg_inherits ORDER BY 1',
  'rights by default': 'SELECT defaclobjtype, defaclacl FROM pg_default_acl ORDER BY 1',
  'what is rare': `
    SELECT 'collation' AS kind, collname AS name FROM pg_collation WHERE collnamespace = 'public'::regnamespace
    UNION ALL SELECT 'operator', oprname FROM pg_operator WHERE oprnamespace = 'public'::regnamespace
    UNION ALL SELECT 'operator class', opcname FROM pg_opclass WHERE opcnamespace = 'public'::regnamespace
    UNION ALL SELECT 'configuration', cfgname FROM pg_ts_config WHERE cfgnamespace = 'public'::regnamespace
    UNION ALL SELECT 'dictionary', dictname FROM pg_ts_dict WHERE dictnamespace = 'public'::regnamespace
    UNION ALL SELECT 'publication', pubname FROM pg_publication
    UNION ALL SELECT 'event trigger', evtname FROM pg_event_trigger
    UNION ALL SELECT 'server', srvname FROM pg_foreign_server
    UNION ALL SELECT 'cast', castsource::regtype || ' to ' || casttarget::regtype FROM pg_cast WHERE oid >= 16384
    ORDER BY 1, 2`,
};
