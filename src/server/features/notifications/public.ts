export { followConnections } from './notifier/connections';
export { notify, notifyOfAll } from './notify';
export { pushToPeople } from './push/push-to-people';
export type { StaffDecision } from './notification-facts';
