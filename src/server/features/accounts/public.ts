export { blockPersonIn, unblockPersonIn } from './block-person';
export { grantAll } from './grant-all';
export { waitingUndelivered } from './undelivered/desk-undelivered-handlers';
