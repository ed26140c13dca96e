import type { Locator } from 'playwright-core';

/** A draft comes back into its field an instant after the field has come. */
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
