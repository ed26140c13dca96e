import type { Playable } from '../playable';
import { articlePlayable, bookingPlayable, povRequestPlayable } from './domain-playables';
import {
  correctionPlayable,
  depositPaymentPlayable,
  drawPlayable,
  giftCertificatePlayable,
  reservePlayable,
  reservePartPlayable,
  withdrawalPlayable,
} from './money-playables';
import { depositPlayable, mateTogglePlayable, povUploadPlayable, rebrandingPlayable } from './page-playables';
import { squadPlayable } from './squad-playable';
import {
  appealPlayable,
  disputePlayable,
  earlyFinishPlayable,
  npdReceiptPlayable,
  payoutPlayable,
  receiptPlayable,
  refundPlayable,
} from './table-playables';

/** Every machine of the product with what is needed to play it: drawn in the documents and on /dev/machines. */
export const allPlayables: readonly Playable[] = [
  squadPlayable,
  earlyFinishPlayable,
  disputePlayable,
  mateTogglePlayable,
  rebrandingPlayable,
  depositPlayable,
  articlePlayable,
  bookingPlayable,
  povRequestPlayable,
  povUploadPlayable,
  receiptPlayable,
  refundPlayable,
  payoutPlayable,
  depositPaymentPlayable,
  withdrawalPlayable,
  reservePlayable,
  reservePartPlayable,
  giftCertificatePlayable,
  correctionPlayable,
  drawPlayable,
  npdReceiptPlayable,
  appealPlayable,
];
