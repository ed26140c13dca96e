/** A host alone: nothing of an address's path, port, user, or percent signs. */
const host = /^[^\s/?#:@%[\]\\]+$/;

/**
 * An email address as mail servers compare it: in lower case, its domain in ASCII (`ivan@почта.рф` is
 * `ivan@xn--80a1acny.xn--p1ai`: browsers send either). What is no address is returned in lower case.
 */
export const canonicalEmail = (typed: string): string => {
  const email = typed.toLowerCase();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 1 || !host.test(domain) || !URL.canParse(`https://${domain}`)) return email;
  return `${email.slice(0, at + 1)}${new URL(`https://${domain}`).hostname}`;
};

/** The shape of a canonical address; its name may be Latin only, since few mail servers take another. */
export const emailShape =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;
