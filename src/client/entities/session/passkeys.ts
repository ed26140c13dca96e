import type { CallResponse } from '../../api/call';

// Nobody needs the library before they use a key: it comes with the first one.
const library = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

/** Loads the code ahead: Safari shows its window only soon after the press. */
export const preloadPasskeys = (): void =>
  void library().then(
    () => undefined,
    () => undefined,
  );

/** An address without a name, `127.0.0.1`: no browser has passkeys there. */
export const isNumericAddress = (): boolean => /^[\d.]+$|^\[/.test(location.hostname);

/** Whether this browser has passkeys at all, under this address. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function' && !isNumericAddress();

/** Makes a key on this device. @throws what `whyNoKey` explains */
export const createKey = async (options: CallResponse<'POST /v1/users/me/passkeys/options'>) => {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options });
};

/** Lets a key sign. @throws what `whyNoKey` explains */
export const signByKey = async (options: CallResponse<'POST /v1/auth/passkey/options'>) => {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON: options });
};

export type KeyFailure = 'ABORTED' | 'KNOWN' | 'CANCELED' | 'FAILED';

/**
 * What went wrong in the browser; null for a refusal of the server, which has a text of its own. `ABORTED`: the person
 * has begun another one.
 */
export const whyNoKey = (error: unknown): KeyFailure | null => {
  const { name, code }: { readonly name?: unknown; readonly code?: unknown } = Object(error);
  if (code === 'ERROR_CEREMONY_ABORTED') return 'ABORTED';
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || name === 'InvalidStateError') return 'KNOWN';
  if (name === 'NotAllowedError') return 'CANCELED';
  return name === 'SecurityError' || (typeof code === 'string' && code.startsWith('ERROR_')) ? 'FAILED' : null;
};
