import { Manager, type Socket } from 'socket.io-client';
import { reconnectOptions } from './reconnect-options';

let manager: Manager | null = null;

/**
 * A socket of this page, not yet connected. All of them share one connection: each is a namespace of it. A socket is
 * the same object every time, so whoever closes it takes off its listeners.
 */
export const productSocket = (namespace: '/chat' | '/realtime'): Socket => {
  manager ??= new Manager({ transports: ['websocket'], autoConnect: false, ...reconnectOptions });
  return manager.socket(namespace);
};
