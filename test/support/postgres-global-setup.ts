import { setUpPostgres } from './postgres-for-tests';

/** One PostgreSQL for a whole jest run, with a migrated template that each test file copies. */
export default setUpPostgres;
