export { askWhatIf } from './ask';
export { readBrought } from './read-brought';
export { readStrikes } from './read-strikes';
