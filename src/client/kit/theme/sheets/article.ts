import { addSheet } from '../add-sheet';

/* An article, and the text of the editor: `article.css`. */
addSheet(pageSheets.article);
