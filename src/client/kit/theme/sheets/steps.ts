import { addSheet } from '../add-sheet';

/* Creating a squad: `steps.css`. */
addSheet(pageSheets.steps);
