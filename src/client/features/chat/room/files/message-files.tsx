import { FileText } from 'lucide-react';
import styled from 'styled-components';
import type { ChatFile } from '../../../../../contract/chat/chat-file';
import { oneLine } from '../../../../ui/theme/mixins';
import { theme } from '../../../../ui/theme/theme';
import { texts } from '../../texts';
import { useRoom } from '../room-context';
import { formatBytes } from './format-bytes';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 6px;
  margin: 0 -4px 6px;
`;

/** Its place is taken before it has come: rows do not jump. */
const Picture = styled.button<{ $ratio: number; $width: number }>`
  display: block;
  width: ${({ $width }) => $width}px;
  max-width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: 10px;
  background: ${theme.color.surface2};
  overflow: hidden;
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Row = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 4px 10px;
  border-radius: 10px;
  background: #ffffff0d;
  font-size: 14px;
  b {
    ${oneLine}
    display: block;
    font-weight: 500;
  }
  small {
    color: ${theme.color.text2};
    font-size: 12px;
  }
`;

const boxPx = 300;

/** The width that keeps a picture within a square box, not smaller than a finger. */
const widthOf = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.max(64, Math.round(width * Math.min(1, boxPx / width, boxPx / height)));

/** Very long and very flat pictures are cropped to something that can be looked at. */
const ratioOf = ({ width, height }: { readonly width: number; readonly height: number }): number => Math.min(4, Math.max(0.4, width / height));

export const MessageFiles = ({ files }: { readonly files: readonly ChatFile[] }) => {
  const { ask } = useRoom();
  return (
    <List aria-label={texts.files}>
      {files.map((file) => (
        <li key={file.id}>
          {file.image === null ? (
            <Row href={file.url} download={file.name}>
              <FileText aria-hidden />
              <span>
                <b>{file.name}</b>
                <small>{formatBytes(file.size)}</small>
              </span>
            </Row>
          ) : (
            <Picture type="button" $ratio={ratioOf(file.image)} $width={widthOf(file.image)} aria-label={texts.picture(file.name)} onClick={() => ask({ kind: 'picture', file })}>
              <img src={file.url} alt="" loading="lazy" decoding="async" />
            </Picture>
          )}
        </li>
      ))}
    </List>
  );
};
