import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal';
import type { UploadRules } from './upload-rules';

/**
 * The one file of a multipart request, still on its way.
 * @throws Refusal VALIDATION_ERROR when the request is no form or the field is missing
 */
export const demandFile = async (request: FastifyRequest, { field, maxBytes }: UploadRules): Promise<MultipartFile> => {
  const missing = new Refusal('VALIDATION_ERROR', { fields: [{ path: `body.${field}`, message: 'Выбери файл' }] });
  if (!request.isMultipart()) throw missing;
  const file = await request.file({ limits: { files: 1, fields: 10, parts: 11, fileSize: maxBytes }, throwFileSizeLimit: false });
  if (!file) throw missing;
  if (file.fieldname !== field) {
    file.file.resume();
    throw missing;
  }
  return file;
};
