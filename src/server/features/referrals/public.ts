export { payReferrals } from './pay-referrals';
