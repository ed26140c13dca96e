import fs from 'node:fs';
import type { UnknownAction } from '@reduxjs/toolkit';
import { seededRandom, shuffled } from '../../support/seeded-random';
import * as on from '#client/entities/chat/store/chat-actions.ts';
import { readActionLog } from '#client/pages/dev/replay/action-log.ts';
import { chatDigest, replayChat } from '#client/pages/dev/replay/chat-replay.ts';
import { aChat, aMessage, me } from './support/chat-facts';

const actions = [
  on.chatStarted({ userId: me }),
  on.chatReceived({ chat: aChat() }),
  on.messageReceived(aMessage(1)),
  on.messageReceived(aMessage(2)),
];
const foreign = { type: 'toasts/shown', payload: {} };

test('a log of actions gives the same state, however it was exported', () => {
  const lifted = {
    actionsById: {
      0: { type: 'PERFORM_ACTION', action: { type: '@@INIT' } },
      ...Object.fromEntries(actions.map((action, index) => [index + 1, { type: 'PERFORM_ACTION', action }])),
    },
    stagedActionIds: [0, 1, 2, 3, 4],
  };
  const logs = [
    actions,
    [...actions, foreign],
    { actions },
    lifted,
    { payload: JSON.stringify(actions), preloadedState: '{}' },
    JSON.stringify(actions),
  ];
  const digests = logs.map((log) => chatDigest(replayChat(readActionLog(log))));
  expect(new Set(digests).size).toBe(1);
  expect(digests[0]).not.toBe(chatDigest(replayChat(readActionLog(actions.slice(0, 3)))));
});

test('what is no log is refused', () => {
  expect(() => readActionLog({ some: 'thing' })).toThrow();
});

describe('a log of a real run', () => {
  const load = (name: string): unknown => JSON.parse(fs.readFileSync(`test/client/chat/logs/${name}.json`, 'utf8'));
  const digestOf = (name: string): string => {
    const log = load(name);
    return typeof log === 'object' && log !== null && 'digest' in log ? String(log.digest) : '';
  };
  const digestAfter = (actions: readonly UnknownAction[]): string => chatDigest(replayChat(readActionLog(actions)));

  test.each(['small', 'broken-line'])('«%s» gives the state that the page had', (name) => {
    expect(chatDigest(replayChat(readActionLog(load(name))))).toBe(digestOf(name));
  });

  test('exported by Redux DevTools, it gives the same', () => {
    expect(chatDigest(replayChat(readActionLog(load('small.devtools'))))).toBe(digestOf('small'));
  });

  test.each(['small', 'broken-line'])('«%s» doubled, late and shuffled, it gives the same', (name) => {
    const [started, ...rest] = readActionLog(load(name)).actions;
    const random = seededRandom(7);
    for (let run = 0; run < 30; run += 1) {
      const doubled = [...rest, ...rest.filter(() => random() < 0.3)];
      expect(digestAfter([...(started ? [started] : []), ...shuffled(doubled, random)])).toBe(digestOf(name));
    }
  });

  test('without its edits it gives another', () => {
    const unchanged = readActionLog(load('small')).actions.filter(({ type }) => type !== 'chat/messageChanged');
    expect(digestAfter(unchanged)).not.toBe(digestOf('small'));
  });
});
