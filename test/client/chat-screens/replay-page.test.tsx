import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readActionLog } from '#client/pages/dev/replay/action-log.ts';
import { chatDigest, firstDifference, replayChat } from '#client/pages/dev/replay/chat-replay.ts';
import { DemoMode } from '#client/entities/session/demo-mode.ts';
import { DevReplayPage } from '#client/pages/dev/replay/dev-replay-page.tsx';
import { diffStates } from '#client/pages/dev/replay/step-view.tsx';
import { renderInApp } from '../../support/client/render-in-app';

const folder = path.join('test', 'client', 'chat', 'logs');
const logs = readdirSync(folder).filter((name) => name.endsWith('.json'));

const open = async (name: string, text: string) => {
  const user = userEvent.setup({ applyAccept: false });
  await renderInApp(
    <DemoMode value>
      <DevReplayPage />
    </DemoMode>,
  );
  const file = new File([text], name, { type: 'application/json' });
  Object.assign(file, { text: async () => text });
  await user.upload(screen.getByLabelText('Открыть запись', { selector: 'input' }), file);
  return user;
};

describe('/dev/replay', () => {
  test.each(logs)('%s leads to the digest that the command line prints', async (name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    await open(name, text);
    expect(await screen.findByTestId('digest')).toHaveTextContent(chatDigest(replayChat(readActionLog(text))));
  });

  test('a step back shows the state before', async () => {
    const actions = [
      { type: 'chat/started', payload: { userId: 'a' } },
      { type: 'chat/connectionChanged', payload: { connection: 'online' } },
    ];
    const user = await open('own.json', JSON.stringify(actions));
    await screen.findByText('Шаг 2 из 2');
    await user.click(screen.getByRole('button', { name: 'Шаг назад' }));
    expect(screen.getByTestId('digest')).toHaveTextContent(chatDigest(replayChat(readActionLog(actions.slice(0, 1)))));
    expect(screen.getByText('me')).toBeInTheDocument();
  });

  test('what is no log is refused in words', async () => {
    await open('x.json', '{"a":1}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Это не запись действий');
  });

  const life = readFileSync('test/lifecycle/reported/a-game.json', 'utf8');

  test('a file of «Дело» is walked step by step, and its chat is said not to be in it', async () => {
    const user = await open('squad.json', life);
    expect(await screen.findByText(/^Шаг (\d+) из \1$/)).toBeVisible();
    expect(screen.getByText(/Переписки в деле нет/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'К началу' }));
    expect(screen.getByRole('heading', { name: 'PENDING' })).toBeVisible();
    expect(screen.getByLabelText('Событие')).toHaveTextContent('squad.snapshot');
    await user.click(
      within(screen.getByRole('list', { name: 'Шаги дела' })).getByRole('button', { name: /squad\.pay/ }),
    );
    expect(screen.getByLabelText('Что изменилось')).toHaveTextContent('payments');
  });

  test('a case by newer rules says so, and what it cannot repeat', async () => {
    await open('squad.json', life.replaceAll('"rules": 1', '"rules": 99').replaceAll('"rules":1', '"rules":99'));
    expect(await screen.findByText(/Дело записано более новой версией/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Шаг 1: сделан по другим правилам/ })).toBeVisible();
  });

  test.each([
    ['', 'В этом файле ничего нет'],
    ['[', 'Это не запись действий'],
    ['[{"number":0,"rules":1,"hash":"","event":{"type":"booking.snapshot","at":0}}]', 'Здесь не сквад'],
    ['[]', 'В этом файле нет действий чата'],
  ])('%s is refused in one sentence', async (text, sentence) => {
    await open('x.json', text);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  const small = readFileSync(path.join(folder, 'small.json'), 'utf8');

  test('the chat stands as it was at the step, and grows with the steps', async () => {
    const user = await open('small.json', small);
    const talk = await screen.findByLabelText('Переписка');
    const all = within(talk).getAllByRole('listitem').length;
    await user.click(screen.getByRole('button', { name: 'К началу' }));
    expect(screen.getByText('Чатов ещё нет.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'К концу' }));
    expect(within(screen.getByLabelText('Переписка')).getAllByRole('listitem')).toHaveLength(all);
  });

  test('the newest words of a step are in sight', async () => {
    const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    const user = await open('small.json', small);
    await user.click(await screen.findByRole('button', { name: 'К концу' }));
    expect(screen.getByLabelText('Переписка').scrollTop).toBe(900);
    height.mockRestore();
  });

  test('actions are found by words of their name or contents, and lead to their step', async () => {
    const user = await open('small.json', small);
    await user.type(await screen.findByRole('searchbox', { name: 'Найти действие' }), 'historywanted');
    const [found] = within(screen.getByRole('list', { name: 'Действия записи' })).getAllByRole('button');
    if (found === undefined) throw new Error('something is found');
    await user.click(found);
    const step = Number(/^\d+/.exec(found.textContent)?.[0]);
    expect(readActionLog(small).actions[step - 1]?.type).toBe('chat/historyWanted');
    expect(screen.getByText(new RegExp(`^Шаг ${step} из`))).toBeInTheDocument();
  });

  test('two tapes are held against one another: the first difference is shown', async () => {
    const user = await open('small.json', small);
    const actions = readActionLog(small).actions;
    const changed = JSON.stringify(
      actions.with(3, { type: 'chat/connectionChanged', payload: { connection: 'offline' } }),
    );
    const file = Object.assign(new File([changed], 'b.json', { type: 'application/json' }), {
      text: async () => changed,
    });
    await user.upload(await screen.findByLabelText('Сравнить с записью', { selector: 'input' }), file);
    const region = await screen.findByRole('region', { name: 'Сравнение записей' });
    expect(region).toHaveTextContent('Первое различие на шаге 4');
    await user.click(within(region).getByRole('button', { name: 'Перейти к нему' }));
    expect(screen.getByText(/^Шаг 4 из/)).toBeInTheDocument();
  });

  test('a tape that is longer differs where the other ends; keys in another order are no difference', () => {
    expect(firstDifference([{ type: 'a' }], [{ type: 'a' }, { type: 'b' }])).toBe(1);
    expect(firstDifference([{ type: 'a', x: 1 }], [{ x: 1, type: 'a' }])).toBeNull();
  });

  test('a difference names the leaf, what it was and what it is', () => {
    const same = { deep: 1 };
    expect(diffStates({ same, a: { b: 1 }, gone: 2 }, { same, a: { b: 3 } })).toEqual([
      { path: 'a.b', before: '1', after: '3' },
      { path: 'gone', before: '2', after: null },
    ]);
  });
});
