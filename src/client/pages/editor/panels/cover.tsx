import { Crop } from '#client/kit/icons/crop.tsx';
import { ImageUp } from '#client/kit/icons/image-up.tsx';
import { Trash2 } from '#client/kit/icons/trash-2.tsx';
import { useState } from 'react';
import styled from 'styled-components';
import type { DraftFields } from '#contract/blog/draft.ts';
import { coverSizes } from '#domain/blog/picture-places.ts';
import { sourceOf } from '#domain/files/picture-widths.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { below, theme } from '#client/kit/theme/theme.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { texts } from '../texts';
import { choosePictures } from '../writing/insert-blocks';
import { sendImage } from '../writing/send-image';
import { CropDialog } from './crop-dialog';

const Frame = styled.div`
  margin: 20px 56px 0;
  ${below('md')} {
    margin: 16px 18px 0;
  }
`;

const Empty = styled(Stack)`
  align-items: center;
  padding: 28px 16px;
  border: 1px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.r16};
  text-align: center;
`;

const Picture = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 2.4;
  border-radius: ${theme.radius.r16};
  background: ${theme.color.surface2};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > div {
    position: absolute;
    top: 12px;
    right: 12px;
  }
  button {
    background: rgb(11 12 17 / 78%);
  }
  > small {
    position: absolute;
    bottom: 12px;
    left: 12px;
    padding: 4px 10px;
    border-radius: ${theme.radius.r8};
    background: rgb(11 12 17 / 78%);
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

interface CoverProps {
  readonly cover: DraftFields['cover'];
  readonly editable: boolean;
  readonly onChange: (cover: DraftFields['cover']) => void;
}

/** The picture above the article and on its tile. */
export const Cover = ({ cover, editable, onChange }: CoverProps) => {
  const toast = useToast();
  const [percent, setPercent] = useState<number | null>(null);
  const [cropping, setCropping] = useState(false);
  const choose = () =>
    choosePictures(false, ([file]) => {
      if (file === undefined) return;
      setPercent(0);
      sendImage(file, setPercent)
        .then(onChange)
        .catch((problem: unknown) => toast.danger(problem instanceof Error ? problem.message : texts.upload.failed))
        .finally(() => setPercent(null));
    });
  if (cover === null || percent !== null)
    return (
      <Frame>
        <Empty $gap={10}>
          <Button busy={percent !== null} whyNot={editable ? null : texts.notEditable} onClick={choose}>
            <ImageUp aria-hidden />
            {texts.chooseCover}
          </Button>
          <Quiet>{texts.coverHint}</Quiet>
        </Empty>
      </Frame>
    );
  return (
    <Frame>
      <Picture>
        <img alt={texts.cover} {...sourceOf(cover.src, coverSizes.editor)} />
        <small>{texts.coverSize(cover.width, cover.height)}</small>
        {editable && (
          <Row $gap={6}>
            <Button size="sm" onClick={choose}>
              {texts.replaceCover}
            </Button>
            <IconButton variant="soft" label={texts.cropCover} onClick={() => setCropping(true)}>
              <Crop aria-hidden />
            </IconButton>
            <IconButton variant="soft" label={texts.dropCover} onClick={() => onChange(null)}>
              <Trash2 aria-hidden />
            </IconButton>
          </Row>
        )}
      </Picture>
      {cropping && <CropDialog image={cover} initial="wide" onCropped={onChange} onClose={() => setCropping(false)} />}
    </Frame>
  );
};
