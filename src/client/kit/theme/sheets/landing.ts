import { addSheet } from '../add-sheet';

/* Pages that introduce something: `landing.css`. */
addSheet(pageSheets.landing);
