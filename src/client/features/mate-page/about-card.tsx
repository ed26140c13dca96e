import { usePersonTags } from '../../api/use-person-tags';
import { formatDate } from '../../ui/data/format-date';
import { Card } from '../../ui/layout/card';
import { AboutText } from '../../ui/people/about-text';
import { serverNow } from '../../ui/time/server-now';
import type { MateInGame } from './mate-in-game';
import { texts } from './texts';

/** What the mate says of himself, what he speaks, plays on and is in the game. */
export const AboutCard = ({ mate, gameId }: { readonly mate: MateInGame; readonly gameId: string }) => {
  const tags = usePersonTags(mate, gameId);
  return (
    <Card as="section" aria-label={texts.about}>
      <AboutText description={mate.description} tags={[...tags, texts.since(formatDate(Date.parse(mate.since), serverNow()))]} />
    </Card>
  );
};
