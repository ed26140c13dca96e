import { pages } from '#contract/pages.ts';
import { call } from '../api/call';

export const button = [call, pages];
