import { ArrowLeft } from '#client/kit/icons/arrow-left.tsx';
import { ImagePlus } from '#client/kit/icons/image-plus.tsx';
import { Trash2 } from '#client/kit/icons/trash-2.tsx';
import { useState } from 'react';
import styled from 'styled-components';
import type { ArticleImage } from '#domain/blog/article-document.ts';
import { documentLimits } from '#domain/blog/article-terms.ts';
import { pictureSizes } from '#domain/blog/picture-places.ts';
import { sourceOf } from '#domain/files/picture-widths.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { below, theme } from '#client/kit/theme/theme.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { texts } from '../texts';
import { choosePictures } from '../writing/insert-blocks';
import { sendPictures } from '../writing/send-image';

const Line = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto;
  align-items: end;
  gap: 12px;
  img {
    width: 96px;
    height: 64px;
    border-radius: ${theme.radius.r8};
    object-fit: cover;
  }
`;

/** Stays in sight while twenty pictures scroll: it covers the padding of the dialog at its sides and below. */
const Foot = styled(Row)`
  position: sticky;
  bottom: 0;
  margin: 0 -24px -24px;
  padding: 12px 24px max(16px, env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line};
  border-radius: 0 0 ${theme.radius.r24} ${theme.radius.r24};
  background: ${theme.color.surface1};
  ${below('sm')} {
    margin: 0 -20px -20px;
    padding: 12px 20px max(16px, env(safe-area-inset-bottom));
    border-radius: 0;
  }
`;

interface PicturesDialogProps {
  readonly images: readonly ArticleImage[];
  readonly onDone: (images: readonly ArticleImage[]) => void;
  readonly onClose: () => void;
}

/** The pictures of a gallery: captions, order, adding and removing. */
export const PicturesDialog = ({ images, onDone, onClose }: PicturesDialogProps) => {
  const toast = useToast();
  const [shown, setShown] = useState(images);
  const [busy, setBusy] = useState(false);
  const freeSlots = documentLimits.galleryImages - shown.length;
  const describe = (index: number, alt: string) =>
    setShown((now) => now.map((one, at) => (at === index ? { ...one, alt } : one)));
  const forward = (index: number) =>
    setShown((now) => {
      const [before, one] = [now[index - 1], now[index]];
      return before && one ? [...now.slice(0, index - 1), one, before, ...now.slice(index + 1)] : now;
    });
  const add = () =>
    choosePictures(true, (files) => {
      setBusy(true);
      void sendPictures(files, freeSlots, (message) => toast.danger(message))
        .then((more) => setShown((now) => [...now, ...more]))
        .finally(() => setBusy(false));
    });
  return (
    <Dialog title={texts.blocks.gallery} width={620} onClose={onClose}>
      <Stack $gap={16}>
        <Stack as="ul" $gap={14}>
          {shown.map(({ src, alt }, index) => (
            <Line key={src}>
              <img alt="" {...sourceOf(src, pictureSizes.described)} />
              <TextField
                label={texts.picture(index + 1)}
                value={alt}
                maxLength={documentLimits.alt}
                placeholder={texts.altTitle}
                onChange={({ target }) => describe(index, target.value)}
              />
              <Row $gap={4} $wrap="nowrap">
                <IconButton label={texts.forward(index + 1)} disabled={index === 0} onClick={() => forward(index)}>
                  <ArrowLeft aria-hidden />
                </IconButton>
                <IconButton
                  label={texts.dropPicture(index + 1)}
                  onClick={() => setShown((now) => now.filter((_one, at) => at !== index))}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </Row>
            </Line>
          ))}
        </Stack>
        <Foot $justify="space-between">
          <Button busy={busy} whyNot={freeSlots <= 0 ? texts.galleryFull : null} onClick={add}>
            <ImagePlus aria-hidden />
            {texts.addPictures}
          </Button>
          <Button
            variant="primary"
            whyNot={busy ? texts.sendingPictures : shown.length === 0 ? texts.galleryEmpty : null}
            onClick={() => onDone(shown)}
          >
            {texts.save}
          </Button>
        </Foot>
      </Stack>
    </Dialog>
  );
};
