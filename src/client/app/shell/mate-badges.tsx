import type { Me } from '../../../contract/schemas/me';
import { Badge } from '../../ui/data/badge';
import { LevelBadge } from '../../ui/data/level-badge';
import { Row } from '../../ui/layout/stack';
import { texts } from './texts';

/** A mate's grade and his percent of an order. */
export const MateBadges = ({ access: { grade, percent } }: { readonly access: NonNullable<Me['mateAccess']> }) => (
  <Row $gap={8}>
    <LevelBadge level={grade} />
    <Badge>{texts.percent(percent)}</Badge>
  </Row>
);
