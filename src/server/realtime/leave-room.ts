import type { Server } from 'socket.io';
import type { LeaveMessage } from '../outbox/outbox-topics';
import { realtimeNamespace } from './socket-server';

/** Takes everybody out of a room, in all processes, but those of the excepted ones; after what it was told before. */
export const leaveRoom = (io: Server, { room, except }: LeaveMessage): void =>
  io
    .of(realtimeNamespace)
    .in(room)
    .except([...except])
    .socketsLeave(room);
