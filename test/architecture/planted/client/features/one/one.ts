import { two as page } from '../../pages/two/two';
import { two } from '../two/two';

export const one = [page, two];
