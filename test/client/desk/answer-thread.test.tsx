import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnswerThread } from '#client/pages/desk/sections/support/answer-thread.tsx';
import { ThreadDrawer } from '#client/pages/desk/sections/support/thread-drawer.tsx';
import type { Thread } from '#client/pages/desk/sections/support/thread.ts';
import { texts } from '#client/pages/desk/sections/support/texts.ts';
import { atDesk, fill, press } from '../../support/client/at-desk';
import { holdAnswers, refusal } from '../../support/client/fake-server';

const chatId = '0190f000-0000-7000-8000-0000000000c1';
const at = '2026-11-20T10:00:00.000Z';
const thread: Thread = {
  chatId,
  userId: '0190f000-0000-7000-8000-0000000000c2',
  username: 'Енот',
  avatarUrl: null,
  topic: 'PAY',
  state: 'WAITING',
  operator: null,
  changedAt: at,
  createdAt: at,
  waitingSince: at,
  firstAnsweredAt: null,
  squadId: null,
  firstText: '',
  lastText: '',
  lastFile: null,
  lastByOperator: false,
  answered: false,
  rating: null,
  messages: [],
  own: false,
  hasPast: false,
};
const templates = [
  { id: 'a', title: 'Привет', text: 'Здравствуйте!', topic: null },
  { id: 'b', title: 'Сроки', text: 'Деньги приходят за день.', topic: null },
];
const route = `POST /v1/admin/support/threads/${chatId}/answer`;

test('a template replaces another one, but never the operator’s own words', async () => {
  await atDesk(<AnswerThread thread={thread} />, {
    'GET /v1/admin/support/templates': () => ({ json: { items: templates } }),
  });
  const choice = await screen.findByRole('combobox', { name: 'Заготовка' });
  const answer = screen.getByRole('textbox', { name: 'Ответ' });
  await userEvent.selectOptions(choice, 'Привет');
  await userEvent.selectOptions(choice, 'Сроки');
  expect(answer).toHaveValue('Деньги приходят за день.');
  await fill('Ответ', 'Енот, мы всё проверили.');
  await userEvent.selectOptions(choice, 'Сроки');
  expect(answer).toHaveValue('Енот, мы всё проверили.\n\nДеньги приходят за день.');
});

test('an answer whose outcome is unknown is sent again as the same message, and its text stays until then', async () => {
  const answers = [() => refusal(503, 'INTERNAL_ERROR'), () => ({ status: 204 })];
  const { sent } = await atDesk(<AnswerThread thread={thread} />, {
    'GET /v1/admin/support/templates': () => ({ json: { items: [] } }),
    [route]: () => answers.shift()?.() ?? {},
  });
  await fill('Ответ', 'Деньги вернулись');
  await press('Ответить');
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ INTERNAL_ERROR');
  expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveValue('Деньги вернулись');
  await press('Ответить');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveValue(''));
  const bodies = sent(route).map(({ body }) => body);
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
});

test('what an operator types while an answer is being sent stays in the field, also after a reload', async () => {
  const { sent, unmount } = await atDesk(<AnswerThread thread={thread} />, {
    'GET /v1/admin/support/templates': () => ({ json: { items: [] } }),
    [route]: () => ({ status: 204 }),
  });
  await fill('Ответ', 'Деньги вернулись');
  const answer = holdAnswers();
  await press('Ответить');
  await waitFor(() => expect(sent(route)).toHaveLength(1));
  await fill('Ответ', 'И ещё одно');
  answer();
  await screen.findByText(texts.answered);
  expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveValue('И ещё одно');
  unmount();
  await atDesk(<AnswerThread thread={thread} />, {
    'GET /v1/admin/support/templates': () => ({ json: { items: [] } }),
  });
  expect(await screen.findByRole('textbox', { name: 'Ответ' })).toHaveValue('И ещё одно');
  sessionStorage.clear();
});

test('screenshots stand in the conversation, a deleted message says that it is', async () => {
  const sender = { id: thread.userId, username: 'Енот', avatarUrl: null };
  const url = `/v1/admin/support/threads/${chatId}/files/f1`;
  const picture = {
    id: 'f1',
    name: 'снимок.webp',
    size: 2048,
    type: 'image/webp',
    url,
    image: { width: 400, height: 300 },
  };
  const messages: Thread['messages'] = [
    { id: '1', sender, byOperator: false, text: '', deleted: false, files: [picture], at },
    { id: '2', sender, byOperator: false, text: '', deleted: true, files: [], at },
  ];
  await atDesk(<ThreadDrawer chatId={chatId} />, {
    'GET /v1/admin/support/templates': () => ({ json: { items: [] } }),
    [`GET /v1/admin/support/threads/${chatId}`]: () => ({ json: { ...thread, messages } }),
  });
  const link = await screen.findByRole('link', { name: /^снимок\.webp/ });
  expect(link.querySelector('img')).toHaveAttribute('src', url);
  expect(screen.getAllByText('Сообщение удалено')).toHaveLength(1);
});
