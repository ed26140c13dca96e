export { syncConnections } from './notifier/connections';
export { notify, notifyAll } from './notify';
export { pushToPeople } from './push/push-to-people';
export type { StaffDecision } from './notification-facts';
export { squadNoticesAt } from './notices-at';
