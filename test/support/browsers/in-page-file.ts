import path from 'node:path';

/** Where the run keeps the script that finds parts of a page. */
export const inPageFile = (): string => path.join(process.env['TEST_PROGRAMS'] ?? '', 'in-page.js');
