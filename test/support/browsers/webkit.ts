import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { waitFor } from '../wait-for';
import { type Actions, clickAt, pressOf, typingOf } from './actions';
import { type Engine, type EngineTab, windowSize } from './engine';
import { miniBrowserPath } from './installed-engines';
import { startScreen } from './screen';

interface Answer {
  readonly value: unknown;
}

/** Calls of one WebDriver session (https://www.w3.org/TR/webdriver2/). */
interface WebDriverSession {
  call(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<unknown>;
}

const send = async (url: string, method: string, body: object | undefined): Promise<unknown> => {
  const response = await fetch(url, { method, body: method === 'POST' ? JSON.stringify(body ?? {}) : null });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
};

/** Starts a session of a driver that listens at this address. */
const newSession = async (driver: string, capabilities: object): Promise<WebDriverSession> => {
  const { sessionId } = Object(
    await send(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } }),
  );
  return { call: (method, command, body) => send(`${driver}/session/${sessionId}${command}`, method, body) };
};

/** Hands an error over as a value: drivers tell of it without its text. */
const script = (expression: string): string => `
  const done = arguments[arguments.length - 1];
  (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));
`;

const tabOf = ({ call }: WebDriverSession): EngineTab => {
  const act = async (actions: Actions): Promise<void> => void (await call('POST', '/actions', { actions }));
  return {
    goto: async (url) => void (await call('POST', '/url', { url })),
    reload: async () => void (await call('POST', '/refresh')),
    back: async () => void (await call('POST', '/back')),
    forward: async () => void (await call('POST', '/forward')),
    evaluate: async (expression) => {
      const { value, error } = Object(await call('POST', '/execute/async', { script: script(expression), args: [] }));
      if (error !== undefined) throw new Error(String(error));
      return value;
    },
    click: (x, y) => act(clickAt(x, y)),
    type: (text) => act(typingOf(text)),
    press: (keys) => act(pressOf(keys)),
    pdf: null,
  };
};

const isListening = (driver: string): Promise<boolean> =>
  fetch(`${driver}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

const capabilities = { 'webkitgtk:browserOptions': { binary: miniBrowserPath(), args: ['--automation'] } };

/** WebKitGTK, by WebDriver. A driver has one session, so each tab has a driver and a browser of its own. */
export const startWebKit = async (): Promise<Engine> => {
  const screen = await startScreen(windowSize);
  const drivers: ChildProcess[] = [];
  const sessions: WebDriverSession[] = [];
  return {
    complaints: [],
    newTab: async () => {
      const port = await freePort();
      const env = { ...process.env, DISPLAY: screen.display, LANG: 'ru_RU.UTF-8', LANGUAGE: 'ru' };
      drivers.push(spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' }));
      const driver = `http://127.0.0.1:${port}`;
      await waitFor(() => isListening(driver), Boolean);
      const session = await newSession(driver, capabilities);
      sessions.push(session);
      await session.call('POST', '/window/rect', { x: 0, y: 0, ...windowSize });
      return tabOf(session);
    },
    close: async () => {
      await Promise.all(sessions.map(({ call }) => call('DELETE', '')));
      for (const child of [...drivers, screen.process]) child.kill();
    },
  };
};
