import { type DirectoryMessage, roomDirectory } from '#server/platform/realtime/room-directory.ts';

interface Sent {
  readonly to: string | null;
  readonly message: DirectoryMessage;
}

/** A process whose messages wait until the test carries them. */
const processOf = (id: string, pid: number) => {
  const sent: Sent[] = [];
  const missed: { readonly isIn: (room: string) => boolean; readonly concern: string }[] = [];
  const directory = roomDirectory(id, {
    send: (to, message) => void sent.push({ to, message }),
    onNews: () => undefined,
    onMissed: (isIn, concern) => void missed.push({ isIn, concern }),
  });
  const join = (...rooms: string[]): void => {
    const buckets = directory.hold(rooms);
    if (buckets.length > 0) sent.push({ to: null, message: { from: id, kind: 'adds', buckets } });
  };
  const leave = (room: string): void =>
    void sent.push({ to: null, message: { from: id, kind: 'drops', buckets: directory.release([room]) } });
  return { ...directory, id, pid, sent, missed, join, leave };
};

type Process = ReturnType<typeof processOf>;

/** Carries everything that waits, and what is answered to it. */
const carry = (...all: readonly Process[]): void => {
  for (const { id, sent } of all)
    for (let next = sent.shift(); next !== undefined; next = sent.shift())
      for (const process of all)
        if (process.id !== id && (next.to === null || next.to === process.id)) process.hear(next.message, process.pid);
  if (all.some(({ sent }) => sent.length > 0)) carry(...all);
};

let here: Process;
let there: Process;
let far: Process;
beforeEach(() => {
  [here, there, far] = [processOf('here', 1), processOf('there', 2), processOf('far', 3)];
  there.join('user:ann');
  for (const process of [here, there, far]) process.tellState(null, process.pid, true);
  carry(here, there, far);
});

test('an event goes to the processes that have people in one of its rooms, one without rooms to all', () => {
  far.join('squad:7', 'user:bob');
  carry(here, there, far);
  expect(here.receivers(['user:ann'], 'news')).toEqual(['there']);
  expect(here.receivers(['user:ann', 'squad:7'], 'news').toSorted()).toEqual(['far', 'there']);
  expect(here.receivers(['user:nobody'], 'news')).toEqual([]);
  expect(here.receivers([], 'news').toSorted()).toEqual(['far', 'there']);
});

test('a room counts until the last socket has left it', () => {
  there.join('user:ann');
  there.leave('user:ann');
  carry(here, there, far);
  expect(here.receivers(['user:ann'], 'news')).toEqual(['there']);
  there.leave('user:ann');
  carry(here, there, far);
  expect(here.receivers(['user:ann'], 'news')).toEqual([]);
});

test('what withdraws a right goes to all', () => {
  expect(here.receivers(['session:1'], 'rights').toSorted()).toEqual(['far', 'there']);
});

test('a process is known once it has told all of its rooms, until its session has ended', () => {
  expect(here.knows([2, 3])).toBe(true);
  const late = processOf('late', 4);
  late.join('user:bob');
  late.tellState(null, late.pid, true);
  const [begins, ...rest] = late.sent.splice(0);
  if (begins) here.hear(begins.message, here.pid);
  expect(here.knows([2, 3, 4])).toBe(false);
  for (const { message } of rest) here.hear(message, here.pid);
  expect(here.knows([2, 3, 4])).toBe(true);
  expect(here.receivers(['user:bob'], 'news')).toEqual(['late']);
  here.forgetAllBut([2, 3]);
  expect(here.knows([2, 3, 4])).toBe(false);
  expect(here.receivers(['user:bob'], 'news')).toEqual([]);
});

test('an event that was sent before a room was announced is told as missed to who announces it, and only in that room', () => {
  far.join('user:bob');
  expect(here.receivers(['user:bob'], 'news')).toEqual([]);
  carry(here, there, far);
  expect(far.missed.map(({ isIn, concern }) => [isIn('user:bob'), isIn('user:ann'), concern])).toEqual([
    [true, false, 'news'],
  ]);
  expect(there.missed).toEqual([]);
});

test('a withdrawal that a process could not know of is told as one', () => {
  const late = processOf('late', 4);
  late.join('session:1');
  here.receivers(['session:1'], 'rights');
  late.tellState(null, late.pid, true);
  carry(here, late);
  expect(late.missed.map(({ concern }) => concern)).toEqual(['rights']);
});

test('an event is remembered until a question that was asked after it is answered', async () => {
  here.receivers(['user:bob'], 'news');
  let answer = (): void => undefined;
  const aged = here.age(() => new Promise<void>((resolve) => (answer = resolve)));
  here.receivers(['user:eve'], 'news');
  far.join('user:bob');
  carry(here, there, far);
  expect(far.missed).toHaveLength(1);
  far.leave('user:bob');
  answer();
  await aged;
  far.join('user:bob');
  carry(here, there, far);
  expect(far.missed).toHaveLength(1);
  far.join('user:eve');
  carry(here, there, far);
  expect(far.missed).toHaveLength(2);
});

test('who hears no longer knows nobody, and owns to what it has sent', () => {
  expect(here.clear()).toBe(false);
  here.receivers(['user:ann'], 'news');
  expect(here.clear()).toBe(true);
  expect(here.knows([2])).toBe(false);
});
