export { type HeldPart, holdOfPay, holdOfRegistration, holdOfReward } from './judge';
export { keyedTrace, recordTraces, signInTraces } from './record-traces';
export { giveGift } from './gift-steps';
export { waitingRings } from './desk/waiting-rings';
