/** The provider did not respond, timed out, or responded with a server error. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown';
}

/** The provider responded and refused this payment. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

const timeoutMs = 10_000;

/** Sends a request to a provider and parses its JSON response. @throws ProviderDown */
export const askProvider = async (
  url: string,
  init: RequestInit = {},
): Promise<{ readonly status: number; readonly body: unknown }> => {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    if (response.status >= 500) throw new ProviderDown(`answered ${response.status}`);
    return { status: response.status, body: await response.json() };
  } catch (problem) {
    if (problem instanceof ProviderDown) throw problem;
    throw new ProviderDown('no answer that can be read', { cause: problem });
  }
};

/** The body alone. @throws ProviderDown */
export const callProvider = async (url: string, init: RequestInit = {}): Promise<unknown> =>
  (await askProvider(url, init)).body;
