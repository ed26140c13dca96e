import { shell } from '../../app/shell';
import { two } from '../two/two';

export const one = [shell, two];
