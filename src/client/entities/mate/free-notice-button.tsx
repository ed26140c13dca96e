import { Bell } from '../../kit/icons/bell';
import { BellRing } from '../../kit/icons/bell-ring';
import styled from 'styled-components';
import { theme } from '../../kit/theme/theme';
import { busyText } from './busy-text';
import { useLocation, useNavigate } from 'react-router';
import { useRefusalToast } from '../../api/use-refusal-toast';
import { Button } from '../../kit/controls/button';
import type { ButtonSize } from '../../kit/controls/button-class';
import type { MateCard } from '#contract/schemas/mate-card.ts';
import { defineTexts } from '../../kit/texts/define-texts';
import { useToast } from '../../kit/toast/use-toast';
import { loginPath } from '../session/return-path';
import { useFreeNoticesQuery, useSetFreeNoticeMutation } from './mates-changes-api';

const texts = defineTexts({
  ru: {
    tell: 'Сообщить',
    tellWhen: 'Сообщить, когда освободится',
    told: 'Сообщим',
    toldWhen: 'Сообщим, когда освободится',
    wanted: (name: string) => `${name}: сообщим, когда освободится`,
    dropped: (name: string) => `${name}: сообщать не будем`,
    name: (label: string, name: string) => `${label}: ${name}`,
  },
});

const Busy = styled.div<{ $wide: boolean }>`
  display: grid;
  gap: 4px;
  justify-items: ${({ $wide }) => ($wide ? 'stretch' : 'end')};
  small {
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

export interface FreeNoticeProps {
  readonly mate: Pick<MateCard, 'id' | 'name' | 'busy'>;
  readonly signedIn: boolean;
  readonly size: ButtonSize;
  readonly wide?: boolean;
  /** The time until which they are busy is already shown next to the button. */
  readonly bare?: boolean;
}

/** Shown instead of «Позвать» while the mate plays: one notification when they are free again. Guests sign in first. */
export const FreeNoticeButton = ({ mate, signedIn, size, wide = false, bare = false }: FreeNoticeProps) => {
  const [save] = useSetFreeNoticeMutation();
  const wanted = useFreeNoticesQuery(undefined, { skip: !signedIn }).data?.includes(mate.id) ?? false;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const toggle = async (): Promise<void> => {
    try {
      await save({ params: { mateId: mate.id }, body: { wanted: !wanted } }).unwrap();
      toast.success(wanted ? texts.dropped(mate.name) : texts.wanted(mate.name));
    } catch (error) {
      showRefusal(error);
    }
  };
  const full = wanted ? texts.toldWhen : texts.tellWhen;
  return (
    <Busy $wide={wide}>
      {mate.busy !== undefined && !bare && <small>{busyText(mate.busy)}</small>}
      <Button
        variant="soft"
        size={size}
        wide={wide}
        aria-pressed={wanted}
        aria-label={texts.name(full, mate.name)}
        onClick={signedIn ? toggle : () => navigate(loginPath(`${pathname}${search}`))}
      >
        {wanted ? <BellRing aria-hidden /> : <Bell aria-hidden />}
        {size === 'sm' ? (wanted ? texts.told : texts.tell) : full}
      </Button>
    </Busy>
  );
};
