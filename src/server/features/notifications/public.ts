export { notify } from './notify';
export type { StaffDecision } from './notification-facts';
