import { useNavigate } from 'react-router';
import { useCreateSquadMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { texts } from '../due/texts';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { ResumeButton } from './resume-button';

/** The owner goes on here, or makes the squad anew: only `recreateFrom` of the order is heard. */
export const RecreateButtons = ({ now }: { readonly now: number }) => {
  const { view } = useSquad();
  const [create] = useCreateSquadMutation();
  const navigate = useNavigate();
  const step = useStep(view.id);
  const { gameId, category, platform, languages, slots, payMode } = view;
  const recreate = () =>
    step(async () => {
      const { id } = await create({
        body: { gameId, categoryId: category.id, platform, languages, durationMinutes: 60, slots, payMode, recreateFrom: view.id },
      }).unwrap();
      await navigate(`/${gameId}/squads/${id}`, { replace: true });
    }, texts.recreated);
  return (
    <>
      <ResumeButton now={now} />
      <Button variant="primary" onClick={recreate}>
        {texts.recreateNow}
      </Button>
    </>
  );
};
