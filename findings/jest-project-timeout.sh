#!/usr/bin/env bash
# jest 30.5.2: `testTimeout` of an entry of `projects` is validated and then not applied.
#
# Expected: the type `InitialProjectOptions` offers `testTimeout`, a wrong value of it is refused with a message, so a
# limit of 100 ms in a project ends a test of that project that takes 1 s.
# Seen: the wrong value is refused, the right one has no effect (the test passes, under the 5 s of jest's own default);
# the same number beside `projects` ends the test. The runner reads the global configuration only.
# For a project, `jest.setTimeout` in a file of `setupFilesAfterEnv` works.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jest@30.5.2
mkdir tests
cat >tests/slow.test.js <<'JS'
test('takes one second', () => new Promise((resolve) => setTimeout(resolve, 1000)));
JS
cat >tests/limit.js <<'JS'
jest.setTimeout(100);
JS

run() { # NAME CONFIG: prints how jest ended
  printf '%s' "$2" >jest.config.json
  if npx jest --config jest.config.json >"$1.log" 2>&1; then echo "$1: passed"; else
    grep -oE 'Exceeded timeout of [0-9]+ ms|must be a natural number' "$1.log" | head -n 1 | sed "s/^/$1: /"
  fi
}
project='"displayName": "one", "testMatch": ["<rootDir>/tests/*.test.js"]'
seen=$(
  run wrong-in-project "{ \"projects\": [{ $project, \"testTimeout\": -1 }] }"
  run in-project "{ \"projects\": [{ $project, \"testTimeout\": 100 }] }"
  run beside-projects "{ \"testTimeout\": 100, \"projects\": [{ $project }] }"
  run set-up-file "{ \"projects\": [{ $project, \"setupFilesAfterEnv\": [\"<rootDir>/tests/limit.js\"] }] }"
)
echo "jest $(npx jest --version)"
echo "$seen"
expected='wrong-in-project: must be a natural number
in-project: passed
beside-projects: Exceeded timeout of 100 ms
set-up-file: Exceeded timeout of 100 ms'
[ "$seen" = "$expected" ] || { echo 'this has changed' >&2; exit 1; }
