#!/usr/bin/env bash
# React 19.2.9 in Firefox ESR 153.8 (Debian's firefox-esr), watched over AT-SPI as a screen reader watches it: every link of
# a menu is taken out of the tree of accessibility and put in again whenever React renders it with another `onClick`.
#
# Expected: React attaches its listeners to the root, so a function that is new in each render changes nothing at the
# element, and what a screen reader knows of it stays: attributes and text are the same.
# Seen: ten renders of a menu of three links with a function of each render, and the focus moved on each time: 30 items
# removed and 30 added again. With one function for all renders: none. React sets the property `onclick` of an element to
# one empty function whenever `onClick` is another one, and that alone does it, without React: ten times the same
# `onclick` set at three links removes and adds 30. A screen reader that was just told of the focus on the former object
# loses its place: Orca 43 read out the first item of such a menu and passed over others.
#
# Needs Debian's firefox-esr, xvfb, dbus, at-spi2-core, python3-pyatspi and openbox beside npm.
set -euo pipefail
for program in firefox-esr Xvfb dbus-daemon openbox; do
  command -v "$program" >/dev/null || { echo "not run: no $program"; exit 2; }
done
folder=$(mktemp -d)
started=()
finish() {
  for process in "${started[@]}"; do kill "$process" 2>/dev/null || true; done
  sleep 1
  rm -rf "$folder"
}
trap finish EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund react@19.2.9 react-dom@19.2.9 esbuild@0.28.2
cat >page.jsx <<'JSX'
import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const one = () => undefined;
const Menu = () => {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    document.querySelectorAll('a')[turn % 3].focus();
    const timer = setTimeout(() => turn < 10 && setTurn(turn + 1), 1000);
    return () => clearTimeout(timer);
  }, [turn]);
  const onClick = location.hash === '#same' ? one : () => turn;
  const link = (name, at) =>
    createElement('a', { key: name, href: '#', role: 'menuitem', tabIndex: at === turn % 3 ? 0 : -1, onClick }, name);
  return createElement('div', { role: 'menu', 'aria-label': 'Menu' }, ['One', 'Two', 'Three'].map(link));
};
/** The same without React: the same function set again. */
const plain = (root) => {
  root.innerHTML = `<div role="menu" aria-label="Menu">${['One', 'Two', 'Three'].map((name) => `<a href="#" role="menuitem">${name}</a>`).join('')}</div>`;
  const links = [...root.querySelectorAll('a')];
  for (const link of links) link.onclick = one;
  for (let turn = 1; turn <= 10; turn += 1) setTimeout(() => links.forEach((link) => (link.onclick = one)), turn * 1000);
};
const root = document.getElementById('root');
// By then Firefox has its tree.
setTimeout(() => (location.hash === '#plain' ? plain(root) : createRoot(root).render(createElement(Menu))), 8000);
JSX
npx esbuild page.jsx --bundle --outfile=page.js --define:process.env.NODE_ENV='"production"' --log-level=error
echo '<!doctype html><meta charset="utf-8"><title>Menu</title><div id="root"></div><script src="page.js"></script>' >page.html
cat >listen.py <<'PY'
import threading
import time

import pyatspi

counts = {"add": 0, "remove": 0}


def seen(event):
    try:
        if event.any_data.getRoleName() == "menu item" and event.any_data.name in ("One", "Two", "Three"):
            counts["add" if ":add" in str(event.type) else "remove"] += 1
    except Exception:
        pass


def stop():
    time.sleep(40)
    pyatspi.Registry.stop()


pyatspi.Registry.registerEventListener(seen, "object:children-changed")
threading.Thread(target=stop, daemon=True).start()
pyatspi.Registry.start()
print(counts["remove"], counts["add"])
PY
export HOME=$folder XDG_RUNTIME_DIR=$folder/run GNOME_ACCESSIBILITY=1 GDK_BACKEND=x11
mkdir -m 700 run
mkfifo display
Xvfb -displayfd 3 -screen 0 1200x900x24 3>display 2>/dev/null &
started+=($!)
DISPLAY=":$(head -n 1 display)"
export DISPLAY
dbus-daemon --session --nofork --print-address >address 2>/dev/null &
started+=($!)
until [ -s address ]; do sleep 0.1; done
DBUS_SESSION_BUS_ADDRESS=$(cat address)
export DBUS_SESSION_BUS_ADDRESS
openbox >/dev/null 2>&1 &
started+=($!)
firefox-esr --version

# Items removed and added while the menu is rendered eleven times.
watch() {
  mkdir profile
  cat >profile/user.js <<'JS'
user_pref("accessibility.force_disabled", -1);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
JS
  /usr/bin/python3 listen.py >counts 2>/dev/null &
  local listener=$!
  firefox-esr --profile profile --no-remote "file://$folder/page.html#$1" >/dev/null 2>&1 &
  local browser=$!
  wait "$listener"
  kill "$browser"
  wait "$browser" 2>/dev/null || true
  rm -rf profile
}
watch each
read -r removed added <counts
echo "a function of each render: $removed removed, $added added"
watch same
read -r removedSame addedSame <counts
echo "one function: $removedSame removed, $addedSame added"
watch plain
read -r removedPlain addedPlain <counts
echo "without React, the same function set again: $removedPlain removed, $addedPlain added"
[ "$removed" -eq 30 ] && [ "$added" -eq 33 ] && [ "$removedSame" -eq 0 ] && [ "$addedSame" -eq 3 ] && [ "$removedPlain" -eq 30 ]
