import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaperFoot } from '#client/pages/editor/paper-foot.tsx';
import type { SaveState } from '#client/pages/editor/draft/draft-autosave.ts';
import { renderInApp } from '../../support/client/render-in-app';

const open = async (state: SaveState) => {
  await renderInApp(<PaperFoot state={state} counts="15 слов" />, { path: '/materials/7' });
  return screen.getByText('15 слов').parentElement;
};

test('that a draft is not saved stays in sight, and leads to why', async () => {
  const scroll = jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  expect(await open({ kind: 'refused', message: 'слишком длинно' })).toHaveStyle({ position: 'sticky' });
  expect(screen.getByText('Не сохранено')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Почему' }));
  expect(scroll).toHaveBeenCalledWith({ top: 0 });
  scroll.mockRestore();
});

test('while a draft is saved, the end of the paper only says how long it is', async () => {
  const foot = await open({ kind: 'clean' });
  expect(foot).toHaveTextContent(/^15 слов$/);
  expect(foot).not.toHaveStyle({ position: 'sticky' });
});
