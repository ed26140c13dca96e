interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

const address = /https:\/\/[^\s<>"'«»]+/g;
/** What ends a sentence is not a part of the address in it. */
const tail = /[.,;:!?…)\]}]+$/;

const hrefOf = (text: string): string | null => {
  try {
    const { protocol, username, password, href } = new URL(text);
    return protocol === 'https:' && username === '' && password === '' ? href : null;
  } catch {
    return null;
  }
};

/** Text cut into plain parts and addresses: only https, none that hides a name before its host. */
export const splitLinks = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let done = 0;
  for (const match of text.matchAll(address)) {
    const found = match[0].replace(tail, '');
    const href = hrefOf(found);
    if (href === null) continue;
    if (match.index > done) parts.push({ text: text.slice(done, match.index), href: null });
    parts.push({ text: found, href });
    done = match.index + found.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), href: null });
  return parts;
};
