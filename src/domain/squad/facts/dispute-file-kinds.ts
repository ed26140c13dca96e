import { pictureKinds, recordingKinds } from '../../files/file-kind';
import { audioKinds } from '../../files/sniff-audio';

/** What may be attached to a dispute. */
export const disputeFileKinds = [...pictureKinds, ...recordingKinds, ...audioKinds, 'pdf'] as const;
