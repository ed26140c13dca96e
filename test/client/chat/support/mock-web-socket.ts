import { WebSocket } from 'mock-socket';

// Socket.io reads the constructor when it is first imported: import this file before it.
Object.assign(globalThis, { WebSocket });
