export { actUponRows } from './change-rows';
export { putAside } from './fund-reserve';
export { giveTimeAnew } from './give-time-anew';
export { writeReserve } from './make-link';
export { cancelReserve } from './reserve-steps';
export { lockReserve, rowsOf } from './reserve-view';
