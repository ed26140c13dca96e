import { useState } from 'react';
import styled from 'styled-components';
import { useAttempt } from '#client/api/use-attempt.ts';
import { Camera } from '#client/kit/icons/camera.tsx';
import { errorTable } from '#contract/errors/error-table.ts';
import { sizeText } from '#domain/text/size-text.ts';
import { avatarLimits } from '#domain/people/avatar.ts';
import { texts } from './texts';
import { centred, type Crop, fitted, maxZoom, sideOf } from './crop';
import { useSetAvatarMutation } from '#client/entities/person/users-profile-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { FileButton } from '#client/kit/controls/file-button.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { Slider } from '#client/kit/form/slider.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { CropStage } from './crop-stage';

/** The picture is cropped and scaled down before the upload, so it may be larger than the server's limit. */
const maxBytes = 30 * 1024 * 1024;

const types: ReadonlySet<string> = new Set(avatarLimits.types.map((type) => `image/${type}`));

const acceptedTypes = [...types].join(',');

/** A picture read by the browser, with the object URL to revoke. */
interface OpenedPicture {
  readonly picture: HTMLImageElement;
  readonly address: string;
}

/** Resolves to a text that says why the picture cannot be used, if it cannot. */
const openPicture = async (file: File): Promise<OpenedPicture | string> => {
  if (!types.has(file.type)) return errorTable.USERS_AVATAR_INVALID_TYPE.message;
  if (file.size > maxBytes) return texts.tooLarge(sizeText(maxBytes));
  const address = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = address;
  const readable = await picture.decode().then(
    () => true,
    () => false,
  );
  const small = Math.min(picture.naturalWidth, picture.naturalHeight) < avatarLimits.minSidePixels;
  if (readable && !small) return { picture, address };
  URL.revokeObjectURL(address);
  return readable ? texts.tooSmall : errorTable.USERS_AVATAR_INVALID_TYPE.message;
};

/** Twice the size that the server stores: the server does the final scaling. */
const maxSide = 816;

/** The chosen square as a file to upload; null when the browser cannot draw it. */
const cutSquare = (picture: HTMLImageElement, crop: Crop): Promise<Blob | null> => {
  const side = sideOf({ width: picture.naturalWidth, height: picture.naturalHeight }, crop);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.round(Math.min(side, maxSide));
  const brush = canvas.getContext('2d');
  if (brush === null) return Promise.resolve(null);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
};

interface CropDialogProps extends OpenedPicture {
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
`;

/** Crops a square by hand and uploads it; an error keeps the picture and the crop. */
const CropDialog = ({ picture, address, onClose }: CropDialogProps) => {
  const toast = useToast();
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const [crop, setCrop] = useState<Crop>(() => centred(size));
  const { run, refusal: errorText, refuse } = useAttempt();
  const [setAvatar] = useSetAvatarMutation();
  const most = maxZoom(size);

  const save = async () => {
    refuse(undefined);
    const square = await cutSquare(picture, crop);
    if (square === null) return refuse(texts.notCut);
    const body = new FormData();
    body.append('file', square, 'avatar.webp');
    await run(async () => {
      await setAvatar({ body }).unwrap();
      toast.success(texts.saved);
      onClose();
    });
    return undefined;
  };
  return (
    <Dialog title={texts.crop} description={texts.hint} focusesItself onClose={onClose} width={400}>
      {errorText !== undefined && <FormError>{errorText}</FormError>}
      <CropStage picture={picture} address={address} crop={crop} onChange={setCrop} />
      {most > 1 && (
        <Zoom>
          {texts.zoom}
          <Slider
            min={1}
            max={most}
            step={0.01}
            value={crop.zoom}
            onChange={({ target }) => setCrop(fitted(size, { ...crop, zoom: Number(target.value) }))}
          />
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

/** Reads a chosen file, says what is wrong with it, or opens the crop dialog. */
export const AvatarPicker = ({ has }: { readonly has: boolean }) => {
  const [opened, setOpened] = useState<OpenedPicture | null>(null);
  const close = () => {
    if (opened !== null) URL.revokeObjectURL(opened.address);
    setOpened(null);
  };
  return (
    <>
      <FileButton
        size="sm"
        label={has ? texts.replace : texts.choose}
        icon={<Camera aria-hidden />}
        accept={acceptedTypes}
        onPick={async ([file], gone) => {
          const next = await openPicture(file);
          if (typeof next === 'string') return next;
          await gone;
          setOpened(next);
          return undefined;
        }}
      />
      {opened !== null && <CropDialog {...opened} onClose={close} />}
    </>
  );
};
