/** Signs a demo person in at a running product; returns the Cookie header of their session. */
export const demoCookie = async (url: string, username: string): Promise<string> => {
  const first = await fetch(`${url}/v1/auth/csrf`);
  const cookies = first.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const csrf = decodeURIComponent(cookies.find((pair) => pair.startsWith('csrf='))?.slice(5) ?? '');
  const people: readonly { id: string; username: string }[] = await (await fetch(`${url}/dev/api/personas`)).json();
  const userId = people.find((person) => person.username === username)?.id;
  const signedIn = await fetch(`${url}/dev/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrf, cookie: cookies.join('; ') },
    body: JSON.stringify({ userId }),
  });
  return signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');
};
