import { brand } from '../../kit/routing/page-title';
import { Link } from '../../kit/routing/link';
import { useGameLink } from '../../entities/game/chosen-game';

/** The same logo as in index.html, which shows it before any script. */
export const Logo = () => {
  const link = useGameLink();
  return (
    <Link to={link('/')} className="logo" aria-label={brand}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <rect width="28" height="28" rx="8" fill="#c9f24b" />
        <circle cx="10.2" cy="14" r="5.6" fill="#12160a" />
        <circle cx="17.8" cy="14" r="5.6" fill="#12160a" />
        <ellipse cx="14" cy="14" rx="2.5" ry="4.2" fill="#c9f24b" />
      </svg>
      {brand.toLowerCase()}
    </Link>
  );
};
