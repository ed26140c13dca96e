import WebSocket from 'ws';

/** A connection by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
export interface BiDi {
  /** The command's result; an error of the browser, named by the command, rejects. */
  send(method: string, params: object): Promise<unknown>;
  /** Calls back with the parameters of each such event, once the session has subscribed to it. */
  on(event: string, listener: (params: object) => void): void;
}

type Message =
  | { readonly type: 'success'; readonly id: number; readonly result: unknown }
  | { readonly type: 'error'; readonly id: number | null; readonly error: string; readonly message: string }
  | { readonly type: 'event'; readonly method: string; readonly params: object };

interface Waiting {
  readonly method: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (problem: Error) => void;
}

/** `url`: where the browser listens for sessions. */
export const connectBiDi = async (url: string): Promise<BiDi> => {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, Waiting>();
  const listeners: { readonly event: string; readonly listener: (params: object) => void }[] = [];
  let lastId = 0;

  const settle = (id: number | null, end: (one: Waiting) => void): void => {
    const one = id === null ? undefined : waiting.get(id);
    if (id === null || one === undefined) return;
    waiting.delete(id);
    end(one);
  };
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'success') settle(message.id, ({ resolve }) => resolve(message.result));
    else if (message.type === 'error')
      settle(message.id, ({ method, reject }) => reject(new Error(`${method}: ${message.error}, ${message.message}`)));
    else for (const { event, listener } of listeners) if (event === message.method) listener(message.params);
  });
  // The last command ends the browser, and its answer may not come any more.
  socket.on('close', () => {
    for (const id of waiting.keys())
      settle(id, ({ method, reject }) => reject(new Error(`${method}: the browser has left`)));
  });
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { method, resolve, reject });
        socket.send(JSON.stringify({ id: lastId, method, params }));
      }),
    on: (event, listener) => void listeners.push({ event, listener }),
  };
};
