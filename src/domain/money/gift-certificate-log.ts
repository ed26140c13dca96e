import { stageLog } from '../lifecycle/stage-log';
import { giftCertificateLife } from './gift-certificate-states';

/** Steps of gift certificates; the code and the wishes stand in the certificate alone. */
export const giftCertificateLog = stageLog('certificate', 1, giftCertificateLife);
