import { safeParse } from 'zod/v4/core';
import { chatFile } from '../../../../../contract/chat/chat-file';
import type { ChatFile } from '../../../../../contract/chat/chat-file';
import { csrfToken } from '../../../../api/csrf';
import { request } from '../../../../api/request';
import { texts } from '../../texts';
import { UploadRefused } from './upload-refused';

const parse = (answer: unknown): ChatFile => {
  const parsed = safeParse(chatFile, answer);
  if (!parsed.success) throw new Error(texts.uploadFailed);
  return parsed.data;
};

const formOf = (file: File): FormData => {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
};

/** `fetch` tells nothing of the bytes on their way, so this one call is made the old way. */
const sendWithProgress = (path: string, file: File, onPercent: (percent: number) => void): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.setRequestHeader('accept', 'application/json');
    call.setRequestHeader('x-csrf-token', csrfToken() ?? '');
    call.upload.addEventListener('progress', ({ loaded, total }) => onPercent(Math.floor((loaded / Math.max(total, 1)) * 100)));
    call.addEventListener('load', () => resolve({ status: call.status, text: call.responseText }));
    call.addEventListener('error', () => reject(new Error(texts.uploadFailed)));
    call.send(formOf(file));
  });

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const messageOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string' ? answer.message : texts.uploadFailed;

/**
 * Uploads a file for a message of the chat; a lapsed session is renewed on the way.
 * @throws UploadRefused with the server's words, Error in words when nothing fitting was answered
 */
export const uploadFile = async (chatId: string, file: File, onPercent: (percent: number) => void): Promise<ChatFile> => {
  const path = `/v1/chat/${chatId}/files`;
  const { status, text } = await sendWithProgress(path, file, onPercent);
  if (status === 401 || status === 403) return parse(await request({ method: 'POST', path, body: formOf(file) }));
  const answer = jsonOf(text);
  if (status >= 400) throw new UploadRefused(messageOf(answer));
  return parse(answer);
};
