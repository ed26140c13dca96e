import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaperFoot } from '#client/pages/editor/paper-foot.tsx';
import type { SaveState } from '#client/pages/editor/draft/draft-autosave.ts';
import { renderInApp } from '../../support/client/render-in-app';

const open = async (state: SaveState) => {
  let retries = 0;
  await renderInApp(<PaperFoot state={state} counts="15 слов" onRetry={() => (retries += 1)} />, {
    path: '/materials/7',
  });
  const foot = screen.getByText('15 слов').parentElement;
  return { foot, retried: () => retries };
};

test('what keeps a draft from being saved stays in sight, and can be tried again from there', async () => {
  const { foot, retried } = await open({ kind: 'refused', message: 'слишком длинно' });
  expect(foot).toHaveStyle({ position: 'sticky' });
  expect(foot).toHaveTextContent('Не сохранилось: слишком длинно');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(retried()).toBe(1);
  // The bar at the top says it to screen readers.
  expect(screen.queryByText(/Не сохранилось/)?.closest('[role="status"]')).toBeNull();
});

test('while a draft is saved, the end of the paper only says how long it is', async () => {
  const { foot } = await open({ kind: 'clean' });
  expect(foot).toHaveTextContent(/^15 слов$/);
  expect(foot).not.toHaveStyle({ position: 'sticky' });
});
