import net from 'node:net';

/** A connection between a page and its server that can be interrupted. */
export interface CuttableProxy {
  readonly port: number;
  /** Sends new connections to this port; existing ones stay. */
  lead(port: number): void;
  /** Closes every connection, as a lost network does. */
  cut(): void;
  /** Discards what the server sends, acknowledgements included, until `cut`. */
  deafen(): void;
  /**
   * As when an address moves to another host: open connections fall silent, and the next byte that the page sends over
   * one is answered with a reset. New ones work.
   */
  forget(): void;
  /** Delays all data in both directions by this many milliseconds. */
  delay(ms: number): void;
  /** Refuses or accepts new connections. */
  setOpen(open: boolean): void;
  close(): Promise<void>;
}

/** Listens on a free port and forwards data to the server's. */
export const cuttableProxy = async (serverPort: number): Promise<CuttableProxy> => {
  let target = serverPort;
  let isOpen = true;
  let isDeaf = false;
  const forgotten = new Set<net.Socket>();
  let lateBy = 0;
  /** Stops reading until this piece has been forwarded, so that the order is kept. */
  const pass = (from: net.Socket, to: net.Socket, data: Buffer): void => {
    if (lateBy === 0) return void to.write(data);
    from.pause();
    setTimeout(() => {
      to.write(data);
      from.resume();
    }, lateBy);
  };
  const sockets = new Set<net.Socket>();
  const line = net.createServer((page) => {
    if (!isOpen) return void page.destroy();
    const server = net.connect(target, '127.0.0.1');
    for (const socket of [page, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        page.destroy();
        server.destroy();
      });
    }
    page.on('data', (data) => (forgotten.has(page) ? void page.resetAndDestroy() : pass(page, server, data)));
    server.on('data', (data) => isDeaf || forgotten.has(page) || pass(server, page, data));
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    isDeaf = false;
    for (const socket of sockets) socket.destroy();
  };
  const address = line.address();
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    lead: (port) => void (target = port),
    cut,
    deafen: () => void (isDeaf = true),
    forget: () => sockets.forEach((socket) => forgotten.add(socket)),
    delay: (ms) => void (lateBy = ms),
    setOpen: (open) => {
      isOpen = open;
      if (!open) cut();
    },
    close: () =>
      new Promise((resolve) => {
        cut();
        line.close(() => resolve());
      }),
  };
};
