/** Once the page shows what is wrong: the first field with an error has the focus. */
export const focusFirstError = (form: HTMLFormElement | null) => requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
