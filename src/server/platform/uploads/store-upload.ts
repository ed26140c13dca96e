import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { Refusal } from '../http/refusal';
import { encodePicture, type PictureRules } from './encode-picture';
import { brokenForm, requireFile, type UploadRules } from './read-upload';
import type { FileStore } from './file-store';
import { requireKey, type FileOwner, temporaryUploadPath, newFileAddress } from './stored-files';
import { type FileKind, sniffedBytes, sniffKind } from '../../../domain/files/sniff-kind';
import { fileKinds } from './file-kinds';
import { safeFileName } from './send-file';

interface StoredUpload {
  readonly address: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly size: number;
}

const headOf = async (place: string): Promise<Buffer> => {
  const handle = await fs.open(place);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** Gives the file its name and place. */
const settle = async (files: FileStore, growing: string, owner: FileOwner, kind: FileKind) => {
  const { size } = await fs.stat(growing);
  const address = newFileAddress(owner, kind);
  await files.moveIn(requireKey(address), growing);
  return { address, kind, size };
};

/**
 * Streams a file of any size to this machine's disk and keeps it in the store when its bytes are of an admitted kind; otherwise nothing stays.
 * A picture is drawn anew: what its camera wrote into it, as the place where it was taken, goes to nobody.
 * @throws Refusal VALIDATION_ERROR without a whole file, the two codes of the rules, and those of the picture's
 */
export const storeUpload = async (
  { config, files }: { readonly config: Pick<Config, 'dataDir'>; readonly files: FileStore },
  request: FastifyRequest,
  owner: FileOwner,
  rules: UploadRules & { readonly picture: PictureRules },
): Promise<StoredUpload> => {
  const coming = await requireFile(request, rules);
  const growing = await temporaryUploadPath(config);
  try {
    await pipeline(coming.file, createWriteStream(growing, { flags: 'wx', mode: 0o640 })).catch((problem: unknown) => {
      throw brokenForm(problem) ?? problem;
    });
    if (coming.file.truncated) throw new Refusal(rules.tooLarge, { maxBytes: rules.maxBytes });
    const kind = sniffKind(await headOf(growing));
    if (kind === null || !rules.kinds.includes(kind)) throw new Refusal(rules.wrongKind);
    const name = safeFileName(coming.filename);
    if (!fileKinds[kind].picture) return { name, ...(await settle(files, growing, owner, kind)) };
    const { bytes } = await encodePicture(await fs.readFile(growing), rules.picture);
    await fs.writeFile(growing, bytes);
    return {
      name: `${path.parse(name).name}.${fileKinds.webp.extension}`,
      ...(await settle(files, growing, owner, 'webp')),
    };
  } finally {
    await fs.rm(growing, { force: true });
  }
};
