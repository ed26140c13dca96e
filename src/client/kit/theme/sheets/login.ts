import { addSheet } from '../add-sheet';

/* The sign-in page: `login.css`. */
addSheet(pageSheets.login);
