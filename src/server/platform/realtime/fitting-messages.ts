import { type ClusterMessage, MessageType } from 'socket.io-adapter';
import { longestPayload } from './notify-in-batches';
import type { Concern } from './recent-buckets';

/** So many names of rooms fit into a notification, whatever else is in it. */
const mostRooms = 50;

/** Rooms that a message is for (none: the whole namespace), and whether it withdraws something. */
export const addressOf = (
  message: ClusterMessage,
): { readonly rooms: readonly string[]; readonly concern: Concern } => {
  switch (message.type) {
    case MessageType.BROADCAST:
      return { rooms: message.data.opts.rooms, concern: 'news' };
    case MessageType.SOCKETS_LEAVE:
    case MessageType.DISCONNECT_SOCKETS:
      return { rooms: message.data.opts.rooms, concern: 'rights' };
    default:
      return { rooms: [], concern: 'rights' };
  }
};

const withRooms = (message: ClusterMessage, rooms: string[]): ClusterMessage => {
  switch (message.type) {
    case MessageType.BROADCAST:
      return { ...message, data: { ...message.data, opts: { ...message.data.opts, rooms } } };
    case MessageType.SOCKETS_LEAVE:
      return { ...message, data: { ...message.data, opts: { ...message.data.opts, rooms } } };
    case MessageType.DISCONNECT_SOCKETS:
      return { ...message, data: { ...message.data, opts: { ...message.data.opts, rooms } } };
    default:
      return message;
  }
};

/** Tells the same sockets to fetch what it is about. */
const asCatchUp = (message: ClusterMessage): ClusterMessage =>
  message.type === MessageType.BROADCAST
    ? { ...message, data: { ...message.data, packet: { ...Object(message.data.packet), data: ['catch up', {}] } } }
    : message;

/**
 * The message as JSON, in as many pieces as it takes: an event that is too long for a notification becomes «catch up»,
 * and many rooms are divided.
 */
export const fittingMessages = (message: ClusterMessage): readonly string[] => {
  const text = JSON.stringify(message);
  if (Buffer.byteLength(text) < longestPayload) return [text];
  const { rooms } = addressOf(message);
  if (rooms.length <= mostRooms) return [JSON.stringify(asCatchUp(message))];
  const half = Math.ceil(rooms.length / 2);
  return [rooms.slice(0, half), rooms.slice(half)].flatMap((part) => fittingMessages(withRooms(message, part)));
};
