import fs from 'node:fs';
import setUpJourneys from '../journeys/global-setup';
import { bundleInPage } from './bundle-in-page';
import { inPageFile } from './in-page-file';

/** As for journeys, with the script that finds parts of a page in every engine. */
export default async (): Promise<void> => {
  await setUpJourneys();
  fs.writeFileSync(inPageFile(), bundleInPage());
};
