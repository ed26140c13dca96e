import { Loader } from '#client/kit/icons/loader.tsx';
import { Pause } from '#client/kit/icons/pause.tsx';
import { Play } from '#client/kit/icons/play.tsx';
import { RotateCcw } from '#client/kit/icons/rotate-ccw.tsx';
import styled from 'styled-components';
import { Button } from '#client/kit/controls/button.tsx';
import { VisuallyHidden } from '#client/kit/layout/visually-hidden.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { type SoundState, useSound } from './use-sound';
import { texts } from './texts';

const LoadingIcon = styled(Loader)`
  animation: turn 1.2s linear infinite;
`;

const signs = { still: Play, loading: LoadingIcon, playing: Pause, failed: RotateCcw } as const;

const pressedIn = (state: SoundState): boolean => state === 'loading' || state === 'playing';

const Failed = styled.span`
  color: ${theme.color.danger};
  font-size: 14px;
`;

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;

interface VoiceButtonProps {
  readonly address: string;
  readonly label?: string;
}

/** Plays and stops a mate's voice; an error is shown next to the button. */
export const VoiceButton = ({ address, label = texts.listen }: VoiceButtonProps) => {
  const { state, press } = useSound(address);
  const Sign = signs[state];
  return (
    <Line>
      <Button
        variant="soft"
        aria-pressed={pressedIn(state)}
        aria-busy={state === 'loading' || undefined}
        onClick={() => press()}
      >
        <Sign aria-hidden />
        {label}
      </Button>
      <Failed role="status">{state === 'failed' && texts.failed}</Failed>
    </Line>
  );
};

/** The same button under a name; nothing for a mate without a voice. */
export const HeadVoice = ({ address }: { readonly address: string | undefined }) =>
  address === undefined ? null : (
    <div className="person-voice">
      <VoiceButton address={address} />
    </div>
  );

/** Above the card's link, in the row of the photo, so that the card does not become higher. */
const Round = styled.button<{ $state: SoundState }>`
  position: relative;
  z-index: 1;
  display: grid;
  flex-shrink: 0;
  place-items: center;
  align-self: flex-end;
  width: 44px;
  height: 44px;
  margin: 0 auto 0 8px;
  border-radius: 50%;
  background: ${({ $state }) => (pressedIn($state) ? theme.color.accent : theme.color.surface3)};
  color: ${({ $state }) =>
    $state === 'failed' ? theme.color.danger : pressedIn($state) ? theme.color.accentInk : theme.color.text1};
  &:hover {
    outline: 1px solid ${theme.color.lineStrong};
  }
  svg {
    width: 18px;
    height: 18px;
  }
`;

interface CardVoiceProps {
  readonly name: string;
  readonly address: string | undefined;
}

const RoundVoice = ({ name, address }: { readonly name: string; readonly address: string }) => {
  const { state, press } = useSound(address);
  const Sign = signs[state];
  return (
    <Round
      type="button"
      $state={state}
      aria-label={texts.listenTo(name)}
      title={state === 'failed' ? texts.failed : texts.listen}
      aria-pressed={pressedIn(state)}
      aria-busy={state === 'loading' || undefined}
      onClick={press}
    >
      <Sign aria-hidden />
      <VisuallyHidden role="status">{state === 'failed' && texts.failed}</VisuallyHidden>
    </Round>
  );
};

/** The same button in a card; nothing for a mate without a voice. */
export const CardVoice = ({ name, address }: CardVoiceProps) =>
  address === undefined ? null : <RoundVoice name={name} address={address} />;
