export { listLandingPaths } from './list-landing-paths';
export { type PageWords, readPageWords } from './page-words';
