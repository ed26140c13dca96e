import { SquadPage } from '../../features/squad/squad-page';

/** Features do not know one another: here the squad's page gets its chat. */
export const SquadRoute = () => <SquadPage chat={() => null} />;
