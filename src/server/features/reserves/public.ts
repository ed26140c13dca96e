export { changeRowsIn } from './change-rows';
export { fundReserveIn } from './fund-reserve';
export { restartAnswerTerms } from './restart-answer-terms';
export { writeReserve } from './make-link';
export { cancelReserve } from './reserve-steps';
export { lockReserve, rowsOf } from './reserve-view';
