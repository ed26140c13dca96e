import { CallbackRejected, ProviderUnavailable } from './adapter';

const timeoutMs = 10_000;

/** The text that a provider's server answers; what it refuses is the answer's fault. @throws AnswerRefused, ProviderSilent */
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

/** The same for JSON objects. @throws AnswerRefused, ProviderSilent */
export const requestJson = async (url: string, init: RequestInit): Promise<Readonly<Record<string, unknown>>> => {
  const text = await requestText(url, init);
  try {
    const answer: unknown = JSON.parse(text);
    return { ...Object(answer) };
  } catch (cause) {
    throw new ProviderUnavailable('answers no JSON', { cause });
  }
};

/** A field that has to be there. Numbers of ids count as text. @throws AnswerRefused */
export const textIn = (fields: Readonly<Record<string, unknown>>, name: string): string => {
  const value = fields[name];
  if (typeof value === 'string' && value !== '') return value;
  if (typeof value === 'number') return String(value);
  throw new CallbackRejected(`no ${name}`);
};
