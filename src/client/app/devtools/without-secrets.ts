import type { UnknownAction } from '@reduxjs/toolkit';

const hidden = '•••';

/** Names of values that let in, pay out or reach somebody, in requests and responses alike. */
const secretNames: ReadonlySet<string> = new Set([
  'password',
  'oldPassword',
  'token',
  'secret',
  'uri',
  'codes',
  'vouchers',
  'wallet',
  'webhookUrl',
  'p256dh',
  'auth',
]);

/** In a response `code` may name a language or an error; only these responses hold what is worth money. */
const endpointsWithCodes = /certificate|tradeUrl/i;

/** An object as JSON has them; a file or a date is left as it is. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The same value if it holds none of the names. */
const hide = (value: unknown, isSecret: (name: string) => boolean): unknown => {
  if (Array.isArray(value)) {
    const items: unknown[] = value.map((item) => hide(item, isSecret));
    return items.every((item, at) => item === value[at]) ? value : items;
  }
  if (!isPlain(value)) return value;
  let changed = false;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => {
    const next = inner != null && isSecret(name) ? hidden : hide(inner, isSecret);
    changed ||= next !== inner;
    return [name, next];
  });
  return changed ? Object.fromEntries(entries) : value;
};

const inResponse = (name: string): boolean => secretNames.has(name);
const inRequest = (name: string): boolean => secretNames.has(name) || name === 'code' || name === 'url';

/**
 * The action as it may be written down and handed on: passwords, tokens, codes and requisites of requests and responses
 * are replaced. Actions without any, and all actions of the chat, stay the same objects.
 */
export const withoutSecrets = (action: UnknownAction): UnknownAction => {
  if (!action.type.startsWith('api/')) return action;
  const { payload, meta } = action;
  const arg = isPlain(meta) && isPlain(meta['arg']) ? meta['arg'] : {};
  const withCodes = typeof arg['endpointName'] === 'string' && endpointsWithCodes.test(arg['endpointName']);
  const safePayload = hide(payload, withCodes ? inRequest : inResponse);
  const safeArgs = hide(arg['originalArgs'], inRequest);
  if (safePayload === payload && safeArgs === arg['originalArgs']) return action;
  return {
    ...action,
    ...('payload' in action ? { payload: safePayload } : {}),
    ...(isPlain(meta) && safeArgs !== arg['originalArgs']
      ? { meta: { ...meta, arg: { ...arg, originalArgs: safeArgs } } }
      : {}),
  };
};
