export { listLandingPaths } from './list-landing-paths';
export { type PageTexts, readPageTexts } from './page-texts';
