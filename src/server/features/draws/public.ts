export { createDraw } from './create-draw';
export { drawWinners, payWinners } from './draw-winners';
