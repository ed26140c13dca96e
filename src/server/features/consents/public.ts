export { consentsOfNewcomer, giveConsents, takeConsentsBack } from './record-consents';
export { isConsentWanted, requireMateTerms } from './standing';
export { type TextsInForce, textsInForce } from './texts-in-force';
