import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuCheckItem } from '#client/kit/overlay/menu-check-item.tsx';
import { MenuItem } from '#client/kit/overlay/menu-item.tsx';
import { Menu } from '#client/kit/overlay/menu.tsx';

const press = (name: string): void => {
  fireEvent.click(screen.getByRole(name === 'Звук' ? 'menuitemcheckbox' : 'menuitem', { name }));
};

const opened = async (items: React.ReactNode): Promise<void> => {
  render(<Menu trigger={<button type="button">Ещё</button>}>{items}</Menu>);
  await userEvent.click(screen.getByRole('button', { name: 'Ещё' }));
};

test('an item acts once, however often it is pressed until its menu is gone', async () => {
  const run = jest.fn();
  await opened(<MenuItem onSelect={run}>Удалить</MenuItem>);
  act(() => {
    press('Удалить');
    press('Удалить');
  });
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ещё' }));
  act(() => press('Удалить'));
  expect(run).toHaveBeenCalledTimes(2);
});

test('an item that keeps its menu open acts with every press', async () => {
  const [run, toggle] = [jest.fn((event: Event) => event.preventDefault()), jest.fn()];
  await opened(
    <>
      <MenuItem onSelect={run}>Копировать</MenuItem>
      <MenuCheckItem checked onToggle={toggle}>
        Звук
      </MenuCheckItem>
    </>,
  );
  act(() => ['Копировать', 'Звук', 'Копировать', 'Звук'].forEach(press));
  expect([run.mock.calls.length, toggle.mock.calls.length]).toEqual([2, 2]);
  expect(screen.getByRole('menu')).toBeVisible();
});
