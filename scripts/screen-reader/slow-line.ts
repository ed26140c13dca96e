import net from 'node:net';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';

/** Bytes a second that leave the browser: a file of some megabytes takes half a minute, a call of a page no time. */
const bytesASecond = 300_000;

/** SOCKS 5, as a browser asks for it (RFC 1928): without names and passwords, for one connection to one address. */
const greeting = Buffer.from([5, 0]);
const granted = Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]);

/** A slow line between a browser and the product; `preferences` (about:config) lead a Firefox over it. */
export interface SlowLine {
  readonly preferences: Readonly<Record<string, string | number | boolean>>;
  close(): void;
}

/** Hands on what comes, and takes no more until that much time is over. */
const sendSlowly = (from: net.Socket, to: net.Socket): void => {
  from.on('data', (bytes) => {
    to.write(bytes);
    from.pause();
    setTimeout(() => from.resume(), (bytes.length / bytesASecond) * 1000);
  });
  from.on('close', () => to.end());
};

export const startSlowLine = async (product: string): Promise<SlowLine> => {
  const { hostname, port } = new URL(product);
  const own = await freePort();
  const server = net.createServer((browser) => {
    browser.on('error', () => browser.destroy());
    browser.once('data', () => {
      browser.write(greeting);
      browser.once('data', () => {
        const there = net.connect(Number(port), hostname, () => {
          browser.write(granted);
          there.pipe(browser);
          sendSlowly(browser, there);
        });
        there.on('error', () => browser.destroy());
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve));
  return {
    preferences: {
      'network.proxy.type': 1,
      'network.proxy.socks': '127.0.0.1',
      'network.proxy.socks_port': own,
      'network.proxy.socks_version': 5,
      'network.proxy.allow_hijacking_localhost': true,
      'network.proxy.no_proxies_on': '',
    },
    close: () => void server.close(),
  };
};
