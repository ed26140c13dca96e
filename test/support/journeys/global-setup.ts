import { setUpPostgres } from '../postgres-for-tests';
import { fillDemoTemplate } from './demo-template';

/** The run's PostgreSQL with a demo database that each journey copies. */
export default async (): Promise<void> => {
  await setUpPostgres();
  await fillDemoTemplate();
};
