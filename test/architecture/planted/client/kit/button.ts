import { pages } from '../../../../../src/contract/pages';
import { call } from '../api/call';

export const button = [call, pages];
