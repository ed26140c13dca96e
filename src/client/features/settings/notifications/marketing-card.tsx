import type { Me } from '../../../../contract/schemas/me';
import { failureOf } from '../../../api/api-failure';
import { useSetAllowMarketingMutation } from '../../../api/profile-api';
import { Switch } from '../../../ui/form/switch';
import { useToast } from '../../../ui/toast/use-toast';
import { SettingCard } from '../setting-card';
import { texts } from '../texts';

/** Consent to letters about offers. The switch saves at once and shows what will be. */
export const MarketingCard = ({ me }: { readonly me: Me }) => {
  const toast = useToast();
  const [setAllowMarketing, { isLoading, originalArgs }] = useSetAllowMarketingMutation();
  const shown = isLoading && originalArgs !== undefined ? originalArgs.body.allowMarketing : me.allowMarketing;
  const change = async (allowMarketing: boolean) => {
    try {
      await setAllowMarketing({ body: { allowMarketing } }).unwrap();
    } catch (error) {
      toast.danger(failureOf(error).message);
    }
  };
  return (
    <SettingCard anchor="marketing" title={texts.marketing} lead={texts.marketingLead}>
      <Switch checked={shown} disabled={isLoading} label={texts.marketingSwitch} onChange={(next) => void change(next)} />
    </SettingCard>
  );
};
