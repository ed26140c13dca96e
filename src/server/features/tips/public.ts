export { giveTips } from './give-tips';
