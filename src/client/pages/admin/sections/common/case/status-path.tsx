import styled from 'styled-components';
import { type SquadStatus, squadStatuses } from '#domain/squad/facts/squad-enums.ts';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from './texts';

const Path = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Place = styled.li<{ $lit: boolean }>`
  padding: 3px 10px;
  border: 1px solid ${({ $lit }) => ($lit ? theme.color.accent : theme.color.line)};
  border-radius: 999px;
  background: ${({ $lit }) => ($lit ? theme.color.accent : 'transparent')};
  color: ${({ $lit }) => ($lit ? theme.color.accentInk : theme.color.text3)};
  font-size: 12px;
`;

/** All statuses of a squad, with the one of this moment lit; none where it is unknown. */
export const StatusPath = ({ status }: { readonly status: SquadStatus | null }) => (
  <Path>
    {squadStatuses.map((one) => (
      <Place key={one} $lit={one === status} aria-current={one === status ? 'step' : undefined}>
        {texts.statuses[one]}
      </Place>
    ))}
  </Path>
);
