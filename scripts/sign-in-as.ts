import type { Page } from 'playwright-core';

/** Signs a page of the demo at this address in as its first person of a role. */
export const signInAs = async (page: Page, product: string, role: 'client' | 'mate'): Promise<void> => {
  await page.goto(product);
  await page.evaluate(async (wanted) => {
    const people: readonly { readonly id: string; readonly role: string }[] = await (
      await fetch('/dev/api/personas')
    ).json();
    const token = /(?:^|; )csrf=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    await fetch('/dev/api/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': token },
      body: JSON.stringify({ userId: people.find((one) => one.role === wanted)?.id }),
    });
  }, role);
};
