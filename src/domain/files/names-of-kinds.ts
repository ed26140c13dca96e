import type { FileKind } from './file-kind';

/** What files of a kind are called, without the dot; `dem` is a recorded match of Counter-Strike or Dota. */
const extensions: Readonly<Record<FileKind, readonly [usual: string, ...others: string[]]>> = {
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

/** What we call a file of the kind. */
export const extensionOf = (kind: FileKind): string => extensions[kind][0];

const endings = (kinds: readonly FileKind[]): readonly string[] =>
  kinds.flatMap((kind) => extensions[kind].map((extension) => `.${extension}`));

const isKind = (name: string): name is FileKind => name in extensions;

const byEnding = new Map(
  Object.keys(extensions)
    .filter(isKind)
    .flatMap((kind) => endings([kind]).map((ending) => [ending, kind] as const)),
);

/** The kind that a file’s name promises; null for none of ours. */
export const kindOfName = (name: string): FileKind | null =>
  byEnding.get(name.slice(name.lastIndexOf('.')).toLowerCase()) ?? null;

/** Whether a file’s name promises one of the kinds: all that is known before its bytes arrive. */
export const isNamedAs = (name: string, kinds: readonly FileKind[]): boolean =>
  kinds.some((kind) => kind === kindOfName(name));

/** A file’s name with the ending of what it has become: a redrawn `дача.jpg` is saved as `дача.webp`. */
export const nameAs = (name: string, kind: FileKind): string => {
  if (isNamedAs(name, [kind])) return name;
  return `${name.replace(/(?!^)\.[^.]*$/, '')}.${extensionOf(kind)}`;
};

/** The `accept` of a field for files: `.jpg,.jpeg,.png`. */
export const acceptOf = (kinds: readonly FileKind[]): string => endings(kinds).join(',');
