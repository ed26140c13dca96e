import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { trialLesson } from '#domain/games/category.ts';
import type { Me } from '#contract/schemas/me.ts';
import { squadErrors } from '#contract/errors/texts/squads.ts';
import { afterGame } from '../../support/client/after-game';
import { fakeServer } from '../../support/client/fake-server';
import { openSquad } from '../../support/client/open-squad';
import { aSquadView } from '../../support/client/squad-view';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { creation } from '../../lifecycle/creation';
import { Walk } from '../../lifecycle/walk';

const open = async (walk: Walk, viewer: string, me: Partial<Me> = {}) => {
  const server = fakeServer({
    ...afterGame,
    'GET /v1/languages': () => ({ json: [] }),
    'GET /v1/squads/18402': () => ({ json: aSquadView(walk, viewer) }),
  });
  await openSquad(walk, viewer, me);
  return server;
};

/** The button is disabled, hovering shows why, and pressing it sends nothing. */
const expectRefused = async (name: string | RegExp, reason: string, sent: () => readonly string[]) => {
  const button = await screen.findByRole('button', { name });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
  await userEvent.click(button);
  expect(sent().filter((route) => !route.startsWith('GET '))).toEqual([]);
};

const settled = () => sampleSquad.FINISHED().does('owner', 'squad.confirm').does('client', 'squad.confirm');

describe('a button that the squad would refuse says why', () => {
  test('a visible squad has no room for an invited mate', async () => {
    const server = await open(sampleSquad.PENDING(), 'owner');
    await expectRefused('Позвать напарника', squadErrors.SQUADS_MUST_BE_INVISIBLE.message, server.routes);
  });

  test('who has an active squad repeats nothing', async () => {
    const server = await open(settled(), 'owner', { hasSquad: true });
    await expectRefused('Повторить', squadErrors.SQUADS_HAS_SQUAD.message, server.routes);
  });

  test('nobody is called twice within a minute', async () => {
    const walk = sampleSquad.READY().pays('owner');
    walk.send({ type: 'squad.ping', by: 'owner', at: walk.at });
    const server = await open(walk, 'owner');
    await expectRefused('Поторопить', 'Слишком часто. Подожди немного и попробуй ещё раз', server.routes);
  });

  test('a mate who takes no orders cannot accept one', async () => {
    const access = { gameId: 'cs2', active: false, grade: 'PRO', percent: 82 } as const;
    const server = await open(Walk.create(), 'mate', { mateAccess: access });
    await expectRefused('Принять', squadErrors.SQUADS_MATE_NOT_ACTIVE.message, server.routes);
  });

  test('a stranger with a squad of their own does not join', async () => {
    const server = await open(sampleSquad.PENDING(), 'stranger', { hasSquad: true });
    await expectRefused('Вступить', squadErrors.SQUADS_HAS_SQUAD.message, server.routes);
  });

  test('in the lobby the terms stand: the menu says so', async () => {
    const server = await open(sampleSquad.STARTED(), 'owner');
    await userEvent.click(await screen.findByRole('button', { name: 'Действия со сквадом' }));
    const item = await screen.findByRole('menuitem', { name: /Изменить условия/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(within(item).getByText(squadErrors.SQUADS_INVALID_STATE.message)).toBeInTheDocument();
    await userEvent.click(item);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(server.routes().filter((route) => route.startsWith('PUT'))).toEqual([]);
  });

  const openTrial = () => {
    const category = { id: 1, kind: trialLesson.categoryKind, playable: true, enabled: true } as const;
    const terms = { ...creation.terms, durationMinutes: trialLesson.durationMinutes, slots: trialLesson.slots };
    return open(Walk.create({ category, terms }), 'owner');
  };

  test('a trial lesson is for two: the menu and the invitation of a friend say so', async () => {
    const server = await openTrial();
    await expectRefused(/Позвать друга/, 'Пробная тренировка только для двоих', server.routes);
    await userEvent.click(await screen.findByRole('button', { name: 'Действия со сквадом' }));
    const item = await screen.findByRole('menuitem', { name: /Открыть для всех/ });
    expect(within(item).getByText('Пробная тренировка только для двоих')).toBeInTheDocument();
  });

  test('a trial lesson keeps its places: its terms say so, not that the owner has lost the category', async () => {
    const server = await openTrial();
    await userEvent.click(await screen.findByRole('button', { name: 'Действия со сквадом' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Изменить условия/ }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('radio', { name: '3' }));
    await expectRefused('Сохранить', 'Места, время и оплату пробной тренировки не изменить', server.routes);
  });
});

describe('the page', () => {
  test('of a squad that is not there offers a way on', async () => {
    fakeServer({
      'GET /v1/squads/18402': () => ({ status: 404, json: { code: 'SQUADS_NOT_FOUND', message: '', requestId: 'r' } }),
    });
    await openSquad(sampleSquad.PENDING(), 'owner');
    expect(await screen.findByRole('heading', { name: 'Такого сквада нет' })).toBeInTheDocument();
  });

  test('that failed to load tries again', async () => {
    let requests = 0;
    const walk = sampleSquad.PENDING();
    fakeServer({
      'GET /v1/languages': () => ({ json: [] }),
      'GET /v1/squads/18402': () =>
        (requests += 1) === 1
          ? { status: 500, json: { code: 'INTERNAL_ERROR', message: 'Сломалось', requestId: 'r' } }
          : { json: aSquadView(walk, 'owner') },
    });
    await openSquad(walk, 'owner');
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Повышение ранга, час'));
  });
});

/** A trial lesson that has been played and settled. */
const trial = () =>
  Walk.create({
    category: { id: 2, kind: trialLesson.categoryKind, playable: true, enabled: true },
    terms: { platform: 'PC', languages: ['ru'], durationMinutes: 30, slots: 2, payMode: 'OWNER' },
  })
    .accepts('mate')
    .pays('owner')
    .does('mate', 'squad.confirm')
    .does('owner', 'squad.confirm')
    .does('mate', 'squad.confirm')
    .after(30)
    .timer('squad.durationElapsed')
    .does('owner', 'squad.confirm');

const repeated = () => {
  const walk = settled();
  walk.send({ type: 'squad.repeat', by: 'owner', at: walk.at, hasSquad: false });
  return walk;
};

test.each([
  ['a trial lesson, which is given once', trial, 'owner', 'mate=mate'],
  ['a squad that has been repeated', repeated, 'owner', 'from=18402'],
  ['somebody else’s squad', settled, 'client', 'from=18402'],
])('after %s the mate is called again by a new one, filled in', async (_what, walk, viewer, fill) => {
  await open(walk(), viewer);
  const again = await screen.findByRole('link', { name: 'Позвать ещё' });
  expect(again).toHaveAttribute('href', `/cs2/squads/create?${fill}`);
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
});

test('after the game a client may thank the mate before calling them again', async () => {
  const walk = settled();
  await open(walk, 'owner');
  const thanks = await screen.findByRole('button', { name: /^Чаевые/ });
  const again = screen.getByRole('button', { name: 'Повторить' });
  expect(thanks.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // On the squad's page after the game, not on the mate's page.
  await userEvent.click(thanks);
  expect(await screen.findByRole('dialog', { name: /^Поддержать/ })).toBeInTheDocument();
});
