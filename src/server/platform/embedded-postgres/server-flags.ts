/**
 * For `pg_ctl -o`, whose words a shell reads. POSIX and Windows agree on double quotes only: to Windows single ones are
 * letters of the value. No value holds one, nor `$`, a backquote or a backslash, which stay special between them.
 */
export const serverFlags = (port: number, settings: Readonly<Record<string, string>>): string =>
  [`-p ${port}`, ...Object.entries(settings).map(([name, value]) => `-c ${name}="${value}"`)].join(' ');
