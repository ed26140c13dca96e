import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDeskGameQuery, useUpdateGameMutation } from '#client/entities/desk/games-api.ts';
import { RecordDrawer } from '#client/pages/desk/kit/record/record-drawer.tsx';
import { type Call, fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { windowOf } from '../../support/client/window-width';

/** A game of its own for each test: drafts outlive the drawer, and the test with it. */
let gameCount = 0;
const gameId = () => `game-${gameCount}`;

const GameForm = () => {
  const [update] = useUpdateGameMutation();
  const answer = useDeskGameQuery({ params: { id: gameId() } });
  return (
    <RecordDrawer
      title="Игра"
      subject={`game:${gameId()}`}
      answer={answer}
      fields={[{ kind: 'text', name: 'name', label: 'Название' }]}
      valuesOf={({ name }) => ({ name })}
      save={(read, seen) =>
        update({
          params: { id: gameId() },
          body: { name: read.text('name'), iconUrl: '/i.svg', platforms: ['PC'], maxSlots: 5, position: 1, seen },
        }).unwrap()
      }
    />
  );
};

/** As in a list: the drawer can be closed and opened again. */
const Game = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Строка
      </button>
      {open && <GameForm />}
    </>
  );
};

beforeEach(() => {
  windowOf(1440);
  gameCount += 1;
});

const broken = () => refusal(500, 'INTERNAL_ERROR');
const history = () => ({ json: { seen: 1, lines: [], notes: [] } });
const slowly = async () => {
  await new Promise((resolve) => setTimeout(resolve, 100));
  return history();
};

type Look = () => ReturnType<typeof refusal> | Promise<ReturnType<typeof refusal>>;

/** The drawer of a game; each request of its log gets the next of these responses, from then on the last one. */
const open = async (...looks: readonly Look[]) => {
  const coming = [...looks];
  fakeServer({
    [`GET /v1/admin/games/${gameId()}`]: () => ({ json: { id: gameId(), name: 'Counter-Strike 2' } }),
    'GET /v1/admin/history': () => (coming.length > 1 ? (coming.shift() ?? history)() : (coming[0] ?? history)()),
    [`PUT /v1/admin/games/${gameId()}`]: broken,
    'PUT /v1/admin/looks': () => ({ json: { others: [] } }),
  });
  await renderInApp(<Game />, { me: aClient({ permissions: ['ALL'] }) });
};

const name = () => screen.findByRole('textbox', { name: 'Название' });

const change = async () => {
  await userEvent.type(await name(), ' и ещё');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
};

describe('what was typed stands after a save that failed, with the words why', () => {
  test.each([
    ['while the log comes anew', slowly],
    ['and where the log does not come either', broken],
  ])('%s', async (_when, later) => {
    await open(history, later);
    await change();
    expect(await screen.findByText(/Отказ INTERNAL_ERROR/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Сохранить' })).not.toHaveAttribute('aria-busy'));
    expect(await name()).toHaveValue('Counter-Strike 2 и ещё');
  });
});

test('a record whose log does not come says so and can be tried again', async () => {
  await open(broken, history);
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await name()).toHaveValue('Counter-Strike 2');
});

describe('what was typed and not saved', () => {
  const closeAndOpen = async () => {
    const row = screen.getByRole('button', { name: 'Строка' });
    await userEvent.click(row);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(row);
  };

  test('is there when the record is opened again, and said to be unsaved', async () => {
    await open(history);
    await userEvent.type(await name(), ' и ещё');
    await closeAndOpen();
    expect(await name()).toHaveValue('Counter-Strike 2 и ещё');
    expect(screen.getByText('Показаны несохранённые правки')).toBeInTheDocument();
  });

  test('goes when the operator wants what is stored', async () => {
    await open(history);
    await userEvent.clear(await name());
    await userEvent.type(await name(), 'Другое');
    await closeAndOpen();
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть как было' }));
    expect(await name()).toHaveValue('Counter-Strike 2');
    await closeAndOpen();
    expect(await name()).toHaveValue('Counter-Strike 2');
    expect(screen.queryByText('Показаны несохранённые правки')).not.toBeInTheDocument();
  });
});

test('a number that the browser does not let be copied is not said to be', async () => {
  const user = userEvent.setup();
  await open(history);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  await user.click(await screen.findByRole('button', { name: 'Скопировать номер' }));
  expect(await screen.findByText('Не получилось скопировать')).toBeInTheDocument();
});

/** A game that every request logs, whether or not it changes anything; `saved` are the bodies of the saves. */
const logged = async () => {
  const stored = { name: 'Counter-Strike 2', log: 1 };
  const saved: unknown[] = [];
  fakeServer({
    [`GET /v1/admin/games/${gameId()}`]: () => ({ json: { id: gameId(), name: stored.name } }),
    'GET /v1/admin/history': () => ({ json: { seen: stored.log, lines: [], notes: [] } }),
    [`PUT /v1/admin/games/${gameId()}`]: ({ body }: Call) => {
      const { seen, name: next } = Object(body);
      saved.push({ seen, name: next });
      if (seen !== stored.log) return refusal(409, 'ADMIN_CHANGED_MEANWHILE');
      Object.assign(stored, { name: next, log: stored.log + 1 });
      return { json: { id: gameId(), name: next } };
    },
    'PUT /v1/admin/looks': () => ({ json: { others: [] } }),
  });
  await renderInApp(<Game />, { me: aClient({ permissions: ['ALL'] }) });
  return { stored, saved };
};

const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

describe('a record that comes back as it was', () => {
  test('after a save that changed nothing can be saved again: the operator is not refused for their own act', async () => {
    const { saved } = await logged();
    await userEvent.type(await name(), ' ');
    await save();
    await waitFor(async () => expect(await name()).toHaveValue('Counter-Strike 2'));
    await change();
    await waitFor(() =>
      expect(saved).toStrictEqual([
        { seen: 1, name: 'Counter-Strike 2' },
        { seen: 2, name: 'Counter-Strike 2 и ещё' },
      ]),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('after somebody changed it and changed it back is shown when asked for, and can be saved', async () => {
    const { stored, saved } = await logged();
    await name();
    stored.log = 3;
    await change();
    await userEvent.click(await screen.findByRole('button', { name: 'Показать, что теперь' }));
    await waitFor(async () => expect(await name()).toHaveValue('Counter-Strike 2'));
    await change();
    await waitFor(() => expect(saved.at(-1)).toStrictEqual({ seen: 3, name: 'Counter-Strike 2 и ещё' }));
    expect(await screen.findByText('Сохранено')).toBeInTheDocument();
  });
});
