import { createSession } from '#server/platform/sessions/create-session.ts';
import { busyPerson } from '../support/desk-plans/desk-lists';
import { fillHistory } from '../support/desk-plans/long-history';
import { median } from './support/median';
import { benchServer } from './support/bench-server';

const lines = 100_000;
const path = '/v1/balance/transactions';
const rounds = 15;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
/** The history of a person with a hundred thousand lines: newest page, oldest page, a rare type. */
const run = async (): Promise<void> => {
  const bench = await benchServer();
  await fillHistory(bench.databaseUrl, lines);
  const { access } = await createSession(bench.database.db, bench.product.app.secret, busyPerson, {
    ip: '127.0.0.1',
    userAgent: null,
  });
  const headers = { cookie: `access=${access}` };
  const { rows } = await bench.database.pool.query<{ id: string }>(
    'SELECT id FROM balance_transaction ORDER BY created_at, id LIMIT 1 OFFSET 50',
  );
  const oldest = `cursor=${rows[0]?.id ?? ''}`;
  const asked = {
    'newest page': '',
    'oldest page': oldest,
    'rare type': 'types[]=CORRECTION',
    'newest 100': 'limit=100',
  };
  for (const [name, query] of Object.entries(asked)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      const answer = await fetch(`${bench.url}${path}?${query}`, { headers });
      if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
      await answer.text();
      times.push(performance.now() - start);
    }
    say(`${name} of ${lines} lines: ${median(times).toFixed(1)} ms`);
  }
  await bench.stop();
};

void run().then(() => process.exit(0));
