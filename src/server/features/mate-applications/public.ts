export { waitingApplications } from './list-applications';
