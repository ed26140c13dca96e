import styled from 'styled-components';
import { FileText } from '#client/kit/icons/file-text.tsx';
import type { ChatFile } from '#contract/chat/chat-objects.ts';
import { oneLine, theme } from '#client/kit/theme/theme.ts';
import { texts } from '../../texts';
import { useRoom } from '../room-context';
import { sizeText } from '#domain/text/size-text.ts';

const boxPx = 300;

/** The width at which a picture fits into a square box, but is not smaller than a touch target. */
const widthOf = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.max(64, Math.round(width * Math.min(1, boxPx / width, boxPx / height)));

/** Very tall and very wide pictures are cropped. */
const ratioOf = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.min(4, Math.max(0.4, width / height));

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 6px;
  margin: 0 -4px 6px;
`;

/** Several pictures form an album: two in a row, square; an odd first one takes the whole width. */
const Album = styled.li`
  > ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 3px;
    width: ${boxPx}px;
    max-width: 100%;
    overflow: hidden;
    border-radius: 10px;
  }
  li:first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
    aspect-ratio: 2;
  }
  li {
    aspect-ratio: 1;
  }
  button {
    width: 100%;
    height: 100%;
    border-radius: 0;
  }
`;

/** Its space is reserved before the picture is loaded, so that rows do not jump. */
const Picture = styled.button<{ $image: NonNullable<ChatFile['image']> }>`
  display: block;
  width: ${({ $image }) => widthOf($image)}px;
  max-width: 100%;
  aspect-ratio: ${({ $image }) => ratioOf($image)};
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

const PictureButton = ({
  file,
  image,
}: {
  readonly file: ChatFile;
  readonly image: NonNullable<ChatFile['image']>;
}) => {
  const { openDialog } = useRoom();
  return (
    <Picture
      type="button"
      $image={image}
      aria-label={texts.picture(file.name)}
      onClick={() => openDialog({ kind: 'picture', file })}
    >
      <img src={file.url} alt="" loading="lazy" decoding="async" />
    </Picture>
  );
};

export const MessageFiles = ({ files }: { readonly files: readonly ChatFile[] }) => {
  const pictures = files.map((file) => file.image && <PictureButton file={file} image={file.image} />);
  const isAlbum = pictures.filter(Boolean).length > 1;
  const items = files.map((file, index) => ({ file, picture: pictures[index] }));
  return (
    <List aria-label={texts.files}>
      {isAlbum && (
        <Album>
          <ul>{items.map(({ file, picture }) => picture && <li key={file.id}>{picture}</li>)}</ul>
        </Album>
      )}
      {items.map(({ file, picture }) =>
        picture ? (
          !isAlbum && <li key={file.id}>{picture}</li>
        ) : (
          <li key={file.id}>
            <Row href={file.url} download={file.name}>
              <FileText aria-hidden />
              <span>
                <b>{file.name}</b>
                <small>{sizeText(file.size)}</small>
              </span>
            </Row>
          </li>
        ),
      )}
    </List>
  );
};
