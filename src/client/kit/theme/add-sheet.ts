/**
 * Adds a sheet of few pages to the document, before all other styles, as the server's first screens have it: what every
 * page loads overrides it in both.
 */
export const addSheet = (css: string): void => {
  const style = document.createElement('style');
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce !== undefined) style.nonce = nonce;
  style.textContent = css;
  const first = document.head.querySelector('style');
  if (first === null) document.head.append(style);
  else first.before(style);
};
