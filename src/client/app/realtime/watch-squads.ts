import type { Socket } from 'socket.io-client';
import { outside } from '../../kit/store/outside';
import { watchedSquads } from '../../entities/squad/watched-squads';

/**
 * Tells the server which squads the page shows, again after each reconnection, because the server does not store it.
 * Changes before the subscription took effect are fetched (`onWatched`). Returns a function that stops watching.
 */
export const watchSquads = (socket: Socket, onWatched: (squadId: number) => void): (() => void) => {
  let sent: ReadonlySet<number> = new Set();
  let waiting: Promise<void> | null = null;
  const send = (): void => {
    if (!socket.connected) return;
    const reopened = outside.reopened;
    if (reopened !== null) {
      if (reopened !== waiting) void reopened.then(send);
      waiting = reopened;
      return;
    }
    const ids = new Set(watchedSquads.ids());
    for (const id of sent) if (!ids.has(id)) socket.emit('squad unwatch', id);
    for (const id of ids) {
      if (sent.has(id)) continue;
      socket.emit('squad watch', id, ({ ok }: { readonly ok: boolean }) => {
        if (ok) onWatched(id);
      });
    }
    sent = ids;
  };
  const resend = () => {
    sent = new Set();
    send();
  };
  socket.on('connect', resend);
  return watchedSquads.subscribe(send);
};
