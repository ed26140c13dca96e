export { blockPersonIn } from './block-person';
export { grantAll } from './grant-all';
