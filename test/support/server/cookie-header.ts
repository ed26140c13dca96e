/** What a browser with these cookies sends, where a test asks past `TestBrowser`. */
export const cookieHeader = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
