/** An expression that signs a person of the demo in on its page; its value is the status of the answer. */
export const signIn = (userId: string): string => `
  fetch('/dev/api/sign-in', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': decodeURIComponent(/csrf=([^;]*)/.exec(document.cookie)?.[1] ?? ''),
    },
    body: ${JSON.stringify(JSON.stringify({ userId }))},
  }).then(({ status }) => status)
`;
