import fs from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '../../src/client/api');

/** Routes that the RTK Query slices wrap: one greppable `call('GET /…')` for each endpoint. */
export const sliceRoutes = (): readonly string[] =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('-api.ts'))
    .flatMap((file) => [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(/\bcall(?:OrNull)?\('([A-Z]+ [^']+)'/g)].map(([, route]) => route ?? ''));
