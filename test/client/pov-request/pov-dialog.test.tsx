import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PovDialog } from '../../../src/client/features/pov-request/pov-dialog';
import type { PovRequestView } from '../../../src/contract/schemas/pov-request';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { pressTwice } from '../../support/client/press-twice';
import { renderInApp } from '../../support/client/render-in-app';

const id = '019a0000-0000-7000-8000-000000000001';
const link = { id: '019a0000-0000-7000-8000-000000000002', url: 'https://youtu.be/abc' };
const request = (changes: Partial<PovRequestView> = {}): PovRequestView => ({
  id,
  squadId: 18402,
  gameId: 'cs2',
  status: 'REQUESTED',
  reason: 'Покажи вторую карту',
  comment: null,
  askedAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  answeredAt: null,
  files: [],
  links: [],
  ...changes,
});

const read = 'GET /v1/squads/18402/pov-request';
const respond = `POST /v1/pov-requests/${id}/respond`;
const open = () => renderInApp(<PovDialog squadId={18402} onClose={() => undefined} />, { me: aClient() });
const comment = () => screen.findByRole('textbox', { name: 'Комментарий' });

afterEach(() => localStorage.clear());

describe('the dialog of a request for a recording', () => {
  test('a failed load says so and is tried again', async () => {
    let fails = true;
    fakeServer({ [read]: () => (fails ? refusal(500, 'INTERNAL_ERROR') : { json: { request: request() } }) });
    await open();
    expect(await screen.findByText('Отказ INTERNAL_ERROR')).toBeInTheDocument();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('Покажи вторую карту')).toBeInTheDocument();
  });

  test('with nothing to show it cannot be sent', async () => {
    const { routes } = fakeServer({ [read]: () => ({ json: { request: request() } }) });
    await open();
    const send = await screen.findByRole('button', { name: 'Отправить' });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(send);
    expect(routes()).not.toContain(respond);
  });

  test('a refusal keeps the words, a double click sends once, sent words are forgotten', async () => {
    let refused = true;
    const { calls } = fakeServer({
      [read]: () => ({ json: { request: request({ links: [link], ...(refused ? {} : { status: 'SUBMITTED' }) }) } }),
      [respond]: () => {
        if (refused) return refusal(429, 'RATE_LIMITED');
        return { json: request({ status: 'SUBMITTED' }) };
      },
    });
    await open();
    await userEvent.type(await comment(), 'Смотри с 20-й минуты');
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
    expect(await screen.findByText('Отказ RATE_LIMITED')).toBeInTheDocument();
    expect(await comment()).toHaveValue('Смотри с 20-й минуты');
    expect(Object.values(localStorage)).toContain('Смотри с 20-й минуты');
    refused = false;
    await pressTwice(screen.getByRole('button', { name: 'Отправить' }));
    expect(await screen.findByText(/Запись у модератора/)).toBeInTheDocument();
    const sent = calls.filter(({ route }) => route === respond);
    expect(sent.map(({ body }) => body)).toEqual(
      [1, 2].map(() => ({ answer: 'SUBMITTED', comment: 'Смотри с 20-й минуты' })),
    );
    await waitFor(() => expect(Object.values(localStorage)).not.toContain('Смотри с 20-й минуты'));
  });

  test('declining asks for a word', async () => {
    const { calls } = fakeServer({
      [read]: () => ({ json: { request: request() } }),
      [respond]: () => ({ json: request({ status: 'DECLINED' }) }),
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Записи нет' }));
    await userEvent.click(screen.getByRole('button', { name: 'Отказаться' }));
    expect(screen.getByText('Напиши хотя бы пару слов')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Почему записи нет' }), 'Не записывал');
    await userEvent.click(screen.getByRole('button', { name: 'Отказаться' }));
    await waitFor(() =>
      expect(calls.find(({ route }) => route === respond)?.body).toEqual({
        answer: 'DECLINED',
        comment: 'Не записывал',
      }),
    );
  });

  test('a wrong link is named under its field and not sent', async () => {
    const { routes } = fakeServer({ [read]: () => ({ json: { request: request() } }) });
    await open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Ссылка на запись' }), 'http://youtu.be/a{Enter}');
    expect(await screen.findByText('Укажи ссылку целиком, вместе с https://')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Ссылка на запись' })).toHaveFocus();
    expect(routes()).not.toContain(`POST /v1/pov-requests/${id}/links`);
  });
});
