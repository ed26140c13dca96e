import { useState } from 'react';
import styled from 'styled-components';
import { failureOf } from '../../../api/api-failure';
import { useSetAvatarMutation } from '../../../api/profile-api';
import { Button } from '../../../ui/controls/button';
import { FormError } from '../../../ui/form/form-look';
import { Dialog } from '../../../ui/overlay/dialog';
import { DialogActions } from '../../../ui/overlay/dialog-look';
import { theme } from '../../../ui/theme/theme';
import { useToast } from '../../../ui/toast/use-toast';
import type { Crop } from './crop';
import { centred, fitted, maxZoom } from './crop';
import { CropStage } from './crop-stage';
import { cutSquare } from './cut-square';
import { texts } from './texts';

interface CropDialogProps {
  readonly picture: HTMLImageElement;
  readonly address: string;
  readonly onClose: () => void;
}

const Zoom = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: 296px;
  width: 100%;
  margin-inline: auto;
  color: ${theme.color.text2};
  font-size: 14px;
  input {
    flex: 1;
    min-width: 0;
    min-height: 36px;
    accent-color: ${theme.color.accent};
  }
`;

/** Cuts a square by hand and sends it; a failure keeps the picture and the choice. */
export const CropDialog = ({ picture, address, onClose }: CropDialogProps) => {
  const toast = useToast();
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const [crop, setCrop] = useState<Crop>(() => centred(size));
  const [problem, setProblem] = useState<string | null>(null);
  const [setAvatar] = useSetAvatarMutation();
  const most = maxZoom(size);

  const save = async () => {
    setProblem(null);
    const square = await cutSquare(picture, crop);
    if (square === null) return setProblem(texts.notCut);
    const body = new FormData();
    body.append('file', square, 'avatar.webp');
    try {
      await setAvatar({ body }).unwrap();
      toast.success(texts.saved);
      onClose();
    } catch (error) {
      setProblem(failureOf(error).message);
    }
    return undefined;
  };
  return (
    <Dialog title={texts.crop} description={texts.hint} onClose={onClose} width={400}>
      {problem !== null && <FormError>{problem}</FormError>}
      <CropStage picture={picture} address={address} crop={crop} onChange={setCrop} />
      {most > 1 && (
        <Zoom>
          {texts.zoom}
          <input type="range" min={1} max={most} step={0.01} value={crop.zoom} onChange={({ target }) => setCrop(fitted(size, { ...crop, zoom: Number(target.value) }))} />
        </Zoom>
      )}
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button variant="primary" onClick={save}>
          {texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
