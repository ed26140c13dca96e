import { entity } from '../entities/entity';

export const call = entity;
