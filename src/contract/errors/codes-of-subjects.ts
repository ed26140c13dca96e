import { appealErrorCodes } from './appeal-codes';
import { stepErrorCodes } from './second-step-codes';

/** Codes that are listed beside their subject. */
export const codesOfSubjects = [...stepErrorCodes, ...appealErrorCodes] as const;
