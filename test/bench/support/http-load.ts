import { fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { performance } from 'node:perf_hooks';

export interface HttpLoad {
  readonly origin: string;
  /** Asked for in turn. */
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
  /** When to end: after so many seconds or requests. */
  readonly until: { readonly seconds: number } | { readonly requests: number };
}

interface Measured {
  readonly perSecond: number;
  /** 99th percentile of the response time in milliseconds. */
  readonly p99: number;
}

/** Reads the response to its end; one other than 2xx is an error. */
const get = (agent: http.Agent, url: URL, headers: Readonly<Record<string, string>>): Promise<void> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers }, (response) => {
        const { statusCode = 0 } = response;
        if (statusCode < 200 || statusCode >= 300) reject(new Error(`${url.href}: ${statusCode}`));
        response.once('end', resolve).once('error', reject).resume();
      })
      .once('error', reject);
  });

/** Requests without a pause on so many connections. */
export const httpLoad = async ({ origin, paths, headers = {}, connections, until }: HttpLoad): Promise<Measured> => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const urls = paths.map((path) => new URL(path, origin));
  const start = performance.now();
  const times: number[] = [];
  let asked = 0;
  const isOver = (): boolean =>
    'seconds' in until ? performance.now() - start >= until.seconds * 1000 : asked >= until.requests;
  const caller = async (): Promise<void> => {
    while (!isOver()) {
      const url = urls[asked % urls.length];
      if (!url) throw new Error('no paths');
      asked += 1;
      const since = performance.now();
      await get(agent, url, headers);
      times.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  const elapsed = (performance.now() - start) / 1000;
  agent.destroy();
  times.sort((one, other) => one - other);
  return { perSecond: times.length / elapsed, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
};

/** The same from another process, so that it costs this one neither time nor memory. */
export const httpLoadApart = async (load: HttpLoad): Promise<Measured> => {
  const child = fork('test/bench/support/http-load-process.ts', { execArgv: ['--import', 'tsx'] });
  child.send(load);
  const [measured] = await once(child, 'message');
  child.kill();
  return measured;
};
