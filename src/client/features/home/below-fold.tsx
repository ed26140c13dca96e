import { GameReviews } from './game-reviews';
import { HowSteps } from './how-steps';

/** What stands below the first window: fetched when it comes near. */
export const BelowFold = ({ gameId }: { readonly gameId: string }) => (
  <>
    <HowSteps />
    <GameReviews gameId={gameId} />
  </>
);
