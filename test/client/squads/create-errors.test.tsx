import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { CreateSquadPage } from '#client/pages/create-squad/create-squad-page.tsx';
import { createErrorText } from '#client/entities/squad/failed-invitations.tsx';
import { memberErrorTexts, showInTurn } from '#client/entities/squad/member-error-texts.ts';
import { readDraft } from '#client/features/create-squad/draft/draft-schema.ts';
import { draftStore } from '#client/features/create-squad/draft/draft-store.ts';
import { emptyDraft } from '#client/features/create-squad/draft/draft.ts';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aMateCard } from '../../support/client/mate-card';
import { aClient } from '../../support/client/people';
import { aSquadView } from '../../support/client/squad-view';
import { Walk } from '../../lifecycle/walk';
import { renderInApp } from '../../support/client/render-in-app';
import { windowOf } from '../../support/client/window-width';

beforeEach(() => windowOf(1440));

const mate = aMateCard({ name: 'Северин' });
const categories = [
  { id: 2, kind: 'RANK_UP', slug: 'rank-up', name: 'Повышение ранга', description: '', priceFrom: 520 },
];
const quote = {
  lines: [{ mateId: mate.id, username: mate.name, amount: 1300 }],
  discount: 0,
  total: 1300,
  shares: [],
  validUntil: '2099-01-01T00:00:00.000Z',
};

const leftDraft = () => readDraft(draftStore.left('cs2'));

const openPage = async (
  create: () => object,
  me: ReturnType<typeof aClient> | null = aClient(),
  path = '/cs2/squads/create',
  more: Parameters<typeof fakeServer>[0] = {},
) => {
  draftStore.write('cs2', { ...emptyDraft, categoryId: 2, mates: [mate] });
  const server = fakeServer({
    ...more,
    'GET /v1/categories/game/cs2': () => ({ json: categories }),
    'GET /v1/squad-prices/rates': () => ({
      json: {
        levels: [],
        categories: [],
        durations: [{ minutes: 120, discountPercent: 5 }],
        extraClientPercent: 25,
        step: 10,
      },
    }),
    'GET /v1/languages': () => ({ json: [{ code: 'ru', name: 'Русский' }] }),
    'GET /v1/mates/game/cs2': () => ({ json: { items: [], nextCursor: null, total: 0 } }),
    'GET /v1/users/me': () => ({ json: aClient() }),
    'POST /v1/squads/calculate': () => ({ json: quote }),
    'POST /v1/squads': create,
  });
  await renderInApp(
    <Routes>
      <Route path="/:gameId/squads/create" element={<CreateSquadPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { me, path },
  );
  const press = async () => {
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Создать сквад' })[0]).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.click(screen.getAllByRole('button', { name: 'Создать сквад' })[0] ?? document.body);
  };
  return { server, press };
};
const address = () => screen.getByLabelText('address');

describe('what is said when a squad cannot be created', () => {
  test('a category that is no longer theirs has its own words', () => {
    expect(createErrorText({ code: 'SQUADS_CANNOT_PLAY_CATEGORY', message: 'что угодно' })).toBe(
      'Ты больше не можешь играть в этой категории',
    );
  });

  test('any other refusal is told with its code', () => {
    for (const code of ['NETWORK_ERROR', 'BAD_RESPONSE'] as const)
      expect(createErrorText({ code, message: 'Нет связи с сервером.' })).toBe('Нет связи с сервером.');
    expect(createErrorText({ code: 'SQUADS_MAX_SLOTS', message: 'Столько мест быть не может' })).toBe(
      'Столько мест быть не может (SQUADS_MAX_SLOTS)',
    );
  });

  test('on the page as a toast, and nothing that was chosen is lost', async () => {
    const { press } = await openPage(() => refusal(403, 'SQUADS_CANNOT_PLAY_CATEGORY'));
    await press();
    expect(await screen.findByText('Ты больше не можешь играть в этой категории')).toBeInTheDocument();
    expect(leftDraft()?.mates).toEqual([mate]);
  });
});

describe('invitations that failed', () => {
  const errors = [
    { memberId: mate.id, memberType: 'MATE', code: 'SQUADS_MATE_HAS_SQUAD' },
    { memberId: null, memberType: 'FRIEND', code: 'SQUADS_FULL' },
  ] as const;

  test('each has its sentence', () => {
    expect(memberErrorTexts([...errors], () => 'Северин')).toEqual([
      'Не удалось пригласить «Северин»',
      'Не удалось пригласить друга',
    ]);
  });

  test('and its time on the screen', () => {
    jest.useFakeTimers();
    const shown: string[] = [];
    showInTurn((text) => shown.push(text), ['раз', 'два']);
    expect(shown).toEqual(['раз']);
    jest.advanceTimersByTime(3000);
    expect(shown).toEqual(['раз', 'два']);
    jest.useRealTimers();
  });

  test('are told on the new squad’s page, and the draft is gone', async () => {
    const { press, server } = await openPage(() => ({
      json: { id: 18402, gameId: 'cs2', errors: errors.slice(0, 1) },
    }));
    await press();
    await waitFor(() => expect(address()).toHaveTextContent('/cs2/squads/18402'));
    expect(await screen.findByText('Не удалось пригласить «Северин»')).toBeInTheDocument();
    expect(server.calls.find(({ route }) => route === 'POST /v1/squads')?.body).toMatchObject({
      gameId: 'cs2',
      categoryId: 2,
      mateIds: [mate.id],
    });
    expect(leftDraft()).toBeNull();
  });
});

test('a guest is sent to sign in, and what they chose waits for them', async () => {
  const { press, server } = await openPage(() => ({ json: null }), null);
  await press();
  expect(address()).toHaveTextContent('/login?returnTo=%2Fcs2%2Fsquads%2Fcreate');
  expect(leftDraft()?.mates).toEqual([mate]);
  expect(server.routes()).not.toContain('POST /v1/squads');
});

test('what makes a session cheaper or dearer is said before the price', async () => {
  await openPage(() => ({ json: null }));
  expect(await screen.findByText(/^120\sмин\. −5\s% · каждый клиент сверх первого \+25\s%$/)).toBeInTheDocument();
});

test('nobody could be invited: who and why stand on the page, and what was chosen stays', async () => {
  const { press } = await openPage(() => ({
    status: 409,
    json: {
      code: 'SQUADS_MATE_HAS_SQUAD',
      message: 'Занят',
      details: { errors: [{ memberId: mate.id, memberType: 'MATE', code: 'SQUADS_MATE_HAS_SQUAD' }] },
    },
  }));
  await press();
  expect(await screen.findByText(/^Северин: /)).toBeInTheDocument();
  expect(address()).toHaveTextContent('/cs2/squads/create');
  expect(leftDraft()?.mates).toEqual([mate]);
});

test('a squad that takes the place of another keeps its promo code', async () => {
  const walk = Walk.create();
  const view = aSquadView(walk, 'owner');
  const earlier = {
    ...view,
    squad: { ...view.squad, promo: { code: 'ZIMA', percent: 10, amount: null }, members: [], mateInvitations: [] },
  };
  await openPage(() => ({ json: null }), aClient(), '/cs2/squads/create?from=18402', {
    'GET /v1/squads/18402': () => ({ json: earlier }),
  });
  await waitFor(() => expect(leftDraft()?.promoCode).toBe('ZIMA'));
});

describe('friends, places and strangers', () => {
  const isBesideTheMates = async (): Promise<boolean> => {
    await openPage(() => ({ json: null }));
    const mates = await screen.findByRole('region', { name: 'С кем' });
    return !mates.contains(screen.getByRole('group', { name: 'Друзья по ссылке' }));
  };

  test('stand beside the list on a desktop, so that its first mates are in sight', async () => {
    expect(await isBesideTheMates()).toBe(true);
  });

  test('stand above it on a phone', async () => {
    windowOf(390);
    expect(await isBesideTheMates()).toBe(false);
  });
});
