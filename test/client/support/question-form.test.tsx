import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Me } from '#contract/schemas/me.ts';
import { tabPast } from '#client/entities/support/tab-past.ts';
import { QuestionForm } from '#client/pages/support/question-form.tsx';
import { fakeServer, holdAnswers, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { pressTwice } from '../../support/client/press-twice';
import { renderInApp } from '../../support/client/render-in-app';

const send = 'POST /v1/support/threads';
const chatId = '0190f000-0000-7000-8000-00000000000c';
const words = 'Напарник не пришёл на сбор';

const open = async (handlers: Parameters<typeof fakeServer>[0] = {}, me: Me | null = aClient()) => {
  const server = fakeServer(handlers);
  const view = await renderInApp(<QuestionForm />, { me, path: '/support' });
  return {
    ...server,
    unmount: view.unmount,
    sent: () => server.calls.filter(({ route }) => route === send).map(({ body }) => Object(body)),
  };
};
const topic = () => screen.getByRole('combobox', { name: 'Тема' });
const squad = () => screen.getByRole('textbox', { name: 'Номер сквада' });
const text = () => screen.getByRole('textbox', { name: 'Что случилось' });
const press = (name = 'Отправить') => userEvent.click(screen.getByRole('button', { name }));
const fill = async () => {
  await userEvent.selectOptions(topic(), 'SQUAD');
  await userEvent.type(text(), words);
};

afterEach(() => sessionStorage.clear());

test('what is missing is said at its field, and the first of them has the focus', async () => {
  const { sent } = await open();
  await userEvent.type(squad(), '12a');
  await press();
  expect(topic()).toHaveFocus();
  expect(screen.getByText(/Выбери тему, чтобы/)).toBeInTheDocument();
  expect(screen.getByText('Номер состоит только из цифр')).toBeInTheDocument();
  expect(screen.getByText(/от 10 символов/)).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('a squad’s number may be copied as the product writes it', async () => {
  const { sent } = await open({ [send]: () => ({ json: { chatId } }) });
  await fill();
  await userEvent.type(squad(), '№\u00a018\u00a0402');
  await press();
  await waitFor(() => expect(sent()).toMatchObject([{ squadId: 18_402 }]));
});

test('a double click asks once; then the form is empty and its chat is open', async () => {
  const { sent } = await open({ [send]: () => ({ json: { chatId } }) });
  await fill();
  await pressTwice(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(`/support?chat=${chatId}`));
  expect(sent()).toMatchObject([{ topic: 'SQUAD', text: words }]);
  expect(text()).toHaveValue('');
});

test('what is typed while a question is being sent waits in the form as the next one', async () => {
  const { sent } = await open({ [send]: () => ({ json: { chatId } }) });
  await fill();
  const answer = holdAnswers();
  await press();
  await userEvent.type(text(), ' вовремя');
  answer();
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(`/support?chat=${chatId}`));
  expect(sent()).toMatchObject([{ text: words }]);
  expect(text()).toHaveValue(`${words} вовремя`);
});

test('a squad that is not there is said at its number, and a repeat after a failure is the same question', async () => {
  let code = 'SQUADS_NOT_FOUND';
  const { sent } = await open({
    [send]: () => (code === '' ? { json: { chatId } } : refusal(code === 'SQUADS_NOT_FOUND' ? 404 : 500, code)),
  });
  await fill();
  await userEvent.type(squad(), '777');
  await press();
  expect(await screen.findByText('Отказ SQUADS_NOT_FOUND')).toBeInTheDocument();
  expect(squad()).toHaveFocus();
  code = 'INTERNAL_ERROR';
  await press();
  expect(await screen.findByText('Отказ INTERNAL_ERROR')).toBeInTheDocument();
  expect(text()).toHaveValue(words);
  code = '';
  await press();
  await waitFor(() => expect(text()).toHaveValue(''));
  expect(new Set(sent().map(({ clientId }) => clientId)).size).toBe(1);
});

test('a guest signs in first, and what they wrote waits for them', async () => {
  const { sent, unmount } = await open({}, null);
  await fill();
  await press('Войти и отправить');
  expect(screen.getByLabelText('address')).toHaveTextContent('/login');
  expect(sent()).toEqual([]);
  unmount();
  await open();
  expect([topic(), text()].map((field) => Object(field).value)).toEqual(['SQUAD', words]);
});

test('a question edited after a lost answer is another one, so that the new words arrive', async () => {
  let lost = true;
  const { sent } = await open({ [send]: () => (lost ? refusal(500, 'INTERNAL_ERROR') : { json: { chatId } }) });
  await fill();
  await press();
  await screen.findByText('Отказ INTERNAL_ERROR');
  lost = false;
  await userEvent.type(text(), ', жду до сих пор');
  await press();
  await waitFor(() => expect(text()).toHaveValue(''));
  const [first, second] = sent();
  expect(second).toMatchObject({ text: `${words}, жду до сих пор` });
  expect(second.clientId).not.toBe(first.clientId);
});

test('what one person has written is gone when the next one signs in here', async () => {
  const { unmount } = await open();
  await fill();
  unmount();
  const other = await open({}, aClient({ id: '0190f000-0000-7000-8000-000000000002' }));
  expect(text()).toHaveValue('');
  other.unmount();
  await open();
  expect(text()).toHaveValue('');
});

test('a link may ask about a page: the topic is chosen and its address stands in the text', async () => {
  fakeServer({});
  await renderInApp(<QuestionForm />, { me: aClient(), path: '/support?topic=BLOG&about=%2Fblog%2Fmaterial-41' });
  expect(topic()).toHaveValue('BLOG');
  expect(text()).toHaveValue(`${location.origin}/blog/material-41\n`);
});

describe('«Приложить, что было»', () => {
  const arrive = () =>
    tabPast.note({
      at: 1,
      machine: null,
      state: '',
      event: { type: 'chat/messageArrived', payload: { text: 'Секрет' } },
    });
  const box = (name: string) => screen.getByRole('checkbox', { name });
  beforeEach(() => {
    tabPast.clear();
    arrive();
  });

  test('nothing goes along unless it is wanted', async () => {
    const { sent } = await open({ [send]: () => ({ json: { chatId } }) });
    await fill();
    await press();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).not.toHaveProperty('past');
  });

  test('shapes go without words, the words only with a tick of their own', async () => {
    const { sent } = await open({ [send]: () => ({ json: { chatId } }) });
    await fill();
    await userEvent.click(box('Приложить, что было'));
    expect(screen.getByText(/1 последний шаг этой вкладки/)).toBeInTheDocument();
    await press();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0].past).toContain('Xxxxxx');
    await fill();
    await userEvent.click(box('Приложить, что было'));
    await userEvent.click(box('Вместе с текстами переписки'));
    await press();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1].past).toContain('Секрет');
  });

  test('a record that the server does not take is told at its place, and the question stays', async () => {
    await open({ [send]: () => refusal(400, 'SUPPORT_PAST_INVALID') });
    await fill();
    await userEvent.click(box('Приложить, что было'));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Отказ SUPPORT_PAST_INVALID');
    expect(text()).toHaveValue(words);
  });
});
