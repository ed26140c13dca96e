import { fork } from 'node:child_process';
import { once } from 'node:events';
import { newCsrfToken } from '#server/platform/sessions/tokens.ts';
import { seedDemo } from '#server/composition/demo/seed-demo.ts';
import { benchPerson } from './support/bench-person';
import { measuredPart } from './profile/parts';
import { benchServer } from './support/bench-server';
import { processorOf, processorOfPostgres } from './support/processor-time';

/** Number of tabs that reconnect at once after a restart: `tsx test/bench/returns.ts 1000`. */
const wanted = Number(process.argv[2] ?? 300);

const run = async (): Promise<void> => {
  const bench = await benchServer();
  await seedDemo(bench.product.app);
  const tabs = [];
  for (let index = 0; index < wanted; index += 1) {
    const { access, sessionId } = await benchPerson(bench, index);
    tabs.push({ access, csrf: newCsrfToken(bench.product.app.secret, `session:${sessionId}`) });
  }
  const child = fork('test/bench/support/returning-tabs.ts', [bench.url], { execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  const spent = () => ({
    product: processorOf(process.pid),
    postgres: processorOfPostgres(`${bench.folder}/postgres`),
    tabs: processorOf(child.pid ?? 0),
  });
  child.send(tabs);
  await once(child, 'message');
  const before = spent();
  const [told] = await measuredPart(() => once(child, 'message'));
  const after = spent();
  const each = (of: keyof typeof before): string => `${of} ${((after[of] - before[of]) / wanted).toFixed(1)}`;
  process.stdout.write(`${wanted} tabs: ${JSON.stringify(told)}\n`);
  process.stdout.write(`ms of processor time per tab: ${each('product')}, ${each('postgres')}, ${each('tabs')}\n`);
  const begun = performance.now();
  await bench.endProduct();
  process.stdout.write(`then stopped with all of them there in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
  child.kill();
  await bench.stop();
};

void run().then(() => process.exit(0));
