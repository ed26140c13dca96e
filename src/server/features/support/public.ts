export { openThread } from './open-thread';
export { waitingSupport } from './admin/waiting-support';
