import type { Server, Socket } from 'socket.io';

/** Within this time (ms of real time) a connection has to join one of our namespaces, and again after it left them. */
export const joinWithin = 30_000;

/** A socket of engine.io: one connection, whatever namespaces it joins. */
interface Connection {
  close(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/**
 * Closes connections that are in none of these namespaces: they hear nothing, and each holds a file descriptor, behind a
 * proxy two. The library's own limit (`connectTimeout`) is content with the namespace `/`, which is nobody's.
 */
export const closeUnjoined = (io: Server, namespaces: readonly string[]): void => {
  const joined = new WeakMap<object, { add: (change: 1 | -1) => void }>();
  io.engine.on('connection', (connection: Connection) => {
    let count = 0;
    const startTimer = () => setTimeout(() => connection.close(), joinWithin);
    let timer: NodeJS.Timeout | undefined = startTimer();
    joined.set(connection, {
      add: (change) => {
        count += change;
        clearTimeout(timer);
        timer = count === 0 ? startTimer() : undefined;
      },
    });
    connection.once('close', () => {
      joined.delete(connection);
      clearTimeout(timer);
    });
  });
  for (const name of namespaces)
    io.of(name).on('connection', (socket: Socket) => {
      joined.get(socket.conn)?.add(1);
      socket.once('disconnect', () => joined.get(socket.conn)?.add(-1));
    });
};
