import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { Refusal } from '../http/refusal';
import { encodePicture, type PictureRules } from './encode-picture';
import { brokenForm, requireFile, requireKind, type UploadRules } from './read-upload';
import { sniffedBytes, sniffKind } from './sniff-kind';
import type { FileStore } from './file-store';
import { forgetPlace } from './forget-place';
import { requireKey, type FileOwner, temporaryUploadPath, newFileAddress } from './stored-files';
import type { FileKind } from '#domain/files/file-kind.ts';
import { nameAs } from '#domain/files/names-of-kinds.ts';
import { fileKinds } from './file-kinds';
import { safeFileName } from './send-file';

interface StoredUpload {
  readonly address: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly size: number;
}

const headOf = async (filePath: string): Promise<Buffer> => {
  const handle = await fs.open(filePath);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** Moves the temporary file into the store under a new address. */
const moveToStore = async (files: FileStore, temporary: string, owner: FileOwner, kind: FileKind) => {
  const { size } = await fs.stat(temporary);
  const address = newFileAddress(owner, kind);
  await files.moveIn(requireKey(address), temporary);
  return { address, kind, size };
};

/**
 * Streams a file of any size to this machine's disk, and stores it if its bytes are of an accepted kind; otherwise
 * nothing is left. A picture is encoded anew, so that its metadata, such as the location, reaches nobody.
 * @throws Refusal VALIDATION_ERROR without a whole file, the two codes of the rules, and those of the picture's
 */
export const storeUpload = async (
  { config, files }: { readonly config: Pick<Config, 'dataDir'>; readonly files: FileStore },
  request: FastifyRequest,
  owner: FileOwner,
  rules: UploadRules & { readonly picture: PictureRules },
): Promise<StoredUpload> => {
  const file = await requireFile(request, rules);
  const temporary = await temporaryUploadPath(config);
  try {
    await pipeline(file.file, createWriteStream(temporary, { flags: 'wx', mode: 0o640 })).catch((problem: unknown) => {
      throw brokenForm(problem) ?? problem;
    });
    if (file.file.truncated) throw new Refusal(rules.tooLarge, { maxBytes: rules.maxBytes });
    const kind = requireKind(await sniffKind(await headOf(temporary)), rules);
    const name = safeFileName(file.filename);
    if (!fileKinds[kind].picture) {
      await forgetPlace(temporary);
      return { name, ...(await moveToStore(files, temporary, owner, kind)) };
    }
    const { bytes } = await encodePicture(await fs.readFile(temporary), rules.picture);
    await fs.writeFile(temporary, bytes);
    return { name: nameAs(name, 'webp'), ...(await moveToStore(files, temporary, owner, 'webp')) };
  } finally {
    await fs.rm(temporary, { force: true });
  }
};
