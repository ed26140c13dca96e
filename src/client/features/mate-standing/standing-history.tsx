import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import type { AnswerOf } from '../../api/call';
import { formatDate } from '../../ui/data/format-date';
import { tabular } from '../../ui/theme/mixins';
import { theme } from '../../ui/theme/theme';
import { serverNow } from '../../ui/time/server-now';
import { texts } from './texts';

const Box = styled.details`
  font-size: 14px;
  summary {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    padding: 4px 0;
    border-radius: ${theme.radius.r8};
    color: ${theme.color.text2};
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      color: ${theme.color.text1};
    }
  }
  svg {
    transition: transform 140ms;
  }
  &[open] svg {
    transform: rotate(180deg);
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    padding: 8px 0;
    border-top: 1px solid ${theme.color.line};
    ${tabular}
    > :nth-child(even) {
      text-align: right;
    }
  }
  small {
    color: ${theme.color.text2};
    font-size: 13px;
    overflow-wrap: anywhere;
  }
`;

/** How level and percent have changed, newest first. */
export const StandingHistory = ({ changes }: { readonly changes: AnswerOf<'GET /v1/mates/me/standing'>['changes'] }) => (
  <Box>
    <summary>
      {texts.history}
      <ChevronDown aria-hidden />
    </summary>
    <ul>
      {changes.map(({ id, reason, grade, percentBefore, percent, comment, createdAt }) => (
        <li key={id}>
          <span>{grade.replace('_', ' ')}</span>
          <span>{percentBefore === null || percentBefore === percent ? `${percent} %` : `${percentBefore} → ${percent} %`}</span>
          <small>{comment === null ? texts.reasons[reason] : `${texts.reasons[reason]}: ${comment}`}</small>
          <small>{formatDate(Date.parse(createdAt), serverNow())}</small>
        </li>
      ))}
    </ul>
  </Box>
);
