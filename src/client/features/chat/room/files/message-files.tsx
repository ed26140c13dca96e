import { FileText } from 'lucide-react';
import type { ChatFile } from '../../../../../contract/chat/chat-file';
import { texts } from '../../texts';
import { useRoom } from '../room-context';
import { formatBytes } from './format-bytes';
import { Album, List, Picture, Row } from './message-files-look';

const PictureButton = ({ file, image }: { readonly file: ChatFile; readonly image: NonNullable<ChatFile['image']> }) => {
  const { ask } = useRoom();
  return (
    <Picture type="button" $image={image} aria-label={texts.picture(file.name)} onClick={() => ask({ kind: 'picture', file })}>
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
                <small>{formatBytes(file.size)}</small>
              </span>
            </Row>
          </li>
        ),
      )}
    </List>
  );
};
