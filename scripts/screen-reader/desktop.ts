import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startScreen } from '../../test/support/browsers/screen';
import { waitFor } from '../../test/support/wait-for';
import type { VoiceLine } from './spoken';

/** Pixels: room for a window of the browser around a page. */
const size = { width: 1480, height: 1200 } as const;

/** As a Russian sets Orca up who does not want to hear the own keys, nor a whole page read out at once. */
const settings = {
  enableKeyEcho: false,
  sayAllOnLoad: false,
  enableBraille: false,
  enableBrailleMonitor: false,
  profile: ['Default', 'default'],
};

/** A desktop on which Orca runs, with a bus of its own for accessibility; what it says goes into a file. */
export interface Desktop {
  /** For programs that run on it. */
  readonly env: NodeJS.ProcessEnv;
  /** A key, or keys held together (`shift+Tab`), as xdotool names them. */
  press(keys: string): Promise<void>;
  /** Latin text, into whatever has the focus, windows of the system included. */
  type(text: string): Promise<void>;
  readonly lines: () => readonly VoiceLine[];
  close(): void;
}

const started = (program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(program, args, { env, stdio: ['ignore', 'ignore', 'ignore'] });

/** The address of a new session bus. */
const startBus = async (
  env: NodeJS.ProcessEnv,
): Promise<{ readonly process: ChildProcess; readonly address: string }> => {
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    bus.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
    bus.once('error', reject);
  });
  return { process: bus, address };
};

export const startDesktop = async (): Promise<Desktop> => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'screen-reader-'));
  const preferences = path.join(home, 'orca');
  const runtime = path.join(home, 'run');
  fs.mkdirSync(preferences);
  fs.mkdirSync(runtime, { mode: 0o700 });
  fs.copyFileSync(path.join(__dirname, 'orca-customizations.py'), path.join(preferences, 'orca-customizations.py'));
  const general = { ...settings, startingProfile: settings.profile };
  fs.writeFileSync(
    path.join(preferences, 'user-settings.conf'),
    JSON.stringify({ general, profiles: { default: settings }, pronunciations: {}, keybindings: {} }),
  );
  // Orca wants to be the only one of its user and asks this program: here each desktop has one.
  fs.writeFileSync(path.join(home, 'pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const spoken = path.join(home, 'spoken');
  fs.writeFileSync(spoken, '');
  const screen = await startScreen(size);
  const base: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    PATH: `${home}:${process.env['PATH'] ?? ''}`,
    XDG_RUNTIME_DIR: runtime,
    DISPLAY: screen.display,
    LANG: 'ru_RU.UTF-8',
    LC_ALL: 'ru_RU.UTF-8',
    GNOME_ACCESSIBILITY: '1',
    GDK_BACKEND: 'x11',
    SPOKEN: spoken,
  };
  const bus = await startBus(base);
  const env = { ...base, DBUS_SESSION_BUS_ADDRESS: bus.address };
  const lines = (): readonly VoiceLine[] =>
    fs
      .readFileSync(spoken, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  const programs = [
    started('openbox', [], env),
    started('orca', [`--user-prefs=${preferences}`, `--debug-file=${home}/debug.out`], env),
  ];
  await waitFor(
    async () => lines().length,
    (said) => said > 0,
  );
  /** `told`: what stands in the report for it. */
  const byKeyboard = async (told: string, args: readonly string[]): Promise<void> => {
    fs.appendFileSync(spoken, `${JSON.stringify({ at: Date.now(), pressed: told })}\n`);
    await new Promise((resolve) => started('xdotool', args, env).once('exit', resolve));
  };
  return {
    env,
    lines,
    press: (keys) => byKeyboard(keys, ['key', keys]),
    type: (text) => byKeyboard(text, ['type', '--delay', '90', text]),
    close: () => {
      for (const child of [...programs.toReversed(), bus.process, screen.process]) child.kill();
      fs.rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
};
