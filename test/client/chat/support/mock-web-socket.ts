import { WebSocket } from 'mock-socket';

// The socket library takes the constructor when it is first imported: import this file before it.
Object.assign(globalThis, { WebSocket });
