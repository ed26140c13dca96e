/** The day for an answer is over. */
export const povExpired = 'pov.expired';
/** A forgotten recording leaves the disk once the transaction that forgot it has been committed. */
export const povErase = 'pov.eraseFile';
