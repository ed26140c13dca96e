import type { FastifyRequest } from 'fastify';
import type { FileKind } from '#domain/files/file-kind.ts';
import { encodePicture, type PictureRules } from './encode-picture';
import type { FileStore } from './file-store';
import { readUpload } from './read-upload';
import { type FileOwner, storeFile } from './stored-files';

interface PictureUpload extends PictureRules {
  readonly maxBytes: number;
  readonly kinds: readonly FileKind[];
}

interface StoredPicture {
  readonly src: string;
  /** Pixels of the stored picture. */
  readonly width: number;
  readonly height: number;
}

/**
 * Stores the picture in the field `file`, encoded anew as WebP without metadata, under an unguessable address. Must come
 * before the transaction that writes the row.
 * @throws Refusal `tooLarge`, `unreadable`, VALIDATION_ERROR for one too small or no whole file
 */
export const storePicture = async (
  files: FileStore,
  request: FastifyRequest,
  owner: FileOwner,
  { maxBytes, kinds, ...rules }: PictureUpload,
): Promise<StoredPicture> => {
  const { bytes } = await readUpload(request, {
    field: 'file',
    maxBytes,
    kinds,
    tooLarge: rules.tooLarge,
    wrongKind: rules.unreadable,
  });
  const picture = await encodePicture(bytes, rules);
  const src = await storeFile(files, owner, 'webp', picture.bytes);
  return { src, width: picture.width, height: picture.height };
};
