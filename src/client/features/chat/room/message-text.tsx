import { texts } from '../texts';
import { Text } from './message-look';
import { splitLinks } from './split-links';

/** The words; addresses that begin with https can be followed, nothing else is more than text. */
export const MessageText = ({ text, deleted }: { readonly text: string; readonly deleted: boolean }) => {
  if (deleted) return <Text $faint>{texts.deleted}</Text>;
  if (text === '') return null;
  return (
    <Text>
      {splitLinks(text).map((part, index) =>
        part.href === null ? (
          part.text
        ) : (
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {part.text}
          </a>
        ),
      )}
    </Text>
  );
};
