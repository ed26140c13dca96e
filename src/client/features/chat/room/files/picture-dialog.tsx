import styled from 'styled-components';
import type { ChatFile } from '../../../../../contract/chat/chat-file';
import { Dialog } from '../../../../ui/overlay/dialog';
import { texts } from '../../texts';

const Whole = styled.img`
  display: block;
  max-width: 100%;
  max-height: 70dvh;
  margin: 0 auto;
  border-radius: 12px;
  width: auto;
  height: auto;
  object-fit: contain;
`;

const Save = styled.a`
  align-self: flex-end;
  padding: 10px 4px;
  font-weight: 600;
`;

/** A picture in full. */
export const PictureDialog = ({ file, onClose }: { readonly file: ChatFile; readonly onClose: () => void }) => (
  <Dialog title={file.name} shape="center" width={1000} onClose={onClose}>
    <Whole src={file.url} alt={file.name} width={file.image?.width} height={file.image?.height} />
    <Save href={file.url} download={file.name}>
      {texts.download}
    </Save>
  </Dialog>
);
