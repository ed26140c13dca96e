import styled from 'styled-components';
import { usePercentHistoryQuery } from '#client/entities/desk/mates-api.ts';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Loaded } from '#client/api/loaded.tsx';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import { Quiet } from '../../kit/quiet';
import { texts } from './percent-texts';

const Changes = styled.ol`
  li {
    display: grid;
    grid-template-columns: 52px minmax(0, 1fr) auto;
    gap: 0 10px;
    padding: 8px 0;
  }
  li + li {
    border-top: 1px solid ${theme.color.line};
  }
  b {
    ${tabular}
    font-weight: 600;
    white-space: nowrap;
  }
  small {
    display: block;
    color: ${theme.color.text3};
    font-size: 12px;
    overflow-wrap: anywhere;
  }
`;

/** The history of a mate's percent and level, newest first: who changed it and why. */
export const PercentHistory = ({ id }: { readonly id: string }) => (
  <Loaded
    query={usePercentHistoryQuery({ params: { id } })}
    skeleton={null}
    failedAs="list"
    empty={<Quiet>{texts.noHistory}</Quiet>}
  >
    {(changes) => (
      <Changes>
        {changes.map(({ id: change, percent, grade, reason, changedBy, comment, createdAt }) => (
          <li key={change}>
            <b>{texts.ofHundred(percent)}</b>
            <span>
              {comment ?? texts.reasons[reason]}
              <small>{[texts.level(grade), changedBy?.username].filter(Boolean).join(', ')}</small>
            </span>
            <Quiet>
              <DateText value={createdAt} />
            </Quiet>
          </li>
        ))}
      </Changes>
    )}
  </Loaded>
);
