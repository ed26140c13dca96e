import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PovDialog } from '#client/features/pov-request/pov-dialog.tsx';
import { povTerms } from '#domain/pov-request/pov-request.ts';
import type { PovRequestView } from '#contract/schemas/pov-request.ts';
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

  test('a typed link is not left behind: the answer waits until it is added, once, or wiped', async () => {
    const answers = [refusal(409, 'POV_REQUESTS_LINKS_FULL'), { json: {} }];
    const add = `POST /v1/pov-requests/${id}/links`;
    let links = [link];
    const { calls } = fakeServer({
      [read]: () => ({ json: { request: request({ links }) } }),
      [add]: () => {
        const answer = answers.shift() ?? { status: 404 };
        if (answers.length === 0) links = [link, { id: 'l-2', url: 'https://vk.com/video' }];
        return answer;
      },
    });
    const { unmount } = await open();
    const send = await screen.findByRole('button', { name: 'Отправить' });
    const field = screen.getByRole('textbox', { name: 'Ссылка на запись' });
    fireEvent.change(field, { target: { value: 'https://vk.com/video' } });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(send);
    await pressTwice(screen.getByRole('button', { name: 'Добавить' }));
    await screen.findByText('Отказ POV_REQUESTS_LINKS_FULL');
    unmount();
    await open();
    const again = await screen.findByRole('textbox', { name: 'Ссылка на запись' });
    expect(again).toHaveValue('https://vk.com/video');
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
    await screen.findByText('vk.com/video');
    expect(again).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Отправить' })).not.toHaveAttribute('aria-disabled');
    expect(calls.filter(({ route }) => route === add).map(({ body }) => body)).toEqual(
      Array(2).fill({ url: 'https://vk.com/video' }),
    );
    expect(calls.map(({ route }) => route)).not.toContain(respond);
  });

  test('a link that cannot be removed is said so also when no more may be added; one removed elsewhere just goes', async () => {
    const all = Array.from({ length: povTerms.maxLinks }, (_, n) => ({ id: `l-${n}`, url: `https://vk.com/${n}` }));
    let links = all;
    fakeServer({
      [read]: () => ({ json: { request: request({ links }) } }),
      'DELETE /v1/pov-requests/links/l-0': () => refusal(500, 'INTERNAL_ERROR'),
      'DELETE /v1/pov-requests/links/l-1': () => {
        links = all.slice(2);
        return refusal(404, 'POV_REQUESTS_LINK_NOT_FOUND');
      },
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Убрать https://vk.com/0' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Отказ INTERNAL_ERROR');
    await userEvent.click(screen.getByRole('button', { name: 'Убрать https://vk.com/1' }));
    await waitFor(() => expect(screen.queryByText('vk.com/1')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
