import fs from 'node:fs';
import path from 'node:path';
import { demoClients } from '../people/demo-clients';
import { demoMates } from '../people/demo-mates';
import { drawFace } from './draw-face';
import { faceFile, faceTraits, isFeminine } from './face-traits';

/** Draws all portraits into `public/faces`: `npx tsx src/server/composition/demo/faces/write-faces.ts`. */
const folder = path.join(__dirname, '../../../../../public/faces');
fs.rmSync(folder, { recursive: true, force: true });
fs.mkdirSync(folder, { recursive: true });

const mates = Object.values(demoMates)
  .flat()
  .map(({ name, kinds }) => ({ name, feminine: kinds.includes('E_GIRL') || isFeminine(name) }));
const clients = demoClients
  .filter(({ hasPhoto }) => hasPhoto)
  .map(({ name }) => ({ name, feminine: isFeminine(name) }));

for (const { name, feminine } of [...mates, ...clients, { name: 'Смотритель', feminine: true }]) {
  fs.writeFileSync(path.join(folder, faceFile(name)), drawFace(faceTraits(name, feminine)));
}
