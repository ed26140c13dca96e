export { commitDraw } from './commit-draw';
export { createDraw } from './create-draw';
export { drawWinners, payWinners } from './draw-winners';
