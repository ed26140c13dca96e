import fs from 'node:fs';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';

/** The ephemeral port range of this system. */
const handedOut = (): readonly [number, number] => {
  const file = '/proc/sys/net/ipv4/ip_local_port_range';
  const [from = 49_152, last = 65_535] = fs.existsSync(file)
    ? fs.readFileSync(file, 'utf8').trim().split(/\s+/).map(Number)
    : [];
  return [from, last];
};

test('nobody is handed the port of a server while it is being restarted', async () => {
  const [from, last] = handedOut();
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(ports.filter((port) => port >= from && port <= last)).toEqual([]);
});
