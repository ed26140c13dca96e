import styled from 'styled-components';
import { theme } from '../../../ui/theme/theme';

const Mark = styled.mark`
  background: none;
  color: ${theme.color.accent};
  font-weight: 600;
`;

/** So much of the text stands before what was found, characters. */
const before = 24;

const escaped = (word: string): string => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** A found text from near its first find on, the finds marked. */
export const FoundWords = ({ text, words }: { readonly text: string; readonly words: string }) => {
  const pattern = new RegExp(`(${words.split(/\s+/).filter(Boolean).map(escaped).join('|')})`, 'giu');
  const at = text.search(pattern);
  const from = at > before ? text.indexOf(' ', at - before) + 1 : 0;
  const start = from > 0 && from <= at ? from : 0;
  const parts = text.slice(start).split(pattern);
  return (
    <>
      {start > 0 && '… '}
      {/* Every second part is a find. */}
      {parts.map((part, index) => (index % 2 === 1 ? <Mark key={`${index} ${part}`}>{part}</Mark> : part))}
    </>
  );
};
