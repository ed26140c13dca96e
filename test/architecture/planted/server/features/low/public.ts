export { low } from './inside';
