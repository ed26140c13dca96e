import type { Me } from '#contract/schemas/me.ts';
import { useSetAllowMarketingMutation } from '#client/entities/person/users-profile-api.ts';
import { Switch } from '#client/kit/form/switch.tsx';
import { SettingCard } from '../setting-card';
import { texts } from '../texts';
import { useSwitch } from '../use-choice';

/** Consent to marketing emails. The switch saves at once, optimistically. */
export const MarketingCard = ({ me }: { readonly me: Me }) => {
  const [setAllowMarketing] = useSetAllowMarketingMutation();
  const { shown, busy, change } = useSwitch(me.allowMarketing, (allowMarketing) =>
    setAllowMarketing({ body: { allowMarketing } }).unwrap(),
  );
  return (
    <SettingCard anchor="marketing" title={texts.marketing} lead={texts.marketingLead}>
      <Switch checked={shown} busy={busy} label={texts.marketingSwitch} onChange={change} />
    </SettingCard>
  );
};
