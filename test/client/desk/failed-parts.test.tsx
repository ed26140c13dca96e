import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { useDisputeRecordingsQuery } from '#client/entities/desk/pov-requests-api.ts';
import { SubjectHistory } from '#client/pages/desk/kit/drawer/subject-history.tsx';
import { PersonField } from '#client/pages/desk/kit/acts/person-field.tsx';
import { ViewTabs } from '#client/pages/desk/kit/list/view-tabs.tsx';
import { SendBroadcast } from '#client/pages/desk/sections/notifications/send-broadcast.tsx';
import { PercentHistory } from '#client/pages/desk/sections/common/percent-history.tsx';
import { RecordingList } from '#client/pages/desk/sections/common/recording-list.tsx';
import { CreateReview } from '#client/pages/desk/sections/reviews/create-review.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const broken = () => refusal(500, 'INTERNAL_ERROR');
const me = aClient({ permissions: ['ALL'] });
const nothing = (): void => undefined;
const show = (part: ReactElement) => renderInApp(part, { me });
const retry = () => screen.findByRole('button', { name: 'Повторить' });

const Recordings = () => <RecordingList answer={useDisputeRecordingsQuery({ params: { id: 1 } })} />;

const type = async (field: string, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: field }), text);

test.each([
  ['the recordings of a squad', 'GET /v1/admin/disputes/1/recordings', <Recordings key="" />],
  ['a mate’s percents', 'GET /v1/admin/mates/m-1/percent-history', <PercentHistory key="" id="m-1" />],
  ['what a review is marked by', 'GET /v1/admin/review-criteria', <CreateReview key="" onClose={nothing} />],
])('an operator is told that %s did not come, and may try again', async (_what, route, part) => {
  const { routes } = fakeServer({ [route]: broken });
  await show(part);
  await userEvent.click(await retry());
  await retry();
  expect(routes().filter((one) => one === route)).toHaveLength(2);
});

test('a search that failed is not taken for one that found nobody', async () => {
  fakeServer({ 'GET /v1/admin/search': broken });
  await show(<PersonField label="Кто" person={null} onChoose={nothing} />);
  await type('Кто', 'Енот');
  await retry();
  expect(screen.queryByText('Никого не нашлось')).toBeNull();
});

test('nobody waits for a count of readers that failed', async () => {
  fakeServer({ 'GET /v1/games': () => ({ json: [] }), 'POST /v1/admin/notifications/readers': broken });
  await show(<SendBroadcast />);
  await userEvent.click(await screen.findByRole('button', { name: 'Многим' }));
  await retry();
  expect(screen.queryByText('Считаем, кому придёт')).toBeNull();
});

test('a view that could not be dropped says so', async () => {
  const view = { id: '0190f000-0000-7000-8000-000000000001', section: 's', name: 'Мой', query: 'a=b' };
  fakeServer({
    'GET /v1/admin/views': () => ({ json: { views: [view] } }),
    [`DELETE /v1/admin/views/${view.id}`]: broken,
  });
  const address = {
    params: new URLSearchParams('a=b'),
    query: {},
    sort: null,
    filtered: true,
    set: nothing,
    replace: nothing,
  };
  await show(<ViewTabs section="s" views={[]} address={address} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить вид «Мой»' }));
  expect(await screen.findByText('Отказ INTERNAL_ERROR')).toBeInTheDocument();
});

test('a note that was begun waits for its operator', async () => {
  fakeServer({ 'GET /v1/admin/history': () => ({ json: { seen: 1, lines: [], notes: [] } }) });
  const { unmount } = await show(<SubjectHistory subject="user:1" />);
  await type('Заметка', 'Звонил, просил подождать');
  unmount();
  await show(<SubjectHistory subject="user:1" />);
  expect(await screen.findByRole('textbox', { name: 'Заметка' })).toHaveValue('Звонил, просил подождать');
});

test('a log that cannot be fetched again stays, and says so', async () => {
  const note = {
    id: 1,
    text: 'Просил подождать',
    author: { username: 'Смотритель' },
    createdAt: '2026-11-20T10:00:00Z',
  };
  const coming = [{ json: { seen: 1, lines: [], notes: [note] } }];
  fakeServer({
    'GET /v1/admin/history': () => coming.shift() ?? broken(),
    'POST /v1/admin/notes': () => ({ json: { seen: 2, lines: [], notes: [] } }),
  });
  await show(<SubjectHistory subject="user:2" />);
  await type('Заметка', 'Перезвонил');
  await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByText('Журнал не загрузился')).toBeInTheDocument();
  expect(screen.getByText('Просил подождать')).toBeInTheDocument();
});
