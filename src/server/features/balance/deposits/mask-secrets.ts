const mask = '***';

const secretHeaders = new Set(['cookie', 'authorization', 'x-api-key', 'token']);

/** Headers as received, with credentials masked. */
export const maskHeaders = (
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, secretHeaders.has(name) ? mask : String(value)]],
    ),
  );

/** Masks the named fields of `a=1&b=2`, also where their names are percent-encoded. */
export const maskQuery = (text: string, secretFields: readonly string[]): string => {
  if (text === '') return text;
  return text
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=');
      return secretFields.includes(safeDecode(name)) ? `${name}=${mask}` : pair;
    })
    .join('&');
};

const safeDecode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Masks the named fields of a form or of flat JSON; removes zero bytes, which PostgreSQL cannot store. */
export const maskBody = (text: string, secretFields: readonly string[]): string => {
  const clean = text.replaceAll('\u0000', '');
  if (!/^\s*[[{]/.test(clean)) return maskQuery(clean, secretFields);
  return secretFields.reduce(
    (masked, field) =>
      masked.replaceAll(new RegExp(`("${field.replaceAll(/[^\w]/g, '\\$&')}"\\s*:\\s*)"[^"]*"`, 'g'), `$1"${mask}"`),
    clean,
  );
};
