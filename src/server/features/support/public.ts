export { forgetPasts } from './thread-past';
export { openThread } from './open-thread';
export { waitingSupport } from './admin/waiting-support';
