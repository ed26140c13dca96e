import { fireEvent, render, screen } from '@testing-library/react';
import { type SheetDrafts, useSheetDraft } from '#client/kit/form/sheet-drafts.ts';

interface Tip {
  readonly amount: number;
}

const drafts: SheetDrafts<Tip> = new Map();
beforeEach(() => drafts.clear());

const Sheet = ({ about }: { readonly about: string }) => {
  const [{ amount }, change, forget] = useSheetDraft(drafts, about, { amount: 300 });
  return (
    <>
      <output>{amount}</output>
      <button type="button" onClick={() => change({ amount: amount + 1 })}>
        Больше
      </button>
      <button type="button" onClick={forget}>
        Отправлено
      </button>
    </>
  );
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('status').textContent;

test('the choices of a sheet are restored when it is opened again for the same object only', () => {
  const first = render(<Sheet about="Северин" />);
  press('Больше');
  first.unmount();
  const other = render(<Sheet about="Лада" />);
  expect(shown()).toBe('300');
  other.unmount();
  render(<Sheet about="Северин" />);
  expect(shown()).toBe('301');
});

test('sent choices stay visible until the sheet closes, and are deleted then', () => {
  const first = render(<Sheet about="Северин" />);
  press('Больше');
  press('Отправлено');
  expect(shown()).toBe('301');
  first.unmount();
  render(<Sheet about="Северин" />);
  expect(shown()).toBe('300');
});
