import { useSyncExternalStore } from 'react';
import styled, { keyframes } from 'styled-components';
import { navigationProgress } from '../../ui/routing/navigation-progress';
import { theme } from '../../ui/theme/theme';

const grow = keyframes`from { transform: scaleX(0); } to { transform: scaleX(0.9); }`;

/** Quick loads never show it. */
const Bar = styled.div`
  position: fixed;
  top: 0;
  right: 0;
  left: 0;
  z-index: ${theme.layer.notifications};
  height: 2px;
  background: ${theme.color.accent};
  transform: scaleX(0);
  transform-origin: left;
  animation: ${grow} 6s cubic-bezier(0.1, 0.7, 0.2, 1) 150ms forwards;
`;

export const RouteProgress = () => {
  const pending = useSyncExternalStore(navigationProgress.subscribe, navigationProgress.isPending);
  return pending ? <Bar aria-hidden /> : null;
};
