import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '#client/api/call.ts';
import { CaseDialog } from '#client/pages/desk/sections/common/case/case-dialog.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { aSquadView } from '../../support/client/squad-view';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { renderInApp } from '../../support/client/render-in-app';

type Case = CallResponse<'GET /v1/admin/squads/{id}/steps'>;
type Step = CallResponse<'GET /v1/admin/squads/{id}/steps/{number}'>;

const at = new Date(sampleSquad.STARTED().at).toISOString();
const owner = { id: 'owner', username: 'Енот', avatarUrl: null };
const { squad, names } = aSquadView(sampleSquad.STARTED(), 'owner');
const begun = {
  number: 0,
  at,
  event: 'squad.snapshot',
  by: null,
  byOperator: false,
  facts: '{}',
  status: 'PENDING',
  fault: null,
} as const satisfies Case['steps'][number];
const paid = { ...begun, number: 1, event: 'squad.pay', by: owner.id, status: 'STARTED' } as const;
const momentOf = (step: Case['steps'][number], views: Step['views'] = []): Step => ({
  ...step,
  statusEndsAt: null,
  held: 700,
  views,
  history: [],
  transfers: [],
  deadlines: [],
  notices: [{ personId: owner.id, kind: 'SQUAD_PAID', title: 'Оплата прошла' }],
});
const seen: Step['views'][number] = {
  personId: owner.id,
  type: 'CLIENT',
  owner: true,
  confirmed: false,
  due: null,
  paid: 700,
  page: { squad, myIncome: null },
};

const open = async (steps: Case['steps']) => {
  const server = fakeServer({
    'GET /v1/admin/squads/18028/steps': () => ({
      json: { gameId: 'cs2', names, steps, people: { [owner.id]: owner } },
    }),
    'GET /v1/admin/squads/18028/steps/0': () => ({ json: momentOf(begun) }),
    ...Object.fromEntries(
      [0, 1].map((number) => [
        `GET /v1/admin/squads/18028/steps/${number}/chat`,
        () => ({ json: { chatId: owner.id, messages: null } }),
      ]),
    ),
    'GET /v1/admin/squads/18028/steps/1': () => ({ json: momentOf(steps[1] ?? paid, [seen]) }),
  });
  await renderInApp(<CaseDialog id={18_028} onClose={() => undefined} />);
  return server;
};
const place = () => screen.getAllByRole('listitem').find((one) => one.getAttribute('aria-current') === 'step');

const screenOf = () => screen.findByRole('group', { name: 'Страница сквада: Енот' });

test('the last step is shown first: who made it, whom it told, and the page of each person as it was', async () => {
  await open([begun, paid]);
  expect(await screen.findByText(/Шаг 1 из 1 · Енот/)).toBeInTheDocument();
  expect(place()).toHaveTextContent('Лобби');
  const page = within(await screenOf());
  expect(page.getByRole('button', { name: 'Я в лобби' })).toBeInTheDocument();
  expect(page.getByText('Участники')).toBeInTheDocument();
  expect(screen.getByText('Оплата прошла')).toBeInTheDocument();
  expect(screen.getByText(/^Можно было: .*Подтвердить/)).toBeInTheDocument();
  expect(screen.getByText(/^Нельзя было и почему: \d+/)).toBeInTheDocument();
  expect(await screen.findByText(/Чат читает тот, кто в него вошёл/)).toBeInTheDocument();
});

test('a press on a button of the past does nothing', async () => {
  const { calls } = await open([begun, paid]);
  const page = within(await screenOf());
  const before = calls.length;
  await userEvent.click(page.getByRole('button', { name: 'Я в лобби' }));
  expect(calls.slice(before)).toEqual([]);
});

test('time stands still on a page of the past', async () => {
  await open([begun, paid]);
  const page = within(await screenOf());
  expect(page.getByRole('timer')).toHaveTextContent(/^(?!00:00)\d\d:\d\d$/);
});

test('the slider goes back through the life, and stops at its beginning', async () => {
  await open([begun, paid]);
  await screenOf();
  await userEvent.click(screen.getByRole('button', { name: 'Шаг назад' }));
  expect(await screen.findByText(/Шаг 0 из 1 · часы/)).toBeInTheDocument();
  expect(place()).toHaveTextContent('Сбор');
  expect(screen.getByRole('button', { name: 'Шаг назад' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('slider', { name: 'Шаг' })).toHaveAttribute('aria-valuetext', 'Шаг 0 из 1, Начало записи');
});

test('a step that cannot be repeated says so in one sentence, and no status is lit', async () => {
  await open([begun, { ...paid, status: null, fault: 'OTHER_STATE' }]);
  expect(await screen.findByText(/^Шаг 1: приводит не к тому состоянию/)).toBeInTheDocument();
  expect(place()).toBeUndefined();
});

test('a squad without steps says when they will be kept', async () => {
  await open([]);
  expect(await screen.findByText(/Шаги этого сквада не записаны/)).toBeInTheDocument();
});
