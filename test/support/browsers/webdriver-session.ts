interface Answer {
  readonly value: unknown;
}

/** Calls of one WebDriver session (https://www.w3.org/TR/webdriver2/). */
export interface WebDriverSession {
  call(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<unknown>;
}

const send = async (url: string, method: string, body: object | undefined): Promise<unknown> => {
  const response = await fetch(url, { method, body: method === 'POST' ? JSON.stringify(body ?? {}) : null });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
};

/** Starts a session of a driver that listens at this address. */
export const newSession = async (driver: string, capabilities: object): Promise<WebDriverSession> => {
  const { sessionId } = Object(
    await send(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } }),
  );
  return { call: (method, command, body) => send(`${driver}/session/${sessionId}${command}`, method, body) };
};
