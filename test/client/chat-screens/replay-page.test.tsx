import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chatDigest, readActionLog, replayChat } from '../../../src/client/pages/dev/replay/chat-replay';
import { DevReplayPage } from '../../../src/client/pages/dev/replay/dev-replay-page';
import { diffStates } from '../../../src/client/pages/dev/replay/step-view';
import { renderInApp } from '../../support/client/render-in-app';

const folder = path.join('test', 'client', 'chat', 'logs');
const logs = readdirSync(folder).filter((name) => name.endsWith('.json'));

const open = async (name: string, text: string) => {
  const user = userEvent.setup({ applyAccept: false });
  await renderInApp(<DevReplayPage />);
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

  test('a difference names the leaf, what it was and what it is', () => {
    const same = { deep: 1 };
    expect(diffStates({ same, a: { b: 1 }, gone: 2 }, { same, a: { b: 3 } })).toEqual([
      { path: 'a.b', before: '1', after: '3' },
      { path: 'gone', before: '2', after: null },
    ]);
  });
});
