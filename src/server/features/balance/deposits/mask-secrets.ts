const mask = '***';

const secretHeaders = new Set(['cookie', 'authorization', 'x-api-key', 'token']);

/** Headers as they came, but for what opens doors. */
export const maskHeaders = (
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, secretHeaders.has(name) ? mask : String(value)]],
    ),
  );

/** Named fields of `a=1&b=2`, whichever way their names are written. */
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

/** Named fields of a form or of flat JSON; a zero byte cannot be kept. */
export const maskBody = (text: string, secretFields: readonly string[]): string => {
  const clean = text.replaceAll('\u0000', '');
  if (!/^\s*[[{]/.test(clean)) return maskQuery(clean, secretFields);
  return secretFields.reduce(
    (masked, field) =>
      masked.replaceAll(new RegExp(`("${field.replaceAll(/[^\w]/g, '\\$&')}"\\s*:\\s*)"[^"]*"`, 'g'), `$1"${mask}"`),
    clean,
  );
};
