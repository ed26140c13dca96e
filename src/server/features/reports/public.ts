export { waitingReports } from './read-report';
