import { createServer } from 'node:http';

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly authorization: string;
}

export interface Reply {
  readonly status?: number;
  readonly json?: unknown;
  /** Sent instead of JSON. */
  readonly text?: string;
}

export interface StandInService {
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  stop(): Promise<void>;
}

/** A messenger's server in this process: gives the responses it was told to and records requests. */
export const standInService = async (
  answer: (request: SeenRequest) => Reply | Promise<Reply>,
): Promise<StandInService> => {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const { authorization = '' } = headers;
      const one = { method, path: url, body: Buffer.concat(parts).toString(), authorization };
      seen.push(one);
      void Promise.resolve(answer(one)).then(({ status = 200, json = {}, text }) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(text ?? JSON.stringify(json));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    seen,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
