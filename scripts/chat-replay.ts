import { readFileSync } from 'node:fs';
import { allRows } from '#client/entities/chat/store/buckets.ts';
import { eachMessage } from '#client/entities/chat/store/blocks.ts';
import { beginsLater, readActionLog } from '#client/pages/dev/replay/action-log.ts';
import { chatDigest, replayChat } from '#client/pages/dev/replay/chat-replay.ts';

/**
 * `npm run chat:replay -- FILE`: feeds an exported log of actions to the chat's reducer and names the state it leads
 * to.
 */
const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('npm run chat:replay -- FILE\n');
  process.exit(1);
}
const log = readActionLog(readFileSync(file, 'utf8'));
const { actions } = log;
const chat = replayChat(log);

if (beginsLater(log)) process.stdout.write('begins with a stored state: what led to it is not in the log\n');
if (log.skipped > 0) process.stdout.write(`${log.skipped} actions skipped in DevTools are left out\n`);

const counts = new Map<string, number>();
for (const { type } of actions) counts.set(type, (counts.get(type) ?? 0) + 1);
for (const [type, count] of [...counts].sort(([a], [b]) => a.localeCompare(b)))
  process.stdout.write(`${String(count).padStart(8)}  ${type}\n`);

let messages = 0;
const logs = allRows(chat.logs);
for (const { blocks } of logs) eachMessage(blocks, 1, () => void (messages += 1));
const unread = logs.reduce((sum, log) => sum + log.unread, 0);
process.stdout.write(
  `${actions.length} actions: ${logs.length} chats, ${messages} messages, ${unread} unread, ${Object.keys(chat.users).length} people\n`,
);
process.stdout.write(`digest ${chatDigest(chat)}\n`);
