import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Loaded } from '../../api/loaded';
import { AppealAct } from '../../entities/appeal/appeal-act';
import { AppealStory } from '../../entities/appeal/appeal-story';
import { useAppealBlockMutation, useOwnBlockQuery } from '../../entities/appeal/appeals-api';
import { DecisionText } from '../../entities/appeal/decision-text';
import { FormError } from '../../kit/form/form';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Stack } from '../../kit/layout/stack';
import { texts } from './texts';

const Block = ({ pass }: { readonly pass: string }) => {
  const query = useOwnBlockQuery({ body: { pass } });
  const [appeal] = useAppealBlockMutation();
  return (
    <Loaded query={query} skeleton={<Skeleton $height={120} />} missing={<FormError>{texts.blockedOver}</FormError>}>
      {(decision) => (
        <Stack $gap={16} $align="start">
          <DecisionText decision={decision} />
          <AppealStory decision={decision} />
          <AppealAct decision={decision} onSend={(words) => appeal({ body: { pass, words } }).unwrap()} />
        </Stack>
      )}
    </Loaded>
  );
};

/**
 * What a blocked person sees instead of their account: why, and the appeal. The pass is in the fragment, which no server
 * sees, and is removed from the address at once.
 */
export const BlockedAccount = () => {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [pass] = useState(() => hash.slice(1));
  useEffect(() => {
    if (hash !== '') void navigate(pathname + search, { replace: true });
  }, [navigate, hash, pathname, search]);
  return pass === '' ? <FormError>{texts.tokenLost}</FormError> : <Block pass={pass} />;
};
