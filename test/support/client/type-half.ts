import { fireEvent } from '@testing-library/react';

/** Leaves a date or number typed only in part, which jsdom does not know of; returns what completes it. */
export const typeHalf = (field: HTMLInputElement) => {
  const validity = jest.spyOn(field, 'validity', 'get').mockReturnValue({ ...field.validity, badInput: true });
  fireEvent.blur(field);
  return (value: string): void => {
    validity.mockRestore();
    fireEvent.input(field, { target: { value } });
  };
};
