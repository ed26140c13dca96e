/** Calls without an RTK Query slice, each with the reason. */
export const withoutSlice: readonly string[] = [
  // Made by the request helper, below RTK Query.
  'GET /v1/auth/csrf',
  'POST /v1/auth/refresh',
  'POST /v1/reads',
  // Called by payment providers and messengers, never by the page.
  'GET /provider/{provider}/callback',
  'GET /v1/auth/social/{provider}/callback',
  'GET /dev/api/sign-in/{provider}',
  'POST /provider/{provider}/callback',
  'POST /v1/notifier/max/updates',
  // Called by the service worker, which has no store.
  'POST /v1/push/answers',
  // Loaded by `img` or opened as a link.
  'GET /v1/chat/files/{id}',
  'GET /v1/pov-requests/files/{id}',
  'GET /v1/disputes/files/{id}',
  'GET /v1/admin/squads/{id}/steps.json',
  'GET /v1/admin/squads/{id}/steps/{number}/test',
  'GET /v1/admin/reports/{id}/files/{fileId}',
  'GET /v1/admin/support/threads/{chatId}/files/{fileId}',
  // Sent by an XMLHttpRequest, which reports the progress of the upload.
  'POST /v1/chat/{chatId}/files',
  'POST /v1/blog/upload',
  // Opened as a plain link.
  'GET /api/auth/logout',
];
