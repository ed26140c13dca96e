#!/usr/bin/env bash
# xstate 4.38.3 and 5.33.3: a transition with a guard and a description, but neither a target nor actions, is taken for
# a forbidden event, whatever its guard says.
#
# Expected: a state that answers an event with `{ guard, description }` accepts it while the guard holds: `can` is true,
# and the event is among those of the machine, so that tools offer it (the XState visualizer enables what `nextEvents`
# names).
# Seen, in both: `can` is false and the event is not listed, although the guard holds and the machine does take the
# transition: it keeps the event from the parent. With any action, an empty one too, it is listed and `can` is true.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xstate4@npm:xstate@4.38.3 xstate@5.33.3
cat >run.cjs <<'JS'
const four = require('xstate4');
const five = require('xstate');

/** A state whose way for STAY has this; its parent counts the events that come to it. */
const config = (way, on) => ({ id: 'm', initial: 'a', on, states: { a: { on: { STAY: way } } } });
const ways = { silent: {}, acting: { actions: 'nothing' } };
for (const [name, more] of Object.entries(ways)) {
  const way = (key) => ({ description: 'stays', [key]: 'holds', ...more });
  let reached = 0;
  const made = { holds: () => true, nothing: () => {}, count: () => void (reached += 1) };
  const above = { STAY: { actions: 'count' } };

  const in4 = (on) =>
    four.createMachine(
      { predictableActionArguments: true, ...config(way('cond'), on) },
      { guards: { holds: made.holds }, actions: { nothing: made.nothing, count: made.count } },
    );
  const { nextEvents } = in4().initialState;
  four.interpret(in4(above)).start().send('STAY');
  console.log(`4 ${name}: can ${in4().initialState.can('STAY')}, listed ${nextEvents.includes('STAY')}, reached the parent ${reached}`);

  const in5 = (on) =>
    five.createMachine(config(way('guard'), on), {
      guards: { holds: made.holds },
      actions: { nothing: made.nothing, count: made.count },
    });
  const snapshot = five.createActor(in5()).start().getSnapshot();
  reached = 0;
  five.createActor(in5(above)).start().send({ type: 'STAY' });
  console.log(
    `5 ${name}: can ${snapshot.can({ type: 'STAY' })}, listed ${in5().events.includes('STAY')}, reached the parent ${reached}`,
  );
}
JS
seen=$(node run.cjs)
echo "xstate $(node -p "require('xstate4/package.json').version"), $(node -p "require('xstate/package.json').version")"
echo "$seen"
expected='4 silent: can false, listed false, reached the parent 0
5 silent: can false, listed false, reached the parent 0
4 acting: can true, listed true, reached the parent 0
5 acting: can true, listed true, reached the parent 0'
[ "$seen" = "$expected" ] || { echo 'this has changed' >&2; exit 1; }
