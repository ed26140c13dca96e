import { tearDownPostgres } from './postgres-for-tests';

export default tearDownPostgres;
