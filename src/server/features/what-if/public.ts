export { askWhatIf } from './ask';
export { readBrought } from './read-brought';
