import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TipsGoal } from '#contract/money/tips.ts';
import { OwnGoals } from '#client/pages/profile/goals/own-goals.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aMate } from '../../support/client/people';
import { pressTwice } from '../../support/client/press-twice';
import { renderInApp } from '../../support/client/render-in-app';

const create = 'POST /v1/tips/goals';
const change = 'PUT /v1/tips/goals/g-1';
const remove = 'DELETE /v1/tips/goals/g-1';

const goal = (id: string, title: string, part: Partial<TipsGoal> = {}): TipsGoal => ({
  id,
  title,
  amount: 5000,
  collected: 700,
  status: 'ACTIVE',
  createdAt: '2026-11-01T10:00:00.000Z',
  achievedAt: null,
  ...part,
});

type Answer = ReturnType<typeof refusal>;

/** The mate's goals; acts are answered in turn, and `after` are the goals after a success. */
const open = async (goals: readonly TipsGoal[], answers: Answer[] = [], after = goals) => {
  let shown = goals;
  const act = () => {
    const answer = answers.shift() ?? { json: {} };
    if (answer.status === undefined) shown = after;
    return answer;
  };
  const { calls } = fakeServer({
    'GET /v1/tips/goals': () => ({ json: shown }),
    [create]: act,
    [change]: act,
    [remove]: act,
  });
  await renderInApp(<OwnGoals mateId={aMate().id} />, { me: aMate() });
  return { sent: (route: string) => calls.filter((call) => call.route === route).map(({ body }) => body) };
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const name = () => screen.findByRole('textbox', { name: 'На что' });
const sum = () => screen.findByRole('textbox', { name: 'Сколько нужно' });
const fill = async (title: string, amount: string) => {
  fireEvent.change(await name(), { target: { value: title } });
  fireEvent.change(await sum(), { target: { value: amount } });
};

test('a new goal needs a name and a sum in the limits, is sent once, and waits for its mate behind a closed sheet', async () => {
  const { sent } = await open([], [refusal(409, 'ACTIVE_TIPS_GOALS_LIMIT_REACHED')], [goal('g-1', 'Стул')]);
  await press('Новая цель');
  await fill(' ', '499');
  await press('Сохранить');
  expect(await name()).toHaveAccessibleDescription(/^Назови цель/);
  expect(await sum()).toBeInvalid();
  await fill(' Стул ', '1000');
  await userEvent.keyboard('{Escape}');
  await press('Новая цель');
  expect(await name()).toHaveValue(' Стул ');
  expect(sent(create)).toEqual([]);
  await pressTwice(await screen.findByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Отказ ACTIVE_TIPS_GOALS_LIMIT_REACHED')).toBeVisible();
  expect(sent(create)).toEqual([{ title: 'Стул', amount: 1000 }]);
  await press('Сохранить');
  await screen.findByText('Цель сохранена');
  await screen.findByText('Стул');
  await press('Новая цель');
  expect(await name()).toHaveValue('');
});

test('a goal is changed from what it is now; what was typed for another one is not taken over', async () => {
  const { sent } = await open([goal('g-1', 'Стул'), goal('g-2', 'Мышь')]);
  await press('Изменить цель «Мышь»');
  await fill('Коврик', '900');
  await userEvent.keyboard('{Escape}');
  await press('Изменить цель «Стул»');
  expect(await name()).toHaveValue('Стул');
  await fill('Кресло', '6000');
  await press('Сохранить');
  await screen.findByText('Цель сохранена');
  expect(sent(change)).toEqual([{ title: 'Кресло', amount: 6000 }]);
});

test('a sum that is collected already ends the goal only after a question, which says so in sums', async () => {
  const { sent } = await open([goal('g-1', 'Стул')], [refusal(500, 'INTERNAL_ERROR')]);
  await press('Изменить цель «Стул»');
  await fill('Стул', '700');
  await press('Сохранить');
  expect(await screen.findByText(/^Собрано уже 700\s₽: при сумме 700\s₽/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(sent(change)).toEqual([]);
  expect(await sum()).toHaveValue('700');
  await press('Сохранить');
  await press('Завершить');
  expect(await screen.findByText('Отказ INTERNAL_ERROR')).toBeVisible();
  await press('Сохранить');
  await pressTwice(await screen.findByRole('button', { name: 'Завершить' }));
  await screen.findByText('Цель сохранена');
  expect(sent(change)).toHaveLength(2);
});

test('a goal is removed after a question, once; a refusal is said, and then the focus is not lost with it', async () => {
  const { sent } = await open([goal('g-1', 'Стул')], [refusal(500, 'INTERNAL_ERROR')], []);
  await press('Убрать цель «Стул»');
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: 'Убрать' });
  expect(sent(remove)).toEqual([]);
  await pressTwice(confirm);
  await screen.findByText('Отказ INTERNAL_ERROR');
  await userEvent.click(confirm);
  await screen.findByText('Цель убрана');
  await waitFor(() => expect(screen.queryByText('Стул')).toBeNull());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Цели' })).toHaveFocus());
  expect(sent(remove)).toHaveLength(2);
});

test('three open goals are enough, achieved ones do not count and cannot be changed', async () => {
  const three = ['Стул', 'Мышь', 'Коврик'].map((title, n) => goal(`g-${n}`, title));
  await open([...three, goal('g-9', 'Монитор', { status: 'ACHIEVED', collected: 5100 })]);
  await screen.findByText('Монитор');
  expect(screen.getByRole('button', { name: 'Новая цель' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: 'Изменить цель «Монитор»' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Убрать цель «Монитор»' })).toBeVisible();
});
