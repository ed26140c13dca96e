export { askPov } from './ask-pov';
export { waitingRecordings } from './admin/list-recordings';
