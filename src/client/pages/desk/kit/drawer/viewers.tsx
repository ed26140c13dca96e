import { Eye } from '#client/kit/icons/eye.tsx';
import { useEffect } from 'react';
import styled from 'styled-components';
import { deskLimits, type DeskSubject } from '#domain/people/desk-subject.ts';
import { useLookAtQuery, useLookAwayMutation } from '#client/entities/desk/tools-api.ts';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from '../texts';

const Word = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 8px 12px;
  border-radius: 10px;
  background: ${theme.color.infoSoft};
  color: ${theme.color.info};
  font-size: 13px;
`;

const everyMs = deskLimits.lookLasts / 3;

/** Reports to the server what is open here, and shows the operator who else has it open. */
export const Viewers = ({ subject }: { readonly subject: DeskSubject }) => {
  const { currentData } = useLookAtQuery(
    { body: { subject } },
    { pollingInterval: everyMs, refetchOnMountOrArgChange: true },
  );
  const [lookAway] = useLookAwayMutation();
  useEffect(() => () => void lookAway({ body: { subject: null, left: subject } }), [subject, lookAway]);
  const names = (currentData?.others ?? []).map(({ username }) => username);
  return names.length === 0 ? null : (
    <Word role="status">
      <Eye aria-hidden />
      {texts.alsoHere(names.join(', '))}
    </Word>
  );
};
