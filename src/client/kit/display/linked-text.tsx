import { findAddresses } from '#domain/text/addresses.ts';

interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

/** Splits a text into plain parts and addresses. */
export const splitLinks = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { text: written, at, href } of findAddresses(text)) {
    if (at > done) parts.push({ text: text.slice(done, at), href: null });
    parts.push({ text: written, href });
    done = at + written.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), href: null });
  return parts;
};

/** A text by a person; the addresses in it are links. */
export const LinkedText = ({ text }: { readonly text: string }) =>
  splitLinks(text).map((part, index) =>
    part.href === null ? (
      part.text
    ) : (
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part.text}
      </a>
    ),
  );
