import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { QuestionCell } from '#client/pages/desk/sections/support/question-cell.tsx';
import { SupportPage } from '#client/pages/support/support-page.tsx';
import { atDesk } from '../../support/client/at-desk';

const at = '2026-11-01T10:00:00.000Z';
const thread = {
  chatId: '0190f000-0000-7000-8000-0000000000d1',
  userId: '0190f000-0000-7000-8000-0000000000d2',
  username: 'Енот',
  avatarUrl: null,
  topic: 'PAY',
  squadId: null,
  state: 'WAITING',
  operator: null,
  firstText: '',
  lastText: '',
  lastFile: 'чек.png',
  lastByOperator: false,
  answered: false,
  rating: null,
  changedAt: at,
  createdAt: at,
  waitingSince: at,
  firstAnsweredAt: null,
};
const items = () => ({ json: { items: [thread], nextCursor: null, total: 1 } });

const lists: readonly (readonly [string, ReactNode, string])[] = [
  ['the person', <SupportPage key="own" />, 'Ты: Файл «чек.png»'],
  ['an operator', <QuestionCell key="desk" line={thread} />, 'Файл «чек.png»'],
];

test.each(lists)(
  '%s reads of a message without words which file it is, and that the question is deleted',
  async (_who, list, words) => {
    await atDesk(list, { 'GET /v1/support/threads': items, 'GET /v1/games': () => ({ json: [] }) });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText('Вопрос удалён')).toBeInTheDocument();
  },
);
