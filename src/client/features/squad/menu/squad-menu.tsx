import { BellRing } from '#client/kit/icons/bell-ring.tsx';
import { DoorOpen } from '#client/kit/icons/door-open.tsx';
import { Eye } from '#client/kit/icons/eye.tsx';
import { EyeOff } from '#client/kit/icons/eye-off.tsx';
import { Flag } from '#client/kit/icons/flag.tsx';
import { RefreshCcw } from '#client/kit/icons/refresh-ccw.tsx';
import { Scale } from '#client/kit/icons/scale.tsx';
import { SlidersHorizontal } from '#client/kit/icons/sliders-horizontal.tsx';
import { Trash2 } from '#client/kit/icons/trash-2.tsx';
import type { ReactElement } from 'react';
import { usePingSquadMutation } from '#client/entities/squad/squad-members-api.ts';
import { usePublishSquadMutation } from '#client/entities/squad/squad-members-api.ts';
import { Menu } from '#client/kit/overlay/menu.tsx';
import { MenuItem, MenuSeparator } from '#client/kit/overlay/menu-item.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { useSquad } from '../page-state/squad-page-state';
import { useStep } from '../page-state/use-step';
import { hasPaid } from '../dialogs/texts';
import { texts } from './texts';

/** Less frequent steps. One that is refused now is shown with its reason. */
export const SquadMenu = ({ trigger }: { readonly trigger: ReactElement }) => {
  const pageState = useSquad();
  const { view, state, squad: terms, me, awaited, whyNot, open } = pageState;
  const [publish] = usePublishSquadMutation();
  const [ping] = usePingSquadMutation();
  const step = useStep();
  const squad = { params: { id: view.id } };
  const moment = { by: me.id, at: serverNow() };
  const owner = terms.ownerId === me.id;
  const inGame = state.value === 'IN_A_GAME';
  const nobodyAwaited = awaited.every((id) => id === me.id);
  const setVisible = (visible: boolean) =>
    void step(() => publish({ ...squad, body: { visible } }).unwrap(), visible ? texts.published : texts.unpublished, {
      ...moment,
      type: visible ? 'squad.publish' : 'squad.unpublish',
    });
  return (
    <Menu trigger={trigger} defaultOpen align="end" width={300} label={texts.more}>
      {owner && (
        <MenuItem
          icon={<SlidersHorizontal aria-hidden />}
          whyNot={whyNot({
            ...moment,
            type: 'squad.update',
            changes: {},
            maxSlots: terms.slots,
            matesFit: { platform: true, language: true, category: true },
          })}
          onSelect={() => open({ name: 'terms' })}
        >
          {texts.terms}
        </MenuItem>
      )}
      {owner && !terms.visible && (
        <MenuItem
          icon={<Eye aria-hidden />}
          whyNot={whyNot({ ...moment, type: 'squad.publish' })}
          onSelect={() => (hasPaid(pageState) ? open({ name: 'publish' }) : setVisible(true))}
        >
          {texts.publish}
        </MenuItem>
      )}
      {owner && terms.visible && (
        <MenuItem
          icon={<EyeOff aria-hidden />}
          whyNot={whyNot({ ...moment, type: 'squad.unpublish' })}
          onSelect={() => setVisible(false)}
        >
          {texts.unpublish}
        </MenuItem>
      )}
      <MenuItem
        icon={<BellRing aria-hidden />}
        whyNot={whyNot({ ...moment, type: 'squad.ping' }) ?? (nobodyAwaited ? texts.nobodyAwaited : null)}
        onSelect={() => void step(() => ping(squad).unwrap(), texts.pinged, { ...moment, type: 'squad.ping' })}
      >
        {texts.ping}
      </MenuItem>
      {inGame && (
        <MenuItem
          icon={<Flag aria-hidden />}
          whyNot={whyNot({ ...moment, type: 'squad.requestEarlyFinish' })}
          onSelect={() => open({ name: 'earlyFinish' })}
        >
          {texts.finishEarly}
        </MenuItem>
      )}
      {(inGame || state.value === 'STARTED') && (owner || me.mateAccess !== null) && (
        <MenuItem
          icon={<RefreshCcw aria-hidden />}
          whyNot={whyNot({ ...moment, type: 'squad.needToRecreate', needed: true })}
          onSelect={() => open({ name: 'recreate' })}
        >
          {texts.recreate}
        </MenuItem>
      )}
      {inGame && (
        <MenuItem
          icon={<Scale aria-hidden />}
          whyNot={whyNot({ ...moment, type: 'squad.openDispute', wantedPercent: 100 })}
          onSelect={() => open({ name: 'dispute' })}
        >
          {texts.dispute}
        </MenuItem>
      )}
      <MenuSeparator />
      {owner ? (
        <MenuItem
          danger
          icon={<Trash2 aria-hidden />}
          whyNot={whyNot({ ...moment, type: 'squad.disband', refundPercent: null })}
          onSelect={() => open({ name: 'disband' })}
        >
          {texts.disband}
        </MenuItem>
      ) : (
        <MenuItem
          danger
          icon={<DoorOpen aria-hidden />}
          whyNot={whyNot({ ...moment, type: 'squad.leave' })}
          onSelect={() => open({ name: 'leave' })}
        >
          {texts.leave}
        </MenuItem>
      )}
    </Menu>
  );
};
