import type { FastifyRequest } from 'fastify';
import type { FileKind } from '#domain/files/file-kind.ts';
import { narrowerWidths, versionsOf } from '#domain/files/picture-widths.ts';
import { encodePicture, narrowPicture, type PictureRules } from './encode-picture';
import type { FileStore } from './file-store';
import { readUpload } from './read-upload';
import { discardFile, type FileOwner, newFileAddress, type Remover, storeBytes } from './stored-files';

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
 * Stores an encoded picture under a new address of ours, and before it the narrower versions that the address tells.
 * `effort`: the encoder's, for those.
 */
export const storeVersions = async (
  files: FileStore,
  address: string,
  bytes: Buffer,
  effort?: number,
): Promise<void> => {
  for (const { address: narrower, width } of versionsOf(address)?.narrower ?? [])
    await storeBytes(files, narrower, await narrowPicture(bytes, width, effort));
  await storeBytes(files, address, bytes);
};

/**
 * Stores the picture in the field `file`, encoded anew as WebP without metadata, under an unguessable address; a still
 * one also in the narrower widths of its folder. Must come before the transaction that writes the row.
 * @throws Refusal `tooLarge`, `unreadable`, VALIDATION_ERROR for one too small or no whole file
 */
export const storePicture = async (
  app: Remover,
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
  const { bytes: encoded, width, height, animated } = await encodePicture(bytes, rules);
  const hasNarrower = !animated && narrowerWidths(owner, { width, height }).length > 0;
  const src = newFileAddress(owner, 'webp', hasNarrower ? width : undefined);
  try {
    await storeVersions(app.files, src, encoded);
  } catch (problem) {
    await discardFile(app, src);
    throw problem;
  }
  return { src, width, height };
};
