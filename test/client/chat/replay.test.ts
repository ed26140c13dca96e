import * as on from '../../../src/client/chat/store/chat-actions';
import { chatDigest } from '../../../src/client/chat/replay/chat-digest';
import { readActionLog } from '../../../src/client/chat/replay/read-action-log';
import { replayChat } from '../../../src/client/chat/replay/replay-chat';
import { aChat, aMessage, me } from './support/chat-facts';

const actions = [on.chatStarted({ userId: me }), on.chatReceived({ chat: aChat() }), on.messageReceived(aMessage(1)), on.messageReceived(aMessage(2))];
const foreign = { type: 'toasts/shown', payload: {} };

test('a log of actions gives the same state, however it was exported', () => {
  const lifted = { actionsById: { 0: { type: 'PERFORM_ACTION', action: { type: '@@INIT' } }, ...Object.fromEntries(actions.map((action, index) => [index + 1, { type: 'PERFORM_ACTION', action }])) }, stagedActionIds: [0, 1, 2, 3, 4] };
  const logs = [actions, [...actions, foreign], { actions }, lifted, { payload: JSON.stringify(actions), preloadedState: '{}' }, JSON.stringify(actions)];
  const digests = logs.map((log) => chatDigest(replayChat(readActionLog(log))));
  expect(new Set(digests).size).toBe(1);
  expect(digests[0]).not.toBe(chatDigest(replayChat(actions.slice(0, 3))));
});

test('what is no log is refused', () => {
  expect(() => readActionLog({ some: 'thing' })).toThrow();
});
