export { type PageWords, readPageWords } from './page-words';
