import type { Page } from 'playwright-core';

/** Waits for a letter to this address in the demo's mailbox and takes the first match of `pattern` out of it. */
export const findInLetter = async (page: Page, to: string, pattern: RegExp): Promise<string> => {
  const found = await page.waitForFunction(
    async ([address, source]) => {
      const answer = await fetch(`/dev/api/mailbox?to=${encodeURIComponent(address)}`);
      const letters: readonly { text: string }[] = await answer.json();
      return letters.map(({ text }) => new RegExp(source).exec(text)?.[0]).find((match) => match !== undefined) ?? false;
    },
    [to, pattern.source] as const,
    { polling: 200 },
  );
  return String(await found.jsonValue());
};
