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

/** What files of a kind are called, without the dot; `dem` is a recorded match of Counter-Strike or Dota. */
const extensions: Readonly<Record<FileKind, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  gif: ['gif'],
  avif: ['avif'],
  mp4: ['mp4', 'm4v'],
  mov: ['mov'],
  webm: ['webm'],
  mkv: ['mkv'],
  dem: ['dem'],
  pdf: ['pdf'],
  zip: ['zip'],
  text: ['txt'],
  weba: ['weba'],
  ogg: ['ogg'],
  mp3: ['mp3'],
  m4a: ['m4a'],
};

const endings = (kinds: readonly FileKind[]): readonly string[] =>
  kinds.flatMap((kind) => extensions[kind].map((extension) => `.${extension}`));

/** Whether a file’s name promises one of the kinds: all that is known before its bytes arrive. */
export const isNamedAs = (name: string, kinds: readonly FileKind[]): boolean =>
  endings(kinds).some((ending) => name.toLowerCase().endsWith(ending));

/** The `accept` of a field for files: `.jpg,.jpeg,.png`. */
export const acceptOf = (kinds: readonly FileKind[]): string => endings(kinds).join(',');

/** Pictures that are redrawn on arrival. */
export const pictureKinds = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const satisfies readonly FileKind[];

/** Videos: of phones (MOV), of browsers (WebM), of OBS (MKV). */
export const videoKinds = ['mp4', 'mov', 'webm', 'mkv'] as const satisfies readonly FileKind[];

/** Recordings of a game. */
export const recordingKinds = [...videoKinds, 'dem'] as const;
