/** Calls that no RTK Query slice wraps, each for its reason. */
export const withoutSlice: readonly string[] = [
  // The request helper's own: they run below RTK Query.
  'GET /v1/auth/csrf',
  'POST /v1/auth/refresh',
  // Called by payment providers, never by the page.
  'GET /provider/{provider}/callback',
  'GET /v1/auth/social/{provider}/callback',
  'GET /dev/api/sign-in/{provider}',
  'POST /provider/{provider}/callback',
  // Shown by `img` and followed as a link.
  'GET /v1/chat/files/{id}',
  'GET /v1/pov-requests/files/{id}',
  'GET /v1/disputes/files/{id}',
  // Sent by the browser's own request, which tells how far it has come.
  'POST /v1/chat/{chatId}/files',
  'POST /v1/blog/upload',
  // Followed as a plain link.
  'GET /api/auth/logout',
];
