import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '#client/api/call.ts';
import { CaseDialog } from '#client/pages/admin/sections/common/case/case-dialog.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { renderInApp } from '../../support/client/render-in-app';

type Case = CallResponse<'GET /v1/admin/squads/{id}/steps'>;
type Step = CallResponse<'GET /v1/admin/squads/{id}/steps/{number}'>;

const at = '2026-11-20T10:00:00.000Z';
const owner = { id: '0190f000-0000-7000-8000-00000000000a', username: 'Енот', avatarUrl: null };
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
});
const seen: Step['views'][number] = {
  personId: owner.id,
  type: 'CLIENT',
  owner: true,
  confirmed: false,
  due: null,
  paid: 700,
  can: ['ping'],
  cannot: [
    { action: 'disband', code: 'SQUADS_NOT_OWNER' },
    { action: 'openDispute', code: 'SQUADS_DISPUTE_TOO_LATE' },
  ],
};

const open = async (steps: Case['steps']) => {
  fakeServer({
    'GET /v1/admin/squads/18028/steps': () => ({ json: { steps, people: { [owner.id]: owner } } }),
    'GET /v1/admin/squads/18028/steps/0': () => ({ json: momentOf(begun) }),
    'GET /v1/admin/squads/18028/steps/1': () => ({ json: momentOf(steps[1] ?? paid, [seen]) }),
  });
  await renderInApp(<CaseDialog id={18_028} onClose={() => undefined} />);
};
const place = () => screen.getAllByRole('listitem').find((one) => one.getAttribute('aria-current') === 'step');

test('the last step is shown first: who made it, and what each person could do and why not', async () => {
  await open([begun, paid]);
  expect(await screen.findByText(/Шаг 1 из 1 · Енот/)).toBeInTheDocument();
  expect(place()).toHaveTextContent('Лобби');
  expect(await screen.findByText('Поторопить')).toBeInTheDocument();
  expect(screen.getByText('Не мог: 2')).toBeInTheDocument();
  expect(screen.getByText('Распустить')).toBeInTheDocument();
  expect(screen.getByText('Срок для спора по этой игре вышел')).toBeInTheDocument();
});

test('the slider goes back through the life, and stops at its beginning', async () => {
  await open([begun, paid]);
  await screen.findByText('Поторопить');
  await userEvent.click(screen.getByRole('button', { name: 'Шаг назад' }));
  expect(await screen.findByText(/Шаг 0 из 1 · часы/)).toBeInTheDocument();
  expect(place()).toHaveTextContent('Сбор');
  expect(screen.getByRole('button', { name: 'Шаг назад' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('slider', { name: 'Шаг' })).toHaveAttribute('aria-valuetext', 'Шаг 0 из 1, Начало записи');
});

test('a step that cannot be repeated says so in one sentence, and no status is lit', async () => {
  await open([begun, { ...paid, status: null, fault: 'OTHER_STATE' }]);
  expect(await screen.findByText(/Шаг приводит не к тому состоянию/)).toBeInTheDocument();
  expect(place()).toBeUndefined();
});

test('a squad without steps says when they will be kept', async () => {
  await open([]);
  expect(await screen.findByText(/Шаги этого сквада не записаны/)).toBeInTheDocument();
});
