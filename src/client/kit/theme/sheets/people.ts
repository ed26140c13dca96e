import { addSheet } from '../add-sheet';

/* The page of a person: `people.css`. */
addSheet(pageSheets.people);
