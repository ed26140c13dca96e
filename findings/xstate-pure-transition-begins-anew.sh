#!/usr/bin/env bash
# xstate 5.33.3: the pure `transition(machine, snapshot, event)` begins the machine anew each time, although it is given
# the snapshot to go on from.
#
# Expected: with a snapshot at hand nothing of the machine's beginning is computed; its context factory and the actions
# on entry to its first state run once, in `initialTransition`.
# Seen: the context factory runs once more at every call, always without an input; what it throws is swallowed, and the
# step succeeds. `initialTransition` with an input runs it twice, the first time without. Where the factory needs no
# input, the assigning action on entry to the first state runs at every call too. A factory that reads its input so
# throws at every step, unseen, which costs several times the step.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xstate@5.33.3
cat >run.cjs <<'JS'
const { assign, initialTransition, setup, transition } = require('xstate');

let made = 0;
let entered = 0;
let thrown = 0;
const machine = setup({}).createMachine({
  context: ({ input }) => {
    made += 1;
    try {
      return { count: input.from };
    } catch (problem) {
      thrown += 1;
      throw problem;
    }
  },
  initial: 'first',
  states: {
    first: { entry: assign(({ context }) => ((entered += 1), context)), on: { GO: 'second' } },
    second: { on: { ADD: { actions: assign({ count: ({ context }) => context.count + 1 }) } } },
  },
});

let [snapshot] = initialTransition(machine, { from: 5 });
console.log(`begun: context made ${made}, first state entered ${entered}, thrown ${thrown}`);
for (const type of ['GO', 'ADD', 'ADD']) [snapshot] = transition(machine, snapshot, { type });
console.log(`three steps later, ${snapshot.value} with ${snapshot.context.count}: made ${made}, entered ${entered}, thrown ${thrown}`);

// The same with a factory that needs no input.
made = entered = 0;
const plain = setup({}).createMachine({
  context: () => ((made += 1), { count: 0 }),
  initial: 'first',
  states: {
    first: { entry: assign(({ context }) => ((entered += 1), context)), on: { GO: 'second' } },
    second: { on: { ADD: {} } },
  },
});
let [state] = initialTransition(plain);
for (const type of ['GO', 'ADD']) [state] = transition(plain, state, { type });
console.log(`without an input, two steps after the beginning: made ${made}, entered ${entered}`);
JS
seen=$(node run.cjs)
echo "xstate $(node -p "require('xstate/package.json').version")"
echo "$seen"
expected='begun: context made 2, first state entered 1, thrown 1
three steps later, second with 7: made 5, entered 1, thrown 4
without an input, two steps after the beginning: made 4, entered 4'
[ "$seen" = "$expected" ] || { echo 'this has changed' >&2; exit 1; }
