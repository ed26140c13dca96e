import fs from 'node:fs';
import path from 'node:path';

const file = path.join(__dirname, '../../../src/client/app/router/routes.ts');

/** Paths of the product's table of routes, read as text: the table itself needs a browser. */
export const productRoutes = (): readonly string[] => [...fs.readFileSync(file, 'utf8').matchAll(/^ {2}route\('([^']+)'/gm)].map(([, route]) => route ?? '');
