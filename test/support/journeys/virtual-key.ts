import type { CDPSession, Page } from 'playwright-core';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';

/** Browsers have passkeys under a name alone, and the product has to know it: the environment of such a journey. */
export const underName = async (): Promise<Readonly<Record<string, string>>> => {
  const port = String(await freePort());
  return { PORT: port, PUBLIC_URL: `http://localhost:${port}` };
};

export interface VirtualKey {
  /** Whether its person is there and shows that it is them. */
  readonly setPresent: (present: boolean) => Promise<void>;
}

/** A fingerprint reader in this page's browser, whose person is always there. */
export const virtualKey = async (page: Page): Promise<VirtualKey> => {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setPresent: async (present) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: present });
    },
  };
};
