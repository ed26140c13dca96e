export { forgetPasts } from './thread-past';
export { openThread } from './open-thread';
export { waitingSupport } from './desk/waiting-support';
