import type { AudioKind } from './sniff-audio';

/** Kinds of files that can be uploaded somewhere in the product. */
export type FileKind =
  | AudioKind
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'gif'
  | 'avif'
  | 'mp4'
  | 'mov'
  | 'webm'
  | 'mkv'
  | 'dem'
  | 'pdf'
  | 'zip'
  | 'text';

/** Pictures that are redrawn on arrival. */
export const pictureKinds = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const satisfies readonly FileKind[];

/** Videos: of phones (MOV), of browsers (WebM), of OBS (MKV). */
export const videoKinds = ['mp4', 'mov', 'webm', 'mkv'] as const satisfies readonly FileKind[];

/** Recordings of a game. */
export const recordingKinds = [...videoKinds, 'dem'] as const;
