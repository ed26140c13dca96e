import '../theme/sheets/landing';
import { Check } from '../icons/check';

interface LandingPointsProps {
  readonly label: string;
  readonly points: readonly string[];
}

/** Benefits with a tick each; nothing for an empty list. As all of `landing.css`, first screens have them too. */
export const LandingPoints = ({ label, points }: LandingPointsProps) =>
  points.length === 0 ? null : (
    <ul className="landing-points" aria-label={label}>
      {points.map((point) => (
        <li key={point}>
          <Check aria-hidden />
          {point}
        </li>
      ))}
    </ul>
  );
