/**
 * Options for `pg_ctl -o`, which a shell parses. Double quotes work on POSIX and Windows alike; single quotes do not on
 * Windows. Values must not contain a double quote, `$`, a backquote or a backslash, which are special within them.
 */
export const serverFlags = (port: number, settings: Readonly<Record<string, string>>): string =>
  [`-p ${port}`, ...Object.entries(settings).map(([name, value]) => `-c ${name}="${value}"`)].join(' ');
