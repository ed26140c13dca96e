export { requestPov } from './request-pov';
export { waitingRecordings } from './admin/list-recordings';
