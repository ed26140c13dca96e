import type { Locator } from 'playwright-core';

/** Waits for a field's value: a draft is restored an instant after its field has been rendered. */
export const waitForValue = async (field: Locator, start: string): Promise<void> => {
  const element = await field.elementHandle();
  await field
    .page()
    .waitForFunction(
      ([input, wanted]) =>
        (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) && input.value.startsWith(wanted),
      [element, start] as const,
    );
};
