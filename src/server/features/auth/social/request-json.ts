import { CallbackRejected, ProviderUnavailable } from './adapter';

const timeoutMs = 10_000;

/**
 * The response text of a provider's server; a 4xx status means that the callback was bad.
 * @throws CallbackRejected, ProviderUnavailable
 */
export const requestText = async (url: string, init: RequestInit): Promise<string> => {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' }).catch(
    (cause: unknown) => {
      throw new ProviderUnavailable('no answer', { cause });
    },
  );
  if (response.status >= 500 || response.status === 429) throw new ProviderUnavailable(`answered ${response.status}`);
  if (!response.ok) throw new CallbackRejected(`answered ${response.status}`);
  return response.text().catch((cause: unknown) => {
    throw new ProviderUnavailable('no answer to the end', { cause });
  });
};

/** The same, parsed as a JSON object. @throws CallbackRejected, ProviderUnavailable */
export const requestJson = async (url: string, init: RequestInit): Promise<Readonly<Record<string, unknown>>> => {
  const text = await requestText(url, init);
  try {
    const answer: unknown = JSON.parse(text);
    return { ...Object(answer) };
  } catch (cause) {
    throw new ProviderUnavailable('answers no JSON', { cause });
  }
};

/** A required field; numeric ids are converted to text. @throws CallbackRejected */
export const textIn = (fields: Readonly<Record<string, unknown>>, name: string): string => {
  const value = fields[name];
  if (typeof value === 'string' && value !== '') return value;
  if (typeof value === 'number') return String(value);
  throw new CallbackRejected(`no ${name}`);
};
