export { checkPasskey } from './check-passkey';
export {
  beginAuthenticator,
  confirmAuthenticator,
  consumeAnyCode,
  consumeAppCode,
  countRecoveryCodes,
  lockAuthenticator,
  renewRecoveryCodes,
} from './codes';
export { decideLoss, openLossOf } from './loss';
export { waitingLosses } from './waiting-losses';
export { keysOf } from './passkeys';
export { countCodeTry, countKeyTry, triesOf } from './tries';
export { removeSecondStep } from './remove-all';
