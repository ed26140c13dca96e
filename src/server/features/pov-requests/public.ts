export { readCurrentPov } from './current-pov';
export { requestPov } from './request-pov';
export { waitingRecordings } from './desk/list-recordings';
