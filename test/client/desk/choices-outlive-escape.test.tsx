import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SubjectHistory } from '#client/pages/desk/kit/drawer/subject-history.tsx';
import { ArticlePage } from '#client/pages/desk/sections/articles/article-page.tsx';
import { DecideReport } from '#client/pages/desk/sections/reports/decide-report.tsx';
import { AskRecording } from '#client/pages/desk/sections/squads/ask-recording.tsx';
import { BlockPanel } from '#client/pages/desk/sections/users/block-panel.tsx';
import { aModeratedArticle } from '../../support/client/a-moderated-article';
import { fakeServer } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const id = '0190f000-0000-7000-8000-000000000401';
const other = { id: '0190f000-0000-7000-8000-000000000402', username: 'Барсук', avatarUrl: null };
const articleId = 31;
let version = 1;

const show = async (part: ReactNode) => {
  fakeServer({
    'GET /v1/admin/history': () => ({ json: { lines: [], notes: [], seen: 0 } }),
    'PUT /v1/admin/looks': () => ({ json: { others: [] } }),
    [`GET /v1/admin/blog/articles/${articleId}`]: () => ({ json: aModeratedArticle(articleId, {}, version) }),
    [`GET /v1/admin/blog/articles/${articleId}/purchases`]: () => ({ json: { items: [], nextCursor: null } }),
    [`POST /v1/admin/blog/articles/${articleId}/need-fix`]: () => ({ json: {} }),
  });
  return renderInApp(part, { me: aClient({ permissions: ['ALL'] }) });
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const escape = async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

test('the length of a block and its reason outlive Escape and the card', async () => {
  const panel = (
    <BlockPanel person={{ id, username: 'Енот', squad: null, counts: { openBookings: 0 }, withdrawal: null }} />
  );
  const first = await show(panel);
  await userEvent.click(screen.getByRole('radio', { name: '30 дней' }));
  await press(/^Заблокировать/);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Что увидит человек' }), 'Грубит в каждом скваде');
  await escape();
  first.unmount();

  await show(panel);
  expect(screen.getByRole('radio', { name: '30 дней' })).toBeChecked();
  await press(/^Заблокировать/);
  expect(await screen.findByRole('textbox', { name: 'Что увидит человек' })).toHaveValue('Грубит в каждом скваде');
});

test('the length of a block by a complaint outlives Escape and the complaint’s card', async () => {
  const decide = (
    <>
      <DecideReport report={{ id, person: other, reporter: { ...other, id }, status: 'NEW', chat: null }} />
      <SubjectHistory subject={`report:${id}`} />
    </>
  );
  const block = async () => {
    const button = () => screen.getByRole('button', { name: 'Заблокировать' });
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button());
  };
  const first = await show(decide);
  await block();
  await userEvent.click(await screen.findByRole('radio', { name: 'Навсегда' }));
  await escape();
  first.unmount();

  await show(decide);
  await block();
  expect(await screen.findByRole('radio', { name: 'Навсегда' })).toBeChecked();
});

test('the member who is asked for a recording outlives Escape', async () => {
  const sheet = (
    <AskRecording squad={{ id: 18028, members: [{ id, username: 'Енот' }, other] }} onClose={() => undefined} />
  );
  const first = await show(sheet);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'У кого' }), 'Барсук');
  first.unmount();
  await show(sheet);
  expect(await screen.findByRole('combobox', { name: 'У кого' })).toHaveDisplayValue('Барсук');
});

test('a recording is asked of the player who is shown: one who was chosen and left since is not asked', async () => {
  const sheet = (members: readonly { readonly id: string; readonly username: string }[]) => (
    <AskRecording squad={{ id: 18029, members }} onClose={() => undefined} />
  );
  const first = await show(sheet([{ id, username: 'Енот' }, other]));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'У кого' }), 'Барсук');
  first.unmount();
  await renderInApp(sheet([{ id, username: 'Енот' }]), { me: aClient({ permissions: ['ALL'] }) });
  const { calls } = fakeServer({ 'POST /v1/admin/squads/18029/pov-request': () => ({ json: { id: 'p-1' } }) });
  expect(await screen.findByRole('combobox', { name: 'У кого' })).toHaveDisplayValue('Енот');
  await userEvent.type(screen.getByRole('textbox'), 'Жалоба на читы в третьей карте');
  await press('Попросить');
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ userId: id }));
});

describe('the remarks for an article', () => {
  const remarks = () => screen.queryAllByRole('textbox', { name: 'Что поправить здесь' });
  const unsaved = 'Показаны несохранённые правки';
  const open = () => show(<ArticlePage id={articleId} />);
  const write = async () => {
    const { unmount } = await open();
    await press(/^Замечание к месту/);
    await userEvent.type(remarks()[0] ?? document.body, 'Назови цену');
    unmount();
  };
  beforeEach(() => {
    version += 1;
  });

  test('outlive its page, said to be unsaved, until the operator drops them', async () => {
    await write();
    await open();
    expect(await screen.findByRole('textbox', { name: 'Что поправить здесь' })).toHaveValue('Назови цену');
    expect(screen.getByText(unsaved)).toBeInTheDocument();
    await press('Вернуть как было');
    expect(remarks()).toHaveLength(0);
    expect(screen.queryByText(unsaved)).not.toBeInTheDocument();
  });

  test('are gone once the author got them', async () => {
    const { unmount } = await open();
    await press(/^Замечание к месту/);
    await userEvent.type(remarks()[0] ?? document.body, 'Назови цену');
    await press(/^Вернуть на правку/);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Что увидит человек' }), 'Поправь одно место');
    await userEvent.click(screen.getAllByRole('button', { name: 'Вернуть на правку' }).at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    unmount();
    await open();
    await screen.findByRole('button', { name: /^Замечание к месту/ });
    expect(remarks()).toHaveLength(0);
  });

  test('are not shown over another version than they are about', async () => {
    await write();
    version += 1;
    await open();
    await screen.findByRole('button', { name: /^Замечание к месту/ });
    expect(remarks()).toHaveLength(0);
  });
});
