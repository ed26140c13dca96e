import { WifiOff } from '../../kit/icons/wifi-off';
import styled from 'styled-components';
import { defineTexts } from '../../kit/texts/define-texts';
import { useUncoveredAnchor } from '../../kit/routing/use-uncovered-anchor';
import { theme } from '../../kit/theme/theme';
import { useOnline } from '../../kit/time/use-online';

const texts = defineTexts({ ru: { offline: 'Нет сети. Видно то, что успело загрузиться' } });

const Line = styled.p`
  position: fixed;
  top: 0;
  right: 0;
  left: 0;
  z-index: calc(${theme.layer.header} + 1);
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  height: 26px;
  padding-inline: 12px;
  background: ${theme.color.surface3};
  color: ${theme.color.warn};
  font-size: 13px;
  line-height: 1;
  white-space: nowrap;
  > svg {
    width: 14px;
    height: 14px;
  }
  /*
   * The header becomes taller by this line: sticky elements and full-height pages take it into account, and nothing is
   * covered.
   */
  :root:has(&) {
    --above: 26px;
  }
`;

const ShownLine = () => {
  useUncoveredAnchor();
  return (
    <Line>
      <WifiOff aria-hidden />
      {texts.offline}
    </Line>
  );
};

/** «Нет сети» above every page while the browser is offline. The live region exists before its text does. */
export const OfflineLine = () => {
  const online = useOnline();
  return <div role="status">{!online && <ShownLine />}</div>;
};
