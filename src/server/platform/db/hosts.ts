import { Client } from 'pg';
import { writtenTimeline } from './timeline';

/** Milliseconds: how long a server may take to say whether it writes, and how long others are waited for after one does. */
const within = { answer: 2000, others: 300 } as const;

interface Address {
  readonly host: string;
  readonly port: number;
}

/** Several servers of one cluster, of which the one that writes is used. */
export interface Hosts {
  /** The server that writes. @throws Error when none does */
  pick(): Promise<Address>;
  /** The picked one may write no longer: the next connection asks all of them again. */
  doubt(): void;
}

const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/;

/** An address for each host of `postgres://a:1,b:2/…`, without the setting that libpq's clients need beside them. */
export const urlsOfHosts = (url: string): readonly string[] => {
  const [, before, hosts, after] = parts.exec(url) ?? [];
  if (before === undefined || hosts === undefined || after === undefined) return [url];
  const rest = after.replace(/([?&])target_session_attrs=[^&#]*&?/, '$1').replace(/[?&]$/, '');
  return hosts.split(',').map((host) => `${before}${host}${rest}`);
};

interface Writer extends Address {
  /** Of the timeline, in hexadecimal digits. */
  readonly timeline: string;
}

/** @throws Error with the reason why it cannot be used */
const ask = async (connectionString: string): Promise<Writer> => {
  const client = new Client({
    connectionString,
    application_name: 'hosts',
    connectionTimeoutMillis: within.answer,
    query_timeout: within.answer,
  });
  client.on('error', () => undefined);
  const { host, port } = client;
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: string | null }>(
      `SELECT CASE WHEN NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off'
       THEN ${writtenTimeline} END AS timeline`,
    );
    const timeline = rows[0]?.timeline ?? null;
    if (timeline === null) throw new Error('it does not accept writes');
    return { host, port, timeline };
  } catch (problem) {
    throw new Error(`${host}:${port}: ${problem instanceof Error ? problem.message : ''}`, { cause: problem });
  } finally {
    client.connection.stream.destroy();
  }
};

/**
 * All are asked at once: one that is silent delays nobody. Of two that write, the one whose timeline is the later was
 * promoted in the place of the other.
 */
const findWriter = (urls: readonly string[]): Promise<Writer> =>
  new Promise((resolve, reject) => {
    const writers: Writer[] = [];
    const problems: unknown[] = [];
    const settle = (): void => {
      const [best] = writers.sort((a, b) => (a.timeline < b.timeline ? 1 : -1));
      if (best !== undefined) return resolve(best);
      const reasons = problems.map((problem) => (problem instanceof Error ? problem.message : '')).join('; ');
      reject(new Error(`Connection terminated: no server of the database accepts writes (${reasons})`));
    };
    const count = (): void => {
      if (writers.length + problems.length === urls.length) settle();
    };
    for (const url of urls)
      ask(url).then(
        (writer) => {
          if (writers.push(writer) === 1) setTimeout(settle, within.others);
          count();
        },
        (problem: unknown) => {
          problems.push(problem);
          count();
        },
      );
  });

/** Null for a single host, which is used whatever it is. */
export const hostsOf = (url: string): Hosts | null => {
  const urls = urlsOfHosts(url);
  if (urls.length < 2) return null;
  let picked: Address | null = null;
  let finding: Promise<Address> | null = null;
  return {
    pick: async () => {
      if (picked !== null) return picked;
      finding ??= findWriter(urls)
        .then((found) => (picked = found))
        .finally(() => (finding = null));
      return finding;
    },
    doubt: () => void (picked = null),
  };
};

/** Opens a connection to the server that writes. */
export const connectTo = async (
  hosts: Hosts | null,
  client: Client,
  connect: () => Promise<unknown>,
): Promise<void> => {
  try {
    if (hosts !== null) {
      const { host, port } = await hosts.pick();
      if (client.connection.stream.destroyed) throw new Error('Connection terminated while its server was looked for');
      Object.assign(client, { host, port });
    }
    await connect();
  } catch (problem) {
    hosts?.doubt();
    throw problem;
  }
};
