export { giveCertificate } from './activate-certificate';
export { payForCertificate, writeCertificate } from './buy-certificate';
export { endCertificate } from './end-certificate';
