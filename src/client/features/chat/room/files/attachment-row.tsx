import { FileText } from '#client/kit/icons/file-text.tsx';
import { RotateCw } from '#client/kit/icons/rotate-cw.tsx';
import { X } from '#client/kit/icons/x.tsx';
import styled from 'styled-components';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { oneLine, theme } from '#client/kit/theme/theme.ts';
import { texts } from '../../texts';
import type { Attachment } from './attachment-store';
import { sizeText } from '#domain/text/size-text.ts';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 4px 4px 4px 8px;
  border-radius: 10px;
  background: ${theme.color.surface3};
  font-size: 13px;
  overflow: hidden;
  img {
    width: 32px;
    height: 32px;
    border-radius: 6px;
    object-fit: cover;
  }
  > svg {
    justify-self: center;
    color: ${theme.color.text2};
  }
`;

const Name = styled.span`
  b,
  small {
    ${oneLine}
    display: block;
    font-weight: 500;
  }
  small {
    color: ${theme.color.text2};
    font-size: 12px;
  }
  small[data-failed] {
    color: ${theme.color.danger};
    white-space: normal;
  }
`;

const Progress = styled.span<{ $percent: number }>`
  position: absolute;
  bottom: 0;
  left: 0;
  width: 100%;
  height: 2px;
  background: ${theme.color.accent};
  transform: scaleX(${({ $percent }) => $percent / 100});
  transform-origin: left;
`;

interface AttachmentRowProps {
  readonly attachment: Attachment;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

export const AttachmentRow = ({
  attachment: { file, percent, stored, failure },
  onRetry,
  onRemove,
}: AttachmentRowProps) => (
  <Row>
    {stored?.image ? <img src={stored.url} alt="" /> : <FileText aria-hidden />}
    <Name>
      <b>{file.name}</b>
      {failure === null ? (
        <small>{stored === null ? texts.uploading(percent) : sizeText(stored.size)}</small>
      ) : (
        <small data-failed>{failure}</small>
      )}
    </Name>
    {failure !== null && failure !== texts.fileTooLarge ? (
      <IconButton label={texts.retryFile(file.name)} onClick={onRetry}>
        <RotateCw aria-hidden />
      </IconButton>
    ) : (
      <span />
    )}
    <IconButton label={texts.removeFile(file.name)} onClick={onRemove}>
      <X aria-hidden />
    </IconButton>
    {stored === null && failure === null && (
      <Progress $percent={percent} role="progressbar" aria-label={file.name} aria-valuenow={percent} />
    )}
  </Row>
);
