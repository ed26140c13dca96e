import styled from 'styled-components';
import type { ChatFile } from '#contract/chat/chat-objects.ts';
import { sizeText } from '#domain/text/size-text.ts';
import { Stack } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { OutLink } from '../../kit/quiet';
import { texts } from './texts';

const maxHeightPx = 320;

/** Its space is reserved before the picture is loaded, so that the decision does not jump. */
const Picture = styled.img`
  display: block;
  margin-bottom: 6px;
  max-width: 100%;
  max-height: ${maxHeightPx}px;
  width: auto;
  height: auto;
  object-fit: contain;
  border-radius: 10px;
  background: ${theme.color.surface3};
`;

/** Files of a message from a chat: pictures as they are, everything else to download. */
export const MessageFiles = ({ files }: { readonly files: readonly ChatFile[] }) => (
  <Stack as="ul" $gap={10}>
    {files.map(({ id, name, size, url, image }) => (
      <li key={id}>
        <OutLink href={url} target="_blank" rel="noreferrer">
          {image !== null && <Picture src={url} alt="" width={image.width} height={image.height} loading="lazy" />}
          {texts.fileLink(name, sizeText(size))}
        </OutLink>
      </li>
    ))}
  </Stack>
);
