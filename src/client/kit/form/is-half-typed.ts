/**
 * Whether a date or number of this form is typed only in part (`31.12.` without a year). Browsers give such a field an
 * empty value, as if nothing were typed. The browser says at the field what is wrong.
 */
export const isHalfTyped = (form: HTMLFormElement): boolean => {
  const field = Array.from(form.querySelectorAll('input')).find(({ validity }) => validity.badInput);
  field?.reportValidity();
  return field !== undefined;
};
