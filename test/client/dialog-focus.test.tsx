import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '#client/kit/overlay/dialog.tsx';

/** A list whose row opens a sheet, which is replaced by a second dialog. */
const Page = () => {
  const [open, setOpen] = useState<'sheet' | 'second' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <div
        role="article"
        tabIndex={-1}
        onKeyDown={(event) => {
          event.preventDefault();
          setOpen('sheet');
        }}
      />
      <button type="button" onClick={() => setOpen('second')}>
        Сразу
      </button>
      {open === 'sheet' && (
        <Dialog title="Действия" onClose={close}>
          <button type="button" onClick={() => setOpen('second')}>
            Дальше
          </button>
        </Dialog>
      )}
      {open === 'second' && (
        <Dialog title="Второй" onClose={close}>
          <input aria-label="Поле" />
        </Dialog>
      )}
    </>
  );
};

test('a dialog without a trigger returns the focus to the element that opened it', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Сразу' }));
  await userEvent.click(screen.getByLabelText('Поле'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Сразу' })));
});

test('a dialog opened from another, closed one returns it to the opener of the first', async () => {
  render(<Page />);
  screen.getByRole('article').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
  await screen.findByRole('dialog', { name: 'Второй' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
});

test('a dialog takes the focus by its first button, or itself where it is asked to', async () => {
  const { unmount } = render(<Dialog title="Обычный" onClose={() => undefined} children={null} />);
  expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
  unmount();
  render(<Dialog title="После файлов" focusesItself onClose={() => undefined} children={null} />);
  expect(screen.getByRole('dialog', { name: 'После файлов' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
});
