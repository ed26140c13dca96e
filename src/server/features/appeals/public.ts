export { waitingAppeals } from './list-appeals';
